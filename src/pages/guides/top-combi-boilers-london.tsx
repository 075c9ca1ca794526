import { AtlasChart } from '../../components/charts/atlas-chart.tsx';
import { formatOutput, litresPerMinute, outputFor } from '../../components/charts/heat-output.ts';
import { ModelFacts } from '../../components/charts/model-facts.tsx';
import { Atlas, AtlasFigure } from '../../components/drawings/atlas/atlas.tsx';
import { AtlasBoiler } from '../../components/drawings/atlas/atlas-boiler.tsx';
import { PageLink } from '../../components/layout/page-link.tsx';
import { BookButton, bookingHref } from '../../components/sections/actions.tsx';
import { GasEmergencyBox } from '../../components/sections/gas-emergency.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { DataTable } from '../../components/ui/data-table.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { guaranteeMonths } from '../../content/claims.ts';
import {
  controlKinds,
  flowGuide,
  fourToTen,
  guide,
  installationChecks,
  ranked,
  rises,
  scaleDevices,
  tabledOutputs,
  tenYearCost,
  tenYearDifference,
  tenYearRows,
  topSizing,
  topThree,
} from '../../content/guides/top-combi-boilers-london.ts';
import { yearsOfWork } from '../../content/in-years.ts';
import { inWords } from '../../lib/in-words.ts';
import { formatPounds, formatPoundsRange } from '../../lib/money.ts';
import { GuideLayout, GuideSection } from './guide-layout.tsx';

const heaviest = flowGuide[2].litres[1];

/** The hot water of the smallest and the largest size of a range, in litres a minute. */
function flowOf([least, most]: readonly [number, number]): string {
  return `${litresPerMinute(least, rises.ours)}-${litresPerMinute(most, rises.ours)} L/min`;
}

const actions = (
  <>
    <BookButton label="Get Free Quote" size="lg" drawnIn="sprite" />
    <PageLink to="/boiler-quotes" className={buttonClass({ variant: 'outline', size: 'lg' })}>
      See Fixed Prices
    </PageLink>
  </>
);

