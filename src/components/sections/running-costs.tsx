import { formatPounds } from '../../lib/money.ts';
import { CostBars } from '../charts/cost-bars.tsx';
import { DataTable } from '../ui/data-table.tsx';

interface RunningCostsProps {
  /** Yearly cost in pounds for each efficiency in per cent, highest cost first. */
  rows: readonly { efficiency: number; perYear: number }[];
  years: number;
  kwhPerYear: number;
}

/** Compares the running costs of two efficiencies over several years as bars and as a table. */
export function RunningCosts({ rows, years, kwhPerYear }: RunningCostsProps) {
  const highest = rows[0]?.perYear ?? 0;
  return (
    <>
      <CostBars
        title={`Gas over ${years} years`}
        rows={rows.map(({ efficiency, perYear }) => ({
          label: `${efficiency}% efficient, ${years} years`,
          amount: perYear * years,
        }))}
      />
      <DataTable
        caption={`Running costs at ${kwhPerYear.toLocaleString('en-GB')} kWh/year`}
        columns={[
          { label: 'Efficiency' },
          { label: 'A year', kind: 'figure' },
          { label: `Over ${years} years`, kind: 'figure' },
          { label: 'Saving', kind: 'figure' },
        ]}
        rows={rows.map(({ efficiency, perYear }) => [
          `${efficiency}%`,
          `${formatPounds(perYear)}/yr`,
          formatPounds(perYear * years),
          perYear === highest ? 'none' : formatPounds((highest - perYear) * years),
        ])}
      />
    </>
  );
}
