import { CostBars } from '../../components/charts/cost-bars.tsx';
import { formatOutput, litresPerMinute, outputFor } from '../../components/charts/heat-output.ts';
import { HotWaterFlow } from '../../components/charts/hot-water-flow.tsx';
import { ModelFacts } from '../../components/charts/model-facts.tsx';
import { SizingBars } from '../../components/charts/sizing-bars.tsx';
import { Boiler } from '../../components/drawings/boiler.tsx';
import { PageLink } from '../../components/layout/page-link.tsx';
import { BookButton, bookingHref } from '../../components/sections/actions.tsx';
import { GasEmergencyBox } from '../../components/sections/gas-emergency.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { DataTable } from '../../components/ui/data-table.tsx';
import { boilerDrawings } from '../../content/brand-summaries.ts';
import {
  controlKinds,
  flowGuide,
  fourToTen,
  guide,
  installationChecks,
  rises,
  scaleDevices,
  tabledOutputs,
  tenYearCost,
  tenYearDifference,
  topSizing,
  topThree,
} from '../../content/guides/top-combi-boilers-london.ts';
import { formatPounds, formatPoundsRange } from '../../lib/money.ts';
import { GuideLayout, GuideSection } from './guide-layout.tsx';

const heaviest = flowGuide[2].litres[1];

const tenYearRows = [
  { label: 'The cheaper to own', amount: tenYearCost.lower },
  { label: 'The dearer to own', amount: tenYearCost.higher },
];

const actions = (
  <>
    <BookButton label="Get Free Quote" size="lg" />
    <PageLink to="/boiler-quotes" className={buttonClass({ variant: 'outline', size: 'lg' })}>
      See Fixed Prices
    </PageLink>
  </>
);

