import type { ReactElement } from 'react';
import { bestSizing, label, labelledModels } from '../../content/figures/best-combi-boilers-london.ts';
import { priceTiers, typicalPrice } from '../../content/figures/boiler-service-maintenance.ts';
import {
  flowGuide,
  fourToTen,
  rises,
  tenYearCost,
  tenYearRows,
  topSizing,
  topThree,
} from '../../content/figures/top-combi-boilers-london.ts';
import {
  halfOfNew,
  lifespans,
  newBoilerPrice,
  repairPrices,
  smallSaving,
  yearlySaving,
} from '../../content/figures/when-to-replace-boiler.ts';
import { formatPounds, formatPoundsRange } from '../../lib/money.ts';
import type { ChartName } from './chart-heights.ts';
import { CostBars } from './cost-bars.tsx';
import { EfficiencyMeter } from './efficiency-meter.tsx';
import { litresPerMinute } from './heat-output.ts';
import { HotWaterFlow } from './hot-water-flow.tsx';
import { PaybackChart } from './payback-chart.tsx';
import { RangeBars } from './range-bars.tsx';
import { SizingBars } from './sizing-bars.tsx';

type Range = readonly [number, number];

const years = (label: string, [from, to]: Range) => ({ label, from, to, shown: `${from}-${to} years` });
const flow = (label: string, [from, to]: Range) => ({ label, from, to, shown: `${from}-${to}` });
const pounds = (label: string, [from, to]: Range) => ({ label, from, to, shown: formatPoundsRange([from, to]) });

export const guideCharts = (): Record<ChartName, ReactElement> => ({
  'efficiency-of-five': <EfficiencyMeter rows={labelledModels} floor={label.floor} classA={label.classA} />,
  'sizing-of-five': <SizingBars rows={bestSizing} />,
  'sizing-of-ten': <SizingBars rows={topSizing} />,
  'flow-of-ten': (
    <RangeBars
      title="Hot water of ten combi ranges in litres a minute, in rank order"
      scale={[8, 22]}
      ticks={[8, 12, 16, 20]}
      formatTick={(tick) => (tick === 8 ? '8 L/min' : String(tick))}
      rows={[...topThree, ...fourToTen].map(({ rank, name, output }) => {
        const [from, to] = output.map((kilowatts) => litresPerMinute(kilowatts, rises.ours));
        const label = `${rank}. ${name.replace('Worcester Bosch', 'Worcester')}`;
        return { ...flow(label, [from ?? 0, to ?? 0]), isSecondary: rank > topThree.length };
      })}
    />
  ),
  'hot-water': <HotWaterFlow rows={flowGuide} rise={rises.ours} />,
  'ten-years': <CostBars title={`Cost over ${tenYearCost.years} years`} rows={tenYearRows} />,
  lifespans: (
    <RangeBars
      title="Expected life of four boiler types in years"
      scale={[0, 20]}
      ticks={[0, 5, 10, 15, 20]}
      formatTick={String}
      rows={lifespans.map(({ type, years: life }) => years(type, life))}
    />
  ),
  repairs: (
    <RangeBars
      title="Prices of three repairs against half the price of a new boiler"
      scale={[0, newBoilerPrice[1]]}
      ticks={[0, 500, 1000, 1500, 2000]}
      formatTick={formatPounds}
      mark={{ from: halfOfNew[0], to: halfOfNew[1], label: `half: ${formatPoundsRange(halfOfNew)}` }}
      rows={[...repairPrices.map(({ part, price }) => pounds(part, price)), pounds('New boiler', newBoilerPrice)]}
    />
  ),
  payback: (
    <PaybackChart
      title="Savings adding up against the price of a new boiler"
      price={newBoilerPrice}
      saving={yearlySaving}
      small={smallSaving}
      years={15}
    />
  ),
  'service-tiers': (
    <RangeBars
      title="Price tiers of a boiler service on one scale"
      scale={[60, 160]}
      ticks={[60, 80, 100, 120, 140, 160]}
      formatTick={formatPounds}
      mark={{ from: typicalPrice[0], to: typicalPrice[1], label: `typical ${formatPoundsRange(typicalPrice)}` }}
      rows={priceTiers.map(({ name, price }) => pounds(name, price))}
    />
  ),
});