export function Guide() {
  return (
    <GuideLayout guide={guide} actions={actions} figure={<Atlas of="tap" />}>
      <GuideSection guide={guide} id="method" folded>
        <p>{`We ranked ${inWords(ranked)} ranges we install and repair. Five things counted, in this order:`}</p>
        <ol>
          <li>Repairs and servicing: spares, clear fault codes and what a full service involves.</li>
          <li>Hot water across all sizes of the range.</li>
          <li>Turning down low, because a small home needs little heat.</li>
          <li>Warranty years and the conditions that come with them.</li>
          <li>The typical installed price in London.</li>
        </ol>
        <p>
          {`The order is our judgement${yearsOfWork ? ` after ${yearsOfWork} of installing and repairing boilers` : ''}. We don’t run a `}
          laboratory: outputs and percentages come from the manufacturers, and we calculate flow from output. Our{' '}
          <PageLink to="/guides/best-combi-boilers-london">combi reviews</PageLink> rank single sizes, so the order
          differs.
        </p>
        <p>Ask for the minimum output and the case dimensions of the size you’re quoted. The data sheet gives both.</p>
      </GuideSection>

      <GuideSection guide={guide} id="top-three">
        <p>
          {`Hot water is for a rise of ${rises.ours} °C, smallest size to largest. Prices are typical for a straightforward swap, VAT included.`}
        </p>
        <ol className="ranking">
          {topThree.map((boiler) => (
            <TopCard key={boiler.rank} boiler={boiler} />
          ))}
        </ol>
      </GuideSection>

      <GuideSection guide={guide} id="four-to-ten">
        <DataTable
          caption={`Combi boilers, ranks 4 to 10: sizes commonly sold, with hot water at a rise of ${rises.ours} °C`}
          columns={[
            { label: 'Boiler' },
            { label: 'Output and hot water', bare: true },
            { label: 'Why choose it' },
            { label: 'Why it’s not higher' },
          ]}
          rows={fourToTen.map(({ rank, name, brand, output, strength, drawback }) => [
            <span key={rank}>
              {`${rank}. `}
              <PageLink to={`/services/${brand}`}>{name}</PageLink>
            </span>,
            `${formatOutput(output)}, ${flowOf(output)}`,
            strength,
            drawback,
          ])}
        />
      </GuideSection>

      <GuideSection guide={guide} id="sizing">
        <p>Your bedrooms give a first guess.</p>
        <AtlasChart of="sizing-of-ten" />
        <DataTable
          caption="Combi output by bedrooms"
          columns={[{ label: 'Home' }, { label: 'Output', kind: 'figure' }, { label: 'For', bare: true }]}
          rows={topSizing.map(({ home, output, note }) => [home, formatOutput(output), note])}
        />
        <p>
          Before we recommend a size, we count your taps and showers, measure the mains and work out how much heat your
          rooms lose. Then we limit the heating output to that figure and leave the hot water at full power.
        </p>
        <p>
          Our table by <PageLink to="/guides/best-combi-boilers-london#sizing">radiators</PageLink> differs slightly.
          The measurements decide.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="flow">
        <p>
          Add up what you run at the same time. A mixer shower uses 6-9 L/min of warm water, a rain head 12-15, and an
          open bath tap 15 or more.
        </p>
        <AtlasChart of="hot-water" />
        <DataTable
          caption={`Hot water flow by use, and the combi that heats it by ${rises.ours} °C`}
          columns={[
            { label: 'Use' },
            { label: 'Flow', kind: 'figure' },
            { label: 'Combi', kind: 'figure' },
            { label: 'For example', bare: true },
          ]}
          rows={flowGuide.map(({ use, litres, means }) => [
            use,
            `${litres.join('-')} L/min`,
            `${litres.map((flow) => outputFor(flow, rises.ours)).join('-')} kW`,
            means,
          ])}
        />
        <p>
          {`At ${heaviest} L/min you need about ${outputFor(heaviest, rises.ours)} kW. Few London homes have the gas pipe and mains for that, so a cylinder usually works better.`}
        </p>
        <h3>Why does one boiler have three flow rates?</h3>
        <p>
          {`Brochures quote a rise of ${rises.brochure} °C, as the test standard does. London mains are about 5-8 °C in winter and near 20 °C in summer. At a rise of ${rises.winter} °C you get a quarter less than the brochure says.`}
        </p>
        <DataTable
          caption="Litres a minute by output and temperature rise, calculated"
          phone="fit"
          columns={[
            { label: 'Output' },
            { label: `+${rises.brochure} °C`, kind: 'figure' },
            { label: `+${rises.ours} °C`, kind: 'figure' },
            { label: `+${rises.winter} °C`, kind: 'figure' },
          ]}
          rows={tabledOutputs.map((output) => [
            `${output} kW`,
            ...Object.values(rises).map((rise) => litresPerMinute(output, rise).toFixed(1)),
          ])}
        />
        <AtlasFigure of="tap" caption="Measure your mains at the cold kitchen tap." />
        <p>Below about 2-3 L/min many combis don’t light, so a half-open tap can run cold.</p>
      </GuideSection>

      <GuideSection guide={guide} id="installation" folded>
        <p>We check six things before we fix your price.</p>
        <DataTable
          caption="What we check before we install a combi"
          columns={[{ label: 'Check' }, { label: 'What we look at' }, { label: 'What you may need' }]}
          rows={installationChecks.map(({ point, check, follows }) => [point, check, follows])}
        />
        <p>
          A like-for-like swap takes about a day. Allow two or three if the boiler moves or a cylinder comes out. A
          carbon monoxide alarm comes with it.
        </p>
        <AtlasFigure of="flue" caption="The flue needs clear air, the condensate pipe a drain." />
        <Callout tone="warning" title="Is your flue hidden in a ceiling?">
          <p>
            Many London flats built from about 2000 to 2007 have flues above closed ceilings. Without hatches, nobody
            can inspect the joints, and an engineer has to class the boiler as At Risk and turn it off. Ask about
            hatches before you order.
          </p>
        </Callout>
        <GasEmergencyBox />
      </GuideSection>

      <GuideSection guide={guide} id="hard-water" folded>
        <p>
          Treat the cold feed, whichever boiler you buy. London water commonly has 250-330 mg of calcium carbonate in
          each litre, and over 200 counts as hard. Your supplier’s website shows the figure for your postcode.
        </p>
        <DataTable
          caption="Four ways to treat the water that feeds a combi"
          columns={[
            { label: 'Device' },
            { label: 'What it does', bare: true },
            { label: 'Upkeep' },
            { label: 'Our view' },
          ]}
          rows={scaleDevices.map(({ device, does, upkeep, verdict }) => [device, does, upkeep, verdict])}
        />
        <AtlasFigure
          of="combi"
          caption="Scale grows in the plate heat exchanger, low in the case between the hot and cold pipes."
        />
        <p>
          None of them stops scale completely. Turn preheat off too, because a plate heat exchanger kept hot all day
          collects scale. The magnetic filter in our price only catches rust.
        </p>

        <Callout tone="note" title="Don’t fill radiators with softened water">
          <p>Fill the heating from an unsoftened tap, unless your boiler’s manual allows softened water.</p>
        </Callout>
      </GuideSection>

      <GuideSection guide={guide} id="ten-years" folded>
        <p>
          {`In our example, two combis cost ${formatPounds(tenYearCost.lower)} and ${formatPounds(tenYearCost.higher)} over ${tenYearCost.years} years. That’s a difference of ${formatPounds(tenYearDifference)}, or ${formatPounds(tenYearDifference / tenYearCost.years)} a year.`}
        </p>
        <AtlasChart of="ten-years" />
        <DataTable
          caption={`Example: two combis over ${tenYearCost.years} years`}
          phone="fit"
          columns={[{ label: 'Boiler' }, { label: 'Total', kind: 'figure' }, { label: 'A year', kind: 'figure' }]}
          rows={tenYearRows.map(({ label, amount }) => [
            label,
            formatPounds(amount),
            formatPounds(amount / tenYearCost.years),
          ])}
        />
        <p>
          Your total will differ with gas prices and use. Add up the installed price, ten years of gas, ten services,
          and repairs after the warranty ends.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="controls" folded>
        <p>
          Choose load or weather compensation if you can. Cooler water means a condensing boiler burns less gas. Heat
          recovery from the flue also meets the rules for a new combi in England.
        </p>
        <DataTable
          caption="Room controls and what they add"
          columns={[
            { label: 'Control' },
            { label: 'What it does', bare: true },
            { label: 'Adds to the label' },
            { label: 'Enough for a new combi' },
          ]}
          rows={controlKinds.map(({ kind, does, label, boilerPlus }) => [kind, does, label, boilerPlus])}
        />
        <p>
          Check that the boiler and thermostat work together. Many Ideal, Viessmann, Intergas and Alpha combis use
          OpenTherm. Vaillant uses eBUS and Worcester uses EMS. If a smart thermostat is wired as a plain switch, the
          boiler can’t modulate.
        </p>
        <p>
          Put the room sensor away from sun and radiators, in a room where the radiator valve stays open. With weather
          compensation, lower the setting a few degrees at night but leave it on.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="warranty" folded>
        <p>To keep the manufacturer’s warranty, you usually need:</p>
        <ul>
          <li>Installation by a Gas Safe registered engineer.</li>
          <li>Registration within 30 days. We register it and send you the confirmation.</li>
          <li>A service every 12 months, with the readings written down. You pay for it separately.</li>
          <li>Clean, treated water in the system.</li>
        </ul>
        <AtlasFigure of="radiator" caption="Sludge like this can cost you the warranty." />
        <p>
          Most warranties exclude scale, sludge, frozen condensate and outside controls. During the warranty, the
          manufacturer’s engineer may do the repair. After that, you can call us 24/7. We guarantee our own workmanship{' '}
          {`for ${guaranteeMonths.workmanship} months. Our `}
          <PageLink to="/guides/boiler-service-maintenance">service guide</PageLink> explains the yearly visit.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="environment" folded>
        <p>
          Turn the flow temperature down: that usually saves about 6-8% of your heating gas. Insulation and radiator
          valves usually save more for your money than a better boiler.
        </p>

        <AtlasFigure of="cylinder" caption="A heat pump needs a hot water cylinder." />
        <p>
          Thinking of a heat pump later? Run the combi at 50 °C through a cold week. If your rooms stay warm, your
          radiators will probably suit one. The Boiler Upgrade Scheme pays towards heat pumps and never towards gas
          boilers; check gov.uk for the amount. You can still replace a gas boiler in an existing home, and no end date
          has been set.
        </p>
      </GuideSection>
    </GuideLayout>
  );
}

