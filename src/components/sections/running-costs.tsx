import { formatPounds } from '../../lib/money.ts';
import { CostBars } from '../charts/cost-bars.tsx';
import { DataTable } from '../ui/data-table.tsx';

interface RunningCostsProps {
  /** Pounds a year at each efficiency in per cent, the highest first. */
  rows: readonly { efficiency: number; perYear: number }[];
  years: number;
  kwhPerYear: number;
}

/** What two efficiencies cost to run over the years, as bars and as a table, computed from the yearly figures. */
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
