import { PageLink } from '../../components/layout/page-link.tsx';
import { BookButton, CallButton } from '../../components/sections/actions.tsx';
import { FaultCard, FaultIndex } from '../../components/sections/fault-card.tsx';
import { GasEmergencyBox, gasEmergency } from '../../components/sections/gas-emergency.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { DataTable } from '../../components/ui/data-table.tsx';
import { Steps } from '../../components/ui/steps.tsx';
import { worcesterFaults } from '../../content/fault-codes.ts';
import {
  guide,
  noReset,
  otherDisplays,
  resetSteps,
  severityLegend,
  whoDoesWhat,
} from '../../content/guides/worcester-error-codes.ts';
import { GuideLayout, GuideSection } from './guide-layout.tsx';

const actions = (
  <>
    <BookButton label="Book Engineer" size="lg" />
    <PageLink to="/boiler-quotes" className={buttonClass({ variant: 'outline', size: 'lg' })}>
      Price a New Boiler
    </PageLink>
  </>
);

export function Guide() {
  return (
    <GuideLayout guide={guide} actions={actions}>
      <FaultIndex faults={worcesterFaults} />
      <GasEmergencyBox />

      <GuideSection guide={guide} id="reading">
        <p>
          A Worcester names a fault in one of three ways, and which of them you see depends on its age. Greenstar i, Si
          and CDi boilers set two letters and a three-digit number side by side. The 4000 and 8000 put the number first
          and add a letter for its kind. Junior and Ri have no screen worth the name and blink instead.
        </p>
        <p>
          On the first group, a code that flashes has locked the boiler and waits for the reset button. One that you
          only find in the menu marks a pause which ended by itself. On the 4000 and 8000 the letter tells you: V is
          locked, B blocks for a time, W warns while the boiler runs on, and O is no fault at all but a report of what
          it is doing.
        </p>
        <Callout tone="note" title="The names below are short names">
          <p>
            They are the headings under which our engineers speak of these codes. Letter and number have moved between
            generations of boiler, so some headings say less than the display does. The text under each one gives the
            maker’s sense. Your own manual decides.
          </p>
        </Callout>
        <p>Every card carries a colour and a word for how serious it is.</p>
        <DataTable
          caption="What the severities mean"
          columns={[{ label: 'Severity' }, { label: 'What it says' }, { label: 'What to do' }]}
          rows={severityLegend.map(({ severity, means, advice }) => [severity, means, advice])}
        />
        <p>Five more displays turn up often enough to be worth knowing.</p>
        <DataTable
          caption="Other displays of Greenstar boilers"
          columns={[{ label: 'Display' }, { label: 'Meaning' }]}
          rows={otherDisplays.map(({ display, means }) => [display, means])}
        />
      </GuideSection>

      <GuideSection guide={guide} id="codes">
        <ul className="fault-cards">
          {worcesterFaults.map((fault) => (
            <FaultCard key={fault.code} fault={fault} />
          ))}
        </ul>
      </GuideSection>

      <GuideSection guide={guide} id="reset">
        <p>
          Reset once, and only after you’ve found and fixed the cause: low pressure, no credit on the meter, a frozen
          pipe. Never reset more than twice. A reset repairs nothing, and it won’t clear a sensor that is open or
          shorted.
        </p>
        <Steps steps={resetSteps} />
        <p>
          Pressing again and again does harm. Every attempt that fails lets a little unburned gas into the chamber, and
          a run of them may push the first and most telling entry out of the fault history.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="no-reset">
        <Callout tone="emergency" title="Leave it off and call if">
          <ul className="plain-list">
            {noReset.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </Callout>
        <p>
          Smell gas, or is a carbon monoxide alarm sounding? Get everyone out and call{' '}
          <a href={gasEmergency.href} className="unbroken">
            {gasEmergency.display}
          </a>{' '}
          from outside, before you call us. The emergency service makes your home safe. It doesn’t repair boilers.
        </p>
        <p>
          For the rest, switch off at the boiler’s own switch or the fused spur beside it. Put a bowl under a drip,
          leave the filling valves shut, and tell us what the gauge shows.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="who">
        <p>
          The line between the two is the case. On a room-sealed boiler it is a part of the flue, so taking it off is
          gas work, and only a Gas Safe registered engineer may do it. Everything in front of it is yours to look at.
        </p>
        <DataTable
          caption="DIY fixes, and when to call an engineer"
          columns={[{ label: 'What you find' }, { label: 'You' }, { label: 'An engineer' }]}
          rows={whoDoesWhat.map(({ sign, owner, engineer }) => [sign, owner, engineer])}
        />
        <p>
          Top up by the steps in our <PageLink to="/guides/boiler-pressure-guide#repressurise">pressure guide</PageLink>
          , and take a white filling key out again afterwards: while it sits in the manifold, the valve is not shut. If
          the gauge is low again within days, stop filling.
        </p>
        <p>
          The common Greenstar parts travel on our vans, so most codes are cleared on the first visit, and what a repair
          costs is agreed before anything is fitted. Several in one year are worth setting against a new boiler; the{' '}
          <PageLink to="/guides/when-to-replace-boiler">repair-or-replace guide</PageLink> shows how.
        </p>
        <div className="actions">
          <CallButton variant="professional" />
        </div>
      </GuideSection>
    </GuideLayout>
  );
}
