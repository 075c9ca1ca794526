import { PressureDial } from '../../components/charts/pressure-dial.tsx';
import { PipeSteps } from '../../components/drawings/pipe-steps.tsx';
import { PageLink } from '../../components/layout/page-link.tsx';
import { CallButton } from '../../components/sections/actions.tsx';
import { GasEmergencyBox } from '../../components/sections/gas-emergency.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { DataTable } from '../../components/ui/data-table.tsx';
import { RuledList } from '../../components/ui/ruled-list.tsx';
import {
  fillingDevices,
  formatBar,
  guide,
  highPressureCauses,
  lossRates,
  lowPressureCauses,
  pressure,
  repressuriseSteps,
  riseTests,
  scenarios,
} from '../../content/guides/boiler-pressure-guide.ts';
import { GuideCall, GuideLayout, GuideSection } from './guide-layout.tsx';

/** Where the needle of the large dial stands, in bar: the top of the recommended reading. */
const shownReading = pressure.recommended[1];

/** What the small dials show: at the start, while filling, when full, and the next morning. */
const [begun, opened, filled, settled] = [0, 3, 4, 6].map((step) => repressuriseSteps[step]?.reading ?? 0) as [
  number,
  number,
  number,
  number,
];

const actions = (
  <>
    <PageLink to="/boiler-quotes" className={buttonClass({ variant: 'hero', size: 'lg' })}>
      Get Free Quote
    </PageLink>
    <PageLink to="/guides/boiler-service-maintenance" className={buttonClass({ variant: 'outline', size: 'lg' })}>
      Read the Service Guide
    </PageLink>
  </>
);

