import { CostBars } from '../components/charts/cost-bars.tsx';
import { DecisionMatrix } from '../components/charts/decision-matrix.tsx';
import { EfficiencyMeter } from '../components/charts/efficiency-meter.tsx';
import { HotWaterFlow } from '../components/charts/hot-water-flow.tsx';
import { ModelFacts } from '../components/charts/model-facts.tsx';
import { PaybackChart } from '../components/charts/payback-chart.tsx';
import { PressureDial } from '../components/charts/pressure-dial.tsx';
import { RangeBars } from '../components/charts/range-bars.tsx';
import { SizingBars } from '../components/charts/sizing-bars.tsx';
import { Atlas } from '../components/drawings/atlas/atlas.tsx';
import { type SheetName, sheets } from '../components/drawings/atlas/sheets.ts';
import { Boiler } from '../components/drawings/boiler.tsx';
import { Gauge, MiniGauge } from '../components/drawings/gauge.tsx';
import { House } from '../components/drawings/house.tsx';
import { Installation } from '../components/drawings/installation.tsx';
import { LogoMark } from '../components/drawings/logo-mark.tsx';
import { Pictogram } from '../components/drawings/pictogram.tsx';
import { PipeSteps } from '../components/drawings/pipe-steps.tsx';
import { PriceRanges } from '../components/drawings/price-ranges.tsx';
import { Radiator } from '../components/drawings/radiator.tsx';
import { Roofline } from '../components/drawings/roofline.tsx';
import { AreaMap } from '../components/sections/area-map.tsx';
import { Section } from '../components/ui/section.tsx';
import { boilerDrawings, brandNames } from '../content/brand-summaries.ts';
import { bestSizing, label } from '../content/guides/best-combi-boilers-london.ts';
import { repressuriseSteps } from '../content/guides/boiler-pressure-guide.ts';
import { flowGuide, rises, tenYearCost } from '../content/guides/top-combi-boilers-london.ts';
import {
  ageBands,
  lifespans,
  newBoilerPrice,
  smallSaving,
  yearlySaving,
} from '../content/guides/when-to-replace-boiler.ts';
import { heroFacts, services } from '../content/home.ts';
import { locationPrices, priceScale } from '../content/locations/pricing.ts';
import { formatPounds, formatPoundsRange } from '../lib/money.ts';
import { brandSlugs } from '../routes.ts';
import { Specimen } from './specimen.tsx';

