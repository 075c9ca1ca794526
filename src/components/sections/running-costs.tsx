import { formatPounds } from '../../lib/money.ts';
import { SavingsPanel } from './savings-panel.tsx';

interface RunningCostsProps {
  /** Yearly cost in pounds for two efficiencies in per cent, highest cost first. */
  rows: readonly [Running, Running];
  years: number;
}

interface Running {
  efficiency: number;
  perYear: number;
}

/** Compares the running costs of two efficiencies over several years. */
export function RunningCosts({ rows, years }: RunningCostsProps) {
  const [low, high] = rows;
  return (
    <SavingsPanel
      title={`Gas over ${years} years`}
      rows={rows.map(({ efficiency, perYear }) => ({
        label: `${efficiency}% efficient, ${formatPounds(perYear)}/yr`,
        amount: perYear * years,
      }))}
      years={years}
      saved={(low.perYear - high.perYear) * years}
      note={`That’s ${formatPounds(low.perYear - high.perYear)} a year.`}
    />
  );
}