export function Guide() {
  return (
    <GuideLayout guide={guide}>
      <GuideSection guide={guide} id="what-it-is">
        <p>
          A modern heating system is a closed loop: boiler, pipes, radiators and back again, filled once and sealed. The
          gauge shows how hard the water in that loop presses on its walls while nothing is moving, in bar. One bar
          holds up a column of water about ten metres tall, so part of the reading is simply the weight of the water
          standing above the boiler, and the rest is what was pumped in on top of it when the system was filled.
        </p>
        <p>
          It is not the pressure at your taps. They are fed by the mains and may run strongly while the heating loop
          stands at zero. Nor has it anything to do with gas; that pressure an engineer measures with separate
          equipment.
        </p>
        <p>
          {`Two parts keep the loop within bounds. The expansion vessel is a steel drum with a rubber diaphragm across it, water on one side and air or nitrogen on the other; as the water warms and swells, that cushion of gas gives way. The relief valve is the last resort. It opens at about ${pressure.relief} bar and lets water out through a copper pipe that ends on an outside wall, usually bent back to face the bricks. A damp patch below that pipe is the first thing we look for.`}
        </p>
        <p>
          Older systems with a small tank in the loft are open to the air. They have no gauge and no filling loop, and
          nothing below applies to them.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="normal">
        <p>
          {`Read the gauge before the heating or a hot tap has run, first thing in the morning for choice. Cold, anything in the range ${formatBar(pressure.cold)} is right and ${formatBar(pressure.recommended)} is a good place to leave it. With the radiators hot expect ${formatBar(pressure.hot)}.`}
        </p>
        <PressureDial
          needle={shownReading}
          caption={`The dial on your boiler. The needle shows ${formatBar(shownReading)}, right for a cold system.`}
        />
        <p>
          {`Water takes up about 3% more room at 80 °C than at 10 °C, and the needle gains ${formatBar(pressure.rise)} while that happens. A boiler that goes from 1.2 cold to 1.7 hot is in good health. If yours passes 2 bar, find out why. At ${formatBar(pressure.limit)} switch it off, let it cool and call us. Don’t add water: the relief valve is close to opening.`}
        </p>
        <p>
          {`When the pressure is too low, most boilers stop at about ${formatBar(pressure.cutOut)} and show a code. It’s F22 on a `}
          <PageLink to="/services/vaillant">Vaillant</PageLink> or a recent{' '}
          <PageLink to="/services/glow-worm">Glow-worm</PageLink>, F1 on an{' '}
          <PageLink to="/services/ideal">Ideal Logic</PageLink> and 1017 W on a recent Worcester. Some older boilers
          never cut out at all, so go by the gauge.
        </p>
        <h3>Tall houses, flats and dials with two hands</h3>
        <p>
          {`Each metre of pipe above the gauge costs ${formatBar(pressure.perMetre)}. In a London terrace of four or five floors with the boiler in the basement, the figures above may not lift water to the top radiator, and an engineer sets a higher cold reading and a vessel charge to match. In a flat on one level the low end of the range is ample. A figure in your manual, or on a label left by whoever filled the system, comes before ours.`}
        </p>
        <p>
          On a dial with a coloured hand beside the black one, the coloured hand is a marker the installer set, and it
          stays where it was put. Boilers without a dial show the reading on the display or a button press away from it.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="low">
        <p>
          Water does not wear out. When the reading falls and stays down, either air has left the loop or water has, and
          the list of ways out is short.
        </p>
        <RuledList items={lowPressureCauses} />
        <p>The speed of the fall tells you which of them to fear.</p>
        <DataTable
          caption="How often you have to top up, and what it means"
          columns={[{ label: 'Topping up' }, { label: 'Verdict' }, { label: 'What to do' }]}
          rows={lossRates.map(({ every, verdict, action }) => [every, verdict, action])}
        />
        <Callout tone="warning" title="Do not keep topping up">
          <p>
            Every fill brings fresh oxygen, which rusts radiators from inside, thins the inhibitor, and in London adds a
            little more hardness for the heat exchanger to collect. A system filled every week can ruin a boiler that
            the leak itself would never have touched.
          </p>
        </Callout>
      </GuideSection>

      <GuideSection guide={guide} id="repressurise">
        <p>
          Ten minutes, no tools beyond a towel. Do it with the boiler switched off and cold, the gauge in sight, and
          only if you know why the reading fell. Look for water first: under the boiler, round the radiators, below the
          copper pipe outside. If anything is wet, or the gauge reads zero for no reason you know, do not fill.
        </p>
        <h3>Which filling device have you got?</h3>
        <RuledList items={fillingDevices} as="h4" />
        <h3>The seven steps</h3>
        <PipeSteps steps={repressuriseSteps} band={pressure.cold} />
        <p className="note">
          {`The small dials show what a system that began at ${formatBar(begun)} should read: the same until step 4, then ${opened.toFixed(1)} as the water comes in, ${filled.toFixed(1)} where you stop and ${settled.toFixed(1)} cold next morning. The blue stretch is the cold range.`}
        </p>
        <p>
          Afterwards bleed any radiator that is cold at the top and read the gauge again. Write the cold figure of the
          next morning, with the date, where you will find it.
        </p>
        <h3>{`If you went past ${pressure.refill[1]}`}</h3>
        <p>
          With the boiler off and cool, open the bleed valve of a downstairs radiator a quarter of a turn with a cloth
          under it, and let water out little by little until the needle is back in range. Do not turn the knob of the
          relief valve to save time. It may not seal again, and then you own a leak.
        </p>
        <h3>The hose comes off</h3>
        <p>
          In a house the water of a heating circuit counts as a contaminated fluid, and the water fittings regulations
          allow a temporary hose only with a double check valve, to be removed after filling and its ends capped. Many
          are left on. Taking yours off also removes a common cause of pressure that climbs by itself. Links built into
          the boiler carry a backflow device of their own and stay where they are.
        </p>
        <Callout tone="emergency" title="Never">
          <ul className="plain-list">
            <li>fill a boiler that is hot or has run dry</li>
            <li>walk away from an open filling loop</li>
            <li>{`run the boiler at ${formatBar(pressure.limit)} or more, or with no reading at all`}</li>
            <li>cap the relief valve’s pipe, or touch the valve or the vessel</li>
            <li>take the case off: on a room-sealed boiler it is part of the flue, and opening it is gas work</li>
          </ul>
        </Callout>
      </GuideSection>

      <GuideSection guide={guide} id="call">
        <p>Put the filling loop down and ring an engineer when</p>
        <ul>
          <li>the gauge reads zero and you know of no reason, or water shows anywhere,</li>
          <li>you have topped up once and the reading is low again within a month,</li>
          <li>{`the needle passes ${formatBar(pressure.limit)}, or climbs with the filling loop closed and the heating off,`}</li>
          <li>the outdoor pipe drips, or has left a fan of scale below it,</li>
          <li>the filling valves are stiff, weep, or have lost their handles,</li>
          <li>a code comes back after the second reset.</li>
        </ul>
        <p>
          A reset clears the display, not the fault. Do it once. A second time is fair only when you have found and put
          right an ordinary cause, such as too little water. There is never a third.
        </p>
        <p>
          On the visit we read vessel and valve with the water side at zero, shut the boiler off from the pipework to
          learn which half is losing, and check the condensate for heating water. Most of the parts are on the van. You
          see a price and say yes before any of them is fitted; what the usual ones cost stands in our guide on{' '}
          <PageLink to="/guides/when-to-replace-boiler#repair-or-replace">repairing or replacing</PageLink>.
        </p>
        <div className="actions">
          <CallButton variant="professional" />
        </div>
        <GasEmergencyBox />
      </GuideSection>

      <GuideSection guide={guide} id="high">
        <p>
          Low pressure leaves you cold. High pressure breaks things, which is why the relief valve exists and why it
          must never be defeated.
        </p>
        <h3>The risks</h3>
        <p>
          {`Above 2 bar every seal, radiator valve and joint works harder than it need, and the weakest starts to weep. At about ${pressure.relief} bar the relief valve opens and throws water outside. It is made to do that rarely: grit lodges on the seat, the valve lets by from then on, and a system that was too full is, a week later, empty. In frost the dripping pipe can freeze and block.`}
        </p>
        <h3>The causes</h3>
        <RuledList items={highPressureCauses} as="h4" />
        <p>
          Which one is it? Close the filling loop, take the hose off if there is one, note the reading, and look again
          after an evening of heating and after a cold night.
        </p>
        <DataTable
          caption="What the needle does once the filling valves are shut"
          columns={[{ label: 'The needle' }, { label: 'Points to' }, { label: 'What an engineer does' }]}
          rows={riseTests.map(({ sign, part, next }) => [sign, part, next])}
        />
        <h3>How to reduce it</h3>
        <ol>
          <li>Switch the boiler off and let the system go cold before you judge it.</li>
          <li>See that both filling valves are shut and the hose is off.</li>
          <li>{`If it still reads more than 1.5 cold, bleed a radiator a cupful at a time, back to ${formatBar(pressure.recommended)}.`}</li>
          <li>Turn the boiler on, and read it hot an hour later and cold next morning. Both figures in range: done.</li>
        </ol>
        <p>
          If it goes up again, stop bleeding. You would be pouring away treated water to hide a fault that stays where
          it is.
        </p>
        <h3>Prevention</h3>
        <p>
          Glance at the gauge on the first of the month and after every bleeding. Have the vessel’s charge checked at
          the yearly service: it can only be read with the water drained to zero pressure, which is why a hurried visit
          leaves it out, and recharging one that has gone soft is cheap. Replace a hose whose valves have to be forced.
          And keep a note inside the cupboard door; three dated readings tell an engineer more than any description.
        </p>
        <Callout tone="warning" title={`${formatBar(pressure.limit)} is the stop line`}>
          <p>
            Switch the boiler off, let it cool and call us. Don’t add water, and leave the pump and the valves alone.
            The fault needs an engineer before the boiler runs again.
          </p>
        </Callout>
      </GuideSection>

      <GuideSection guide={guide} id="troubleshooting">
        <p>Eight situations we are called to, and how far you can take each of them before we come.</p>
        <DataTable
          caption="Pressure faults by what you see"
          columns={[{ label: 'You see' }, { label: 'It means' }, { label: 'You' }, { label: 'An engineer' }]}
          rows={scenarios.map(({ sees, means, owner, engineer }) => [sees, means, owner, engineer])}
        />
        <p>
          A code on the display narrows it further. Note letters and numbers before you reset anything: the{' '}
          <PageLink to="/guides/worcester-error-codes">Worcester guide</PageLink> shows how a message that sounds like
          low pressure can mean something else, and each <PageLink to="/services/baxi#issues">maker’s page</PageLink>{' '}
          lists its own.
        </p>
      </GuideSection>

      <GuideCall guide={guide}>{actions}</GuideCall>
      <GuideSection guide={guide} id="conclusion">
        <p>
          {`Remember three figures: cold ${formatBar(pressure.cold)}, hot ${formatBar(pressure.hot)}, never above ${formatBar(pressure.limit)}. Above that, switch off, let it cool and call us.`}
        </p>
        <p>
          Low after bleeding? Top up once, by the seven steps. If it’s low again, call us: there’s a leak, a flat vessel
          or a worn valve.
        </p>
      </GuideSection>
    </GuideLayout>
  );
}