/** The boilers of all makes, and everything else that is drawn. */
export function DrawingSection() {
  return (
    <Section title="Drawings" intro="One line style. A boiler is a row of proportions; no two makes alike.">
      <ul className="sg-boilers">
        {brandSlugs.map((slug) => (
          <li key={slug}>
            <Boiler drawing={boilerDrawings[slug]} />
            <p>{brandNames[slug]}</p>
          </li>
        ))}
      </ul>
      <Specimen name="Atlas">
        <ul className="sg-boilers">
          {(Object.keys(sheets) as SheetName[]).map((name) => (
            <li key={name}>
              <Atlas of={name} />
              <p>{name}</p>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Pictures">
        <ul className="sg-boilers">
          {[...services.map(({ name }) => name), ...heroFacts.map(({ number }) => number)].map((name) => (
            <li key={name}>
              <Pictogram of={name} />
              <p>{name}</p>
            </li>
          ))}
        </ul>
      </Specimen>
      <div className="two-columns">
        <Specimen name="Labelled, gas">
          <Boiler drawing={boilerDrawings.vaillant} labelled />
        </Specimen>
        <Specimen name="Labelled, oil">
          <Boiler drawing={boilerDrawings.grant} labelled />
        </Specimen>
        <Specimen name="House">
          <House />
        </Specimen>
        <Specimen name="Radiator">
          <Radiator title="Radiator" />
        </Specimen>
        <Specimen name="Gauge, small gauge, mark">
          <Gauge
            needle={1.3}
            limit={2.5}
            bands={[
              { from: 0.5, to: 0.7, kind: 'cutout' },
              { from: 1, to: 1.5, kind: 'cold' },
              { from: 1.5, to: 2, kind: 'hot' },
              { from: 3, to: 4, kind: 'relief' },
            ]}
          />
          <div className="sg-row">
            <MiniGauge needle={0.6} />
            <LogoMark />
          </div>
        </Specimen>
      </div>
      <Specimen name="Installation, keyed">
        <Installation />
      </Specimen>
      <Specimen name="Roofline">
        <Roofline />
      </Specimen>
    </Section>
  );
}

/** Pictures of figures. */
export function InstrumentSection() {
  return (
    <Section title="Instruments" tone="sunken">
      <div className="sg-stack">
        <Specimen name="Pressure dial">
          <PressureDial reading={1.3} />
        </Specimen>
        <Specimen name="Steps on the pipe">
          <PipeSteps steps={repressuriseSteps} />
        </Specimen>
        <Specimen name="Price ranges">
          <PriceRanges
            caption="Installed prices by boiler type"
            labels={['Type', priceScale.map(formatPounds).join(' to '), 'Installed']}
            scale={priceScale}
            ranges={locationPrices.map(({ type, range }) => ({
              label: type,
              low: range[0],
              high: range[1],
              text: formatPoundsRange(range),
            }))}
          />
        </Specimen>
        <div className="two-columns">
          <Specimen name="Range bars">
            <RangeBars
              title="Expected life in years"
              scale={[0, 20]}
              ticks={[0, 5, 10, 15, 20]}
              formatTick={String}
              mark={{ from: 10, to: 12, label: 'average' }}
              rows={lifespans.map(({ type, years: [from, to] }) => ({
                label: type,
                from,
                to,
                shown: `${from}-${to} years`,
              }))}
            />
          </Specimen>
          <Specimen name="Sizing bars">
            <SizingBars rows={bestSizing} />
          </Specimen>
          <Specimen name="Cost bars">
            <CostBars
              title="Cost over ten years"
              rows={[
                { label: 'Lower price', amount: tenYearCost.lower },
                { label: 'Higher price', amount: tenYearCost.higher },
              ]}
            />
          </Specimen>
          <Specimen name="Hot water flow">
            <HotWaterFlow rows={flowGuide} rise={rises.ours} />
          </Specimen>
          <Specimen name="Efficiency meter">
            <EfficiencyMeter
              rows={[
                { label: 'One boiler', percent: 92 },
                { label: 'Another', percent: 94 },
              ]}
              floor={label.floor}
              classA={label.classA}
            />
          </Specimen>
          <Specimen name="Decision matrix">
            <DecisionMatrix
              title="Repair or replace by age"
              unit="Age in years"
              columns={ageBands.map(({ age }) => ({ head: age.replace(' years', ''), name: age }))}
              rows={[
                { label: 'Repair up to half', verdicts: ageBands.map(({ below, why }) => ({ ...below, why })) },
                { label: 'Repair above half', verdicts: ageBands.map(({ above }) => above) },
              ]}
            />
          </Specimen>
          <Specimen name="Payback chart">
            <PaybackChart
              title="Savings against the price of a new boiler"
              price={newBoilerPrice}
              saving={yearlySaving}
              small={smallSaving}
              years={15}
            />
          </Specimen>
          <Specimen name="Model facts">
            <ModelFacts
              facts={[
                { label: 'Output', value: '24-30 kW' },
                { label: 'Efficiency', value: '94%' },
                { label: 'Warranty', value: '10 years' },
              ]}
            />
          </Specimen>
        </div>
      </div>
    </Section>
  );
}

/** The map as an index, with a district lit, with an area in colour. */
export function MapSection() {
  return (
    <Section title="Map">
      <div className="two-columns">
        <Specimen name="Index">
          <AreaMap />
        </Specimen>
        <Specimen name="A district lit">
          <AreaMap lit="e3" />
        </Specimen>
        <Specimen name="An area">
          <AreaMap area="s" />
        </Specimen>
      </div>
    </Section>
  );
}