/** A boiler of the first three with its figures, typical price and quote button. */
function TopCard({ boiler }: { boiler: (typeof topThree)[number] }) {
  const { rank, name, brand, efficiency, output, warranty, warrantyTerms, typicalPrice, features, bestFor } = boiler;
  return (
    <li>
      <AtlasBoiler brand={brand} />
      <div>
        <div className="ranking-head">
          <h3>{`${rank}. ${name}`}</h3>
          <p className="figure">{formatPoundsRange(typicalPrice)}</p>
          <p className="note">Typical installation price</p>
        </div>
        <ModelFacts
          facts={[
            { label: 'Efficiency', value: `${efficiency}%` },
            { label: 'Output range', value: formatOutput(output) },
            { label: 'Hot water flow', value: flowOf(output) },
            { label: 'Warranty', value: `up to ${warranty} years` },
          ]}
        />
        <p className="note">{`${warranty} years ${warrantyTerms}.`}</p>
        <Disclosure head={<h4>Key features</h4>}>
          <ul className="plain-list">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Disclosure>
        <p>
          <strong>Best for:</strong> {bestFor}
        </p>
        <Button href={bookingHref} external variant="outline" drawnIn="sprite">
          {/* Three buttons of one name: the model makes them apart for those who hear them. */}
          <span>
            Get Quote<span className="sr-only">{` for ${name}`}</span>
          </span>
        </Button>
      </div>
    </li>
  );
}
