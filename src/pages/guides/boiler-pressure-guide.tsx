import { PressureDial } from '../../components/charts/pressure-dial.tsx';
import { PressureTable } from '../../components/charts/pressure-table.tsx';
import { Atlas, AtlasFigure } from '../../components/drawings/atlas/atlas.tsx';
import { PipeSteps } from '../../components/drawings/pipe-steps.tsx';
import { PageLink } from '../../components/layout/page-link.tsx';
import { CallButton } from '../../components/sections/actions.tsx';
import { GasEmergencyBox } from '../../components/sections/gas-emergency.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { DataTable } from '../../components/ui/data-table.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { RuledList } from '../../components/ui/ruled-list.tsx';
import {
  fillingByBrand,
  guide,
  highPressureCauses,
  lossRates,
  lowPressureCauses,
  repressuriseSteps,
  scenarios,
} from '../../content/guides/boiler-pressure-guide.ts';
import { formatBar, pressure } from '../../content/pressure.ts';
import { inWords } from '../../lib/in-words.ts';
import { GuideCall, GuideLayout, GuideSection } from './guide-layout.tsx';

/** Where the needle of the large dial stands at first, in bar: the top of the recommended reading. */
const shownReading = pressure.recommended[1];

/** What the small dials show: at the start, when full, and the next morning. */
const [begun, filled, settled] = [0, 4, 6].map((step) => repressuriseSteps[step]?.reading ?? 0) as [
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
    <GuideLayout guide={guide} figure={<PressureDial reading={shownReading} />}>
      <GuideSection guide={guide} id="what-it-is" folded>
        <p>
          It’s the pressure of the water sealed inside your boiler, pipes and radiators, measured in bar. It has nothing
          to do with your taps, which run on mains pressure.
        </p>
        <p>
          {`Two parts control it. The expansion vessel holds a cushion of air that takes the extra volume as the water heats up. The relief valve opens at about ${pressure.relief} bar and lets water out through a copper pipe on an outside wall. A damp patch below that pipe is the first thing we look for.`}
        </p>
        <Atlas of="parts" />
        <p className="note">In a combi, 8 is the expansion vessel and 10 the relief valve.</p>
        <p>
          If a small tank in the loft feeds your radiators, you have no gauge and no filling loop, and this guide isn’t
          for you.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="normal">
        <p>
          {`Cold, your boiler should read ${formatBar(pressure.cold)}. With the radiators hot, expect ${formatBar(pressure.hot)}. Read it cold before the heating or a hot tap has run, ideally first thing in the morning.`}
        </p>
        <PressureTable caption="What each reading means, by the marks on the dial at the top" />
        <p>
          {`Water expands as it heats, so the reading normally rises by ${formatBar(pressure.rise)}. From 1.2 cold to 1.7 hot is fine. If yours passes 2 bar, find out why. At ${formatBar(pressure.limit)} switch it off, let it cool and call us. Don’t add water.`}
        </p>
        <p>
          {`Below about ${formatBar(pressure.cutOut)} most boilers stop and show a fault code. It’s F22 on a `}
          <PageLink to="/services/vaillant">Vaillant</PageLink> or a recent{' '}
          <PageLink to="/services/glow-worm">Glow-worm</PageLink>, F1 on an{' '}
          <PageLink to="/services/ideal">Ideal Logic</PageLink> and 1017 W on a recent{' '}
          <PageLink to="/services/worcester-bosch">Worcester</PageLink>. Some older boilers don’t stop, so go by the
          gauge.
        </p>
        <h3>What if I live in a tall house or a flat?</h3>
        <p>
          {`A tall house may need a higher figure. Every metre of height above the gauge takes ${formatBar(pressure.perMetre)}. With four or five floors and the boiler in the basement, an engineer sets a higher cold pressure. In a flat on one level, 1.0 bar is plenty. If your manual or your engineer gives another figure, use that.`}
        </p>
        <h3>Which hand do I read?</h3>
        <p>
          Read the black hand. A coloured hand is only a marker set by the installer. If there’s no dial, look on the
          display or in its menu.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="low" folded>
        <p>Either air or water has left the system. These are the eight causes we find.</p>
        <RuledList items={lowPressureCauses} />
        <AtlasFigure
          of="radiator"
          caption="The bleed valve is at the top, where air collects. Sludge lies at the foot."
        />
        <p>How often you have to top up tells you how urgent it is.</p>
        <DataTable
          caption="How often you top up, and what to do"
          columns={[{ label: 'Topping up' }, { label: 'What it means', bare: true }, { label: 'What to do' }]}
          rows={lossRates.map(({ every, verdict, action }) => [every, verdict, action])}
        />
        <Callout tone="warning" title="Don’t keep topping up">
          <p>
            Fresh water brings oxygen, which rusts your radiators from the inside. It also dilutes the inhibitor, the
            chemical that protects them, and in London it adds limescale.
          </p>
        </Callout>
      </GuideSection>

      <GuideSection guide={guide} id="repressurise">
        <p>
          You can top up yourself if the boiler is off and cold and you know why the pressure fell. It takes ten minutes
          and you only need a towel. If anything is wet, or the gauge reads zero and you don’t know why, don’t fill it.
          Call us.
        </p>
        <h3>Which filling device do I have?</h3>
        <DataTable
          caption="Filling device by brand, as we usually find it"
          columns={[{ label: 'Boiler' }, { label: 'What to look for' }, { label: 'What to open' }]}
          rows={fillingByBrand.map(({ boilers, device, open }) => [boilers, device, open])}
        />
        <p>
          A valve is shut when its handle, or the slot in its screw, lies across the pipe. Installers sometimes put the
          loop elsewhere, so check your manual.
        </p>
        <AtlasFigure of="filling" caption="A filling loop: water flows while both valves are open." />
        <Disclosure head={<h3>{`The ${inWords(repressuriseSteps.length)} steps`}</h3>} open>
          <PipeSteps steps={repressuriseSteps} />
          <p className="note">
            {`The small dials show a gauge that starts at ${formatBar(begun)}, reads ${filled.toFixed(1)} when you stop and ${settled.toFixed(1)} cold the next morning. The blue band is the cold range.`}
          </p>
          <p>Afterwards, bleed any radiator that’s cold at the top and check the gauge again.</p>
        </Disclosure>
        <h3>{`What if I go past ${pressure.refill[1]} bar?`}</h3>
        <p>
          With the boiler off and cool, open the bleed valve on a downstairs radiator a quarter turn. Hold a cloth under
          it and let a little water out at a time. Don’t turn the knob on the relief valve, because it may not seal
          again.
        </p>
        <h3>Do I have to remove the filling hose?</h3>
        <p>
          Yes, if it’s a braided hose. Heating water counts as contaminated, so the water regulations say the hose
          should come off after filling and both ends should be capped. Links built into the boiler have their own
          backflow protection and stay on.
        </p>
        <Callout tone="emergency" title="Never">
          <ul className="plain-list">
            <li>fill a boiler that’s hot or has run dry</li>
            <li>walk away from an open filling loop</li>
            <li>{`run the boiler at ${formatBar(pressure.limit)} or more, or with no reading at all`}</li>
            <li>cap the relief valve’s pipe, or touch the valve or the expansion vessel</li>
            <li>take the case off: on a room-sealed boiler it’s part of the flue, so that’s gas work</li>
          </ul>
        </Callout>
      </GuideSection>

      <GuideSection guide={guide} id="call">
        <p>Leave the filling loop closed and call us if:</p>
        <ul>
          <li>the gauge reads zero and you don’t know why, or you can see water</li>
          <li>you’ve topped up once and it’s low again within a month</li>
          <li>{`the gauge goes past ${formatBar(pressure.limit)}, or climbs with the loop closed and the heating off`}</li>
          <li>the copper pipe outside drips</li>
          <li>the filling valves are stiff, drip or have lost their handles</li>
          <li>a fault code comes back after a reset</li>
        </ul>
        <p>
          We check the expansion vessel and the relief valve, then shut the boiler off from the pipes to find out which
          side is leaking. Most repairs are done on that visit, and you’ll have a price before we fit anything. Our
          guide to <PageLink to="/guides/when-to-replace-boiler#repair-or-replace">repairing or replacing</PageLink> has
          the usual prices.
        </p>
        <AtlasFigure of="flue" caption="Outside: the copper relief pipe should be dry." />
        <div className="actions">
          <CallButton drawnIn="sprite" />
        </div>
        <GasEmergencyBox />
      </GuideSection>

      <GuideSection guide={guide} id="high" folded>
        <p>
          {`High pressure usually comes from an open filling valve or a flat expansion vessel. Above ${formatBar(pressure.limit)}, switch off, let it cool and call us. Don’t add water.`}
        </p>
        <h3>The risks</h3>
        <p>
          {`Above 2 bar, seals and joints are under strain and the weakest can start to leak. At about ${pressure.relief} bar the relief valve opens. Grit can stop it closing again, and then the system keeps losing water.`}
        </p>
        <h3>The causes</h3>
        <p>
          Close the filling loop, take the hose off if you have one and note the reading. Look again after an evening of
          heating, then after a cold night.
        </p>
        <DataTable
          caption="Why boiler pressure rises"
          columns={[{ label: 'The reading' }, { label: 'Likely cause' }, { label: 'What fixes it' }]}
          rows={highPressureCauses.map(({ sign, cause, cure }) => [sign, cause, cure])}
        />
        <AtlasFigure
          of="vessel"
          caption="A charged expansion vessel, and a flat one: no air is left to take up the water."
        />
        <h3>How to reduce it</h3>
        <p>{`You can do this if the gauge has stayed below ${formatBar(pressure.limit)}. If it hasn’t, call us.`}</p>
        <ol>
          <li>Switch the boiler off and let the system go cold.</li>
          <li>Check that both filling valves are shut and the hose is off.</li>
          <li>{`If it still reads more than 1.5 bar cold, bleed a radiator a cupful at a time, down to ${formatBar(pressure.recommended)}.`}</li>
          <li>Turn the boiler on. Read the gauge hot after an hour, and cold the next morning.</li>
        </ol>
        <p>If it climbs again, stop bleeding and call us.</p>
        <h3>Prevention</h3>
        <p>
          Check the gauge once a month, and whenever you’ve bled a radiator. Have the expansion vessel tested at the
          yearly service. Recharging it is cheap.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="troubleshooting" folded>
        <p>Find what you see, then what you can safely do about it.</p>
        <DataTable
          caption="Pressure faults by what you see"
          columns={[{ label: 'What you see' }, { label: 'What it means' }, { label: 'You' }, { label: 'Our engineer' }]}
          rows={scenarios.map(({ sees, means, owner, engineer }) => [sees, means, owner, engineer])}
        />
        <p>
          Is there a fault code too? Write down its letters and numbers before you reset anything. Look it up in our{' '}
          <PageLink to="/guides/worcester-error-codes">Worcester guide</PageLink> or on your brand’s page, such as{' '}
          <PageLink to="/services/baxi#issues">Baxi</PageLink>.
        </p>
      </GuideSection>

      <GuideCall guide={guide}>{actions}</GuideCall>
      <GuideSection guide={guide} id="conclusion">
        <p>
          {`Remember three figures: ${formatBar(pressure.cold)} cold, ${formatBar(pressure.hot)} hot and never above ${formatBar(pressure.limit)}.`}
        </p>
        <p>
          If it’s low again within a month of topping up, call us. There’s a leak, a flat expansion vessel or a worn
          valve.
        </p>
      </GuideSection>
    </GuideLayout>
  );
}
