import { AtlasFigure } from '../../components/drawings/atlas/atlas.tsx';
import { PageLink } from '../../components/layout/page-link.tsx';
import { BookButton, CallButton } from '../../components/sections/actions.tsx';
import { BoilerParts } from '../../components/sections/boiler-parts.tsx';
import { CodeFinder } from '../../components/sections/code-finder.tsx';
import { FaultCard } from '../../components/sections/fault-card.tsx';
import { GasEmergencyBox } from '../../components/sections/gas-emergency.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { DataTable } from '../../components/ui/data-table.tsx';
import { Steps } from '../../components/ui/steps.tsx';
import { worcesterKeys } from '../../content/brand-summaries.ts';
import { worcesterFaults } from '../../content/fault-codes.ts';
import {
  guide,
  noReset,
  numbers,
  resetSteps,
  severityLegend,
  whoDoesWhat,
} from '../../content/guides/worcester-error-codes.ts';
import { slugify } from '../../lib/slugify.ts';
import { GuideLayout, GuideSection } from './guide-layout.tsx';

const actions = (
  <>
    <BookButton label="Book Engineer" size="lg" drawnIn="sprite" />
    <PageLink to="/boiler-quotes" className={buttonClass({ variant: 'outline', size: 'lg' })}>
      Price a New Boiler
    </PageLink>
  </>
);

const finder = (
  <CodeFinder brand="worcester-bosch" keys={worcesterKeys.map(([label, card]) => ({ label, href: `#${card}` }))} />
);

export function Guide() {
  return (
    <GuideLayout guide={guide} actions={actions} tool={finder}>
      <div className="pt-8">
        <GasEmergencyBox />
      </div>

      <GuideSection guide={guide} id="numbers">
        <p>The number tells you more than the letters. Find yours, then open its card.</p>
        <DataTable
          caption="Worcester Bosch codes by number"
          columns={[{ label: 'Number' }, { label: 'What it means' }, { label: 'Card' }]}
          phone="fit"
          rows={numbers.map((row) => [
            'letters' in row ? `${row.number} (${row.letters})` : row.number,
            row.means,
            'card' in row ? (
              <a key={row.number} href={`#${slugify(row.card)}`}>
                {row.card}
              </a>
            ) : (
              <PageLink key={row.number} to="/guides/boiler-service-maintenance">
                Service
              </PageLink>
            ),
          ])}
        />
      </GuideSection>

      <GuideSection guide={guide} id="reading" folded>
        <p>What you see depends on the model:</p>
        <ul>
          <li>
            Greenstar i, Si and CDi show two letters and a number, such as EA 227. If the code flashes, the boiler is
            locked until you reset it. A code that’s only in the menu has cleared itself.
          </li>
          <li>
            Greenstar 4000 and 8000 show a number and a letter. V is locked, B is blocked for a time and W is a warning.
            O isn’t a fault.
          </li>
        </ul>
        <Callout tone="note" title="Your manual decides">
          <p>
            The names on the cards are the short names our team uses. Letters and numbers have changed between models,
            so the text under each name gives Worcester’s own meaning.
          </p>
        </Callout>
        <DataTable
          caption="How serious is it?"
          columns={[{ label: 'Severity' }, { label: 'What it means' }, { label: 'What to do' }]}
          rows={severityLegend.map(({ severity, means, advice }) => [severity, means, advice])}
        />
      </GuideSection>

      <GuideSection guide={guide} id="codes">
        <BoilerParts
          fuel="gas"
          issues={worcesterFaults.map(({ code, name, fixes }) => ({ code, issue: name, replaced: fixes.join() }))}
        />
        <ul className="fault-cards">
          {worcesterFaults.map((fault) => (
            <FaultCard key={fault.code} fault={fault} />
          ))}
        </ul>
      </GuideSection>

      <GuideSection guide={guide} id="reset">
        <p>
          Reset once, and only after you’ve fixed a simple cause such as low pressure, no credit or a frozen pipe. Never
          reset more than twice.
        </p>
        <Steps steps={resetSteps} />
        <AtlasFigure of="flue" caption="In frost, thaw the condensate pipe from the ground before you reset." />
      </GuideSection>

      <GuideSection guide={guide} id="no-reset">
        <Callout tone="emergency" title="Leave it off and call if">
          <ul className="plain-list">
            {noReset.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </Callout>
        <AtlasFigure of="meter" caption="The gas is on while the handle lies along the pipe." />
        <p>
          If you smell nothing and no alarm sounds, switch the boiler off at its own switch or at the fused spur beside
          it. Leave the filling valves shut, put a bowl under any drip and tell us what the gauge reads.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="who" folded>
        <p>
          You can check anything in front of the case. On a room-sealed boiler the case is part of the flue, so only a
          Gas Safe registered engineer may take it off.
        </p>
        <DataTable
          caption="DIY fixes, and when to call an engineer"
          columns={[{ label: 'What you find' }, { label: 'You' }, { label: 'Our engineer' }]}
          rows={whoDoesWhat.map(({ sign, owner, engineer }) => [sign, owner, engineer])}
        />
        <AtlasFigure of="filling" caption="A filling loop. Yours may have a lever or a key instead." />
        <p>
          The steps for topping up are in our{' '}
          <PageLink to="/guides/boiler-pressure-guide#repressurise">pressure guide</PageLink>. If your boiler has a
          white filling key, take it out afterwards, or the valve isn’t safely shut. Don’t top up again if the gauge is
          low within days. Call us.
        </p>
        <p>
          We carry common Greenstar parts, so we clear most codes on the first visit. If you’ve had several in a year,
          our <PageLink to="/guides/when-to-replace-boiler">repair-or-replace guide</PageLink> helps you decide.
        </p>
        <div className="actions">
          <CallButton drawnIn="sprite" />
        </div>
      </GuideSection>
    </GuideLayout>
  );
}
