import type { ReactElement } from 'react';
import { tenYearCost, tenYearRows } from '../../content/figures/top-combi-boilers-london.ts';
import { newBoilerPrice, smallSaving, yearlySaving } from '../../content/figures/when-to-replace-boiler.ts';
import type { ChartName } from './chart-heights.ts';
import { CostBars } from './cost-bars.tsx';
import { PaybackChart } from './payback-chart.tsx';

export const guideCharts = (): Record<ChartName, ReactElement> => ({
  'ten-years': <CostBars title={`Cost over ${tenYearCost.years} years`} rows={tenYearRows} />,
  payback: (
    <PaybackChart
      title="Savings adding up against the price of a new boiler"
      price={newBoilerPrice}
      saving={yearlySaving}
      small={smallSaving}
      years={15}
    />
  ),
});