export function Guide() {
  return (
    <GuideLayout guide={guide} actions={actions}>
      <GuideSection guide={guide} id="method">
        <p>
          A boiler is chosen once and lived with for a decade or more, so we ranked these for the second year and the
          ninth rather than for the showroom. Five things counted, the first of them most.
        </p>
        <ol>
          <li>How it is to keep: spares, fault codes that help, and what a proper service involves.</li>
          <li>Hot water across the range, because most regrets are about showers.</li>
          <li>How low it turns down, which decides how gently a small home is heated.</li>
          <li>What the warranty promises and what it demands in return.</li>
          <li>What it typically costs on a London wall.</li>
        </ol>
        <p>
          We run no laboratory. Outputs and percentages come from the makers, flows are calculated from outputs, and the
          places are our own judgement after fitting and mending boilers for more than ten years. Ranges are judged as a
          whole here; our <PageLink to="/guides/best-combi-boilers-london">five reviews</PageLink> take one size at a
          time, and so come to another order.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="top-three">
        <p>
          {`Hot water is given for a rise of ${rises.ours} °C, from the smallest to the largest size. Prices are typical for a straightforward swap with VAT; your quote names the size.`}
        </p>
        <ol className="ranking">
          {topThree.map((boiler) => (
            <TopCard key={boiler.rank} boiler={boiler} />
          ))}
        </ol>
      </GuideSection>

      <GuideSection guide={guide} id="four-to-ten">
        <p>
          Seven more that we would put into our own homes, each with what speaks for it and the reason it is not higher.
        </p>
        <DataTable
          caption="Combi boilers, ranks 4 to 10"
          columns={[
            { label: 'Boiler' },
            { label: 'Output', kind: 'figure' },
            { label: 'What speaks for it' },
            { label: 'What holds it back' },
          ]}
          rows={fourToTen.map(({ rank, name, brand, output, strength, drawback }) => [
            <span key={rank}>
              {`${rank}. `}
              <PageLink to={`/services/${brand}`}>{name}</PageLink>
            </span>,
            formatOutput(output),
            strength,
            drawback,
          ])}
        />
        <p>
          Outputs are as commonly sold, smallest to largest combi. Not every size of every range is in every merchant’s
          store on a given day.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="sizing">
        <p>Bedrooms stand in for people, and people for showers. As a first guess that works well enough.</p>
        <SizingBars rows={topSizing} />
        <DataTable
          caption="Combi output by bedrooms"
          columns={[{ label: 'Home' }, { label: 'Output', kind: 'figure' }, { label: 'It supposes' }]}
          rows={topSizing.map(({ home, output, note }) => [home, formatOutput(output), note])}
        />
        <p>
          Where it fails is in the unusual home: the three-bedroom flat with a single tired main, or the studio with a
          drenching shower head. So we count outlets, measure the water and work out the heat loss of the rooms before
          we name a size. The last of these is nearly always the smallest number. Rooms are served by limiting the
          heating output to it, while the taps keep everything the boiler has.
        </p>
        <p>
          Other tables in circulation, including two of ours that count{' '}
          <PageLink to="/guides/best-combi-boilers-london#sizing">radiators</PageLink> or bathrooms, draw the lines a
          little differently. None of them outranks a measurement.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="flow">
        <p>
          A mixer shower takes 6-9 litres of warm water a minute, a rain head 12-15, an open bath tap more than 15. Add
          up what runs together in your home and you know which line you are on.
        </p>
        <HotWaterFlow rows={flowGuide} rise={rises.ours} />
        <DataTable
          caption={`Hot water flow by use, and the combi that warms it by ${rises.ours} °C`}
          columns={[
            { label: 'Use' },
            { label: 'Flow', kind: 'figure' },
            { label: 'Combi', kind: 'figure' },
            { label: 'For example' },
          ]}
          rows={flowGuide.map(({ use, litres, means }) => [
            use,
            `${litres.join('-')} L/min`,
            `${litres.map((flow) => outputFor(flow, rises.ours)).join('-')} kW`,
            means,
          ])}
        />
        <p>
          {`The top of the heavy band, ${heaviest} litres, would need about ${outputFor(heaviest, rises.ours)} kW. Few London homes have the gas pipe and the main for that, and a cylinder does the job better.`}
        </p>
        <h3>Why one boiler has three flow rates</h3>
        <p>
          {`Warming water takes a fixed amount of heat, so litres depend on how cold the main is. Brochures use a rise of ${rises.brochure} °C, as the test standard does. London’s mains arrive at 5-8 °C in winter and near 20 in summer; at ${rises.winter} °C of warming the same boiler gives a quarter less than its brochure says.`}
        </p>
        <DataTable
          caption="Litres a minute by output and temperature rise, calculated"
          phone="fit"
          columns={[
            { label: 'Output' },
            { label: `+${rises.brochure} °C`, kind: 'figure' },
            { label: `+${rises.ours} °C`, kind: 'figure' },
            { label: `+${rises.winter} °C`, kind: 'figure' },
          ]}
          rows={tabledOutputs.map((output) => [
            `${output} kW`,
            ...Object.values(rises).map((rise) => litresPerMinute(output, rise).toFixed(1)),
          ])}
        />
        <p>
          At the other end there is a threshold. Below 2 or 3 litres a minute many combis do not light at all, which is
          why a half-open basin tap runs cold.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="installation">
        <p>
          Two houses in one street can differ by a day’s work for the same boiler. These six points are where the
          difference lies, and we look at all of them before we fix a price.
        </p>
        <DataTable
          caption="What we check before a combi is fitted"
          columns={[{ label: 'Point' }, { label: 'We look at' }, { label: 'What may follow' }]}
          rows={installationChecks.map(({ point, check, follows }) => [point, check, follows])}
        />
        <p>
          A like-for-like swap takes about a day. Moving the boiler, or taking out a cylinder and its tanks, makes it
          two or three. The work is notified through Gas Safe, and a carbon monoxide alarm goes up with the boiler.
        </p>
        <Callout tone="warning" title="Flues hidden in ceilings">
          <p>
            Many London flats built between about 2000 and 2007 run their flues through closed ceilings. Without hatches
            nobody can inspect the joints, and an engineer has to treat the boiler as At Risk and turn it off. Ask about
            hatches before you order, because opening a ceiling may need the building’s consent.
          </p>
        </Callout>
        <GasEmergencyBox />
      </GuideSection>

      <GuideSection guide={guide} id="hard-water">
        <p>
          Londoners commonly get water with 250-330 mg of calcium carbonate in each litre, north and south of the river
          alike. Over 200 counts as hard. Your supplier’s site gives the figure for your postcode, and it is worth
          knowing, since the smallest passages in a combi are the hottest.
        </p>
        <p>
          Among the ten boilers the difference is small. Nearly all heat the tap water in a plate exchanger that can be
          descaled or changed; the Intergas does it in copper coils cast into its main block. That spares it a part, and
          it makes treatment a condition rather than a good idea. What you put on the cold feed matters more than the
          make.
        </p>
        <DataTable
          caption="Four ways to treat the water that feeds a combi"
          columns={[{ label: 'Device' }, { label: 'What it does' }, { label: 'Upkeep' }, { label: 'Our view' }]}
          rows={scaleDevices.map(({ device, does, upkeep, verdict }) => [device, does, upkeep, verdict])}
        />
        <p>
          All of them reduce scale; none abolishes it. Turn the hot water down to 50-55 °C, and switch off the preheat
          if you can wait ten seconds, because a plate kept hot all day is where lime settles first. The magnetic filter
          in the price is for something else. It catches rust from the radiators and does nothing about lime.
        </p>
        <Callout tone="note" title="Softened water stays out of the radiators">
          <p>
            Fill the heating circuit from an unsoftened tap unless the boiler’s manual allows otherwise. Some heat
            exchangers do not take kindly to it.
          </p>
        </Callout>
      </GuideSection>

      <GuideSection guide={guide} id="ten-years">
        <p>
          {`The price on the wall is paid once, the rest for as long as the boiler hangs there. In our example one boiler comes to ${formatPounds(tenYearCost.lower)} over ${tenYearCost.years} years and another to ${formatPounds(tenYearCost.higher)}.`}
        </p>
        <CostBars title={`Cost over ${tenYearCost.years} years`} rows={tenYearRows} />
        <DataTable
          caption={`Example: two combis over ${tenYearCost.years} years`}
          columns={[{ label: 'Boiler' }, { label: 'In all', kind: 'figure' }, { label: 'A year', kind: 'figure' }]}
          rows={tenYearRows.map(({ label, amount }) => [
            label,
            formatPounds(amount),
            formatPounds(amount / tenYearCost.years),
          ])}
        />
        <p>
          {`The difference is ${formatPounds(tenYearDifference)}, or ${formatPounds(tenYearDifference / tenYearCost.years)} a year. It is an example and no forecast: gas prices move, and your own use counts for more than either boiler.`}
        </p>
        <p>
          For a sum of your own, write down the installed price, ten years of gas at your present bill, a service each
          year, and the repairs left over once the warranty ends. Then change one line at a time. You will find that the
          flow temperature moves the total nearly as far as the choice of make does, and that a warranty lost for want
          of a service can undo both.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="controls">
        <p>
          A condensing boiler earns its percentage with cool water, so the best control is the one that keeps the water
          as cool as the weather allows. Since 2018 a new combi in England must have one of four measures: load
          compensation, weather compensation, a smart control with automation and optimisation, or heat recovery from
          the flue.
        </p>
        <DataTable
          caption="Room controls and what they add"
          columns={[
            { label: 'Control' },
            { label: 'What it does' },
            { label: 'Adds to the label' },
            { label: 'Enough for a new combi' },
          ]}
          rows={controlKinds.map(({ kind, does, label, boilerPlus }) => [kind, does, label, boilerPlus])}
        />
        <p>
          Boiler and thermostat must speak one language. Many Ideal, Viessmann, Intergas and Alpha combis use OpenTherm,
          which is open to all; Vaillant has eBUS and Worcester EMS. A handsome thermostat wired as a plain switch
          throws the modulation away. So choose the pair together, and have the installer write down which of the four
          measures it meets.
        </p>
        <p>
          Place the room sensor away from sun and radiators, in a room whose radiator valve is left open. With weather
          compensation expect long, lukewarm running, which is right, and set the night a few degrees lower instead of
          off.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="warranty">
        <p>
          A long warranty is a contract with conditions. The makers’ terms read much alike: fitted and commissioned by a
          Gas Safe registered engineer, registered in time, usually within 30 days, serviced every 12 months with the
          readings written down, and filled with clean, treated water. Miss the registration and some fall back to a
          short basic term.
        </p>
        <ul>
          <li>The maker’s warranty is on the boiler. We register it and hand you the confirmation.</li>
          <li>Our own guarantee is on the workmanship and lasts 12 months.</li>
          <li>Scale, sludge, frozen condensate and outside controls are commonly excluded.</li>
          <li>The yearly service is never part of the maker’s warranty.</li>
        </ul>
        <p>
          Support is the other half. Ask who comes: under warranty it may be the maker’s engineer, after it us. Either
          way the visit is shorter if you keep the manual, the checklist and the service reports in one place. A buyer’s
          solicitor will ask for the same papers one day. We answer breakdown calls 24/7, and our{' '}
          <PageLink to="/guides/boiler-service-maintenance">service guide</PageLink> lists what the yearly visit
          contains.
        </p>
      </GuideSection>

      <GuideSection guide={guide} id="environment">
        <p>
          A gas combi is a fossil-fuel appliance, and the honest advice is to burn less in it. Lowering the flow
          temperature saves about 6-8% of heating gas. Insulation and radiator valves usually do more per pound than the
          step from one good boiler to another.
        </p>
        <p>
          On what leaves the flue the ten are alike. New gas boilers may emit at most 56 mg of nitrogen oxides per kWh,
          and all of these are condensing types whose acid water belongs in a plastic drain pipe. The old boiler goes
          for metal recycling when we take it down.
        </p>
        <p>
          If you think of a heat pump later, run the combi at 50 °C through a cold week. Rooms that stay warm tell you
          that the radiators would probably suit one. Grants exist for heat pumps through the Boiler Upgrade Scheme, and
          never for gas boilers; check gov.uk on the day. Replacing a gas boiler in an existing home remains allowed,
          and no end date has been set.
        </p>
      </GuideSection>
    </GuideLayout>
  );
}

/** A boiler of the first three with its figures, typical price and quote button. */
function TopCard({ boiler }: { boiler: (typeof topThree)[number] }) {
  const { rank, name, brand, efficiency, output, warranty, warrantyTerms, typicalPrice, features, bestFor } = boiler;
  const flow = output.map((kilowatts) => litresPerMinute(kilowatts, rises.ours)).join('-');
  return (
    <li>
      <Boiler drawing={boilerDrawings[brand]} />
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
            { label: 'Hot water flow', value: `${flow} L/min` },
            { label: 'Warranty', value: `up to ${warranty} years` },
          ]}
        />
        <p className="note">{`${warranty} years ${warrantyTerms}.`}</p>
        <h4>Key features</h4>
        <ul className="plain-list">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <p>
          <strong>Best for:</strong> {bestFor}
        </p>
        <Button href={bookingHref} external variant="outline">
          {/* Three buttons of one name: the model makes them apart for those who hear them. */}
          <span>
            Get Quote<span className="sr-only">{` for ${name}`}</span>
          </span>
        </Button>
      </div>
    </li>
  );
}
