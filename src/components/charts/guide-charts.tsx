import type { ReactElement } from 'react';
import { newBoilerPrice, smallSaving, yearlySaving } from '../../content/figures/when-to-replace-boiler.ts';
import type { ChartName } from './chart-heights.ts';
import { PaybackChart } from './payback-chart.tsx';

export const guideCharts = (): Record<ChartName, ReactElement> => ({
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
