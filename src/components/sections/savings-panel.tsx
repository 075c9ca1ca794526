import { formatPounds } from '../../lib/money.ts';
import { CostBars } from '../charts/cost-bars.tsx';
import { StatPanel } from '../ui/stat-panel.tsx';

interface Running {
  /** Per cent. */
  efficiency: number;
  /** Pounds a year. */
  perYear: number;
}

interface CostRow {
  label: string;
  amount: number;
}

interface SavingsPanelProps {
  savings: { old: Running; new: Running; years: number };
}

/** What an old and a new boiler cost to run, as bars and as figures, and the difference, computed. */
export function SavingsPanel({ savings }: SavingsPanelProps) {
  const perYear = savings.old.perYear - savings.new.perYear;
  const [old, replacement] = [savings.old, savings.new].map(({ efficiency, perYear }, index) => ({
    label: `${index === 0 ? 'Old' : 'New'} boiler, ${efficiency}% efficient`,
    amount: perYear,
  })) as [CostRow, CostRow];

  return (
    <div className="savings">
      <CostBars title="Gas for heating, a year" rows={[old, replacement]} />
      <StatPanel
        stats={[
          { number: `${formatPounds(old.amount)}/year`, label: old.label },
          { number: `${formatPounds(replacement.amount)}/year`, label: replacement.label },
          { number: `${formatPounds(perYear)}/year`, label: 'Saving' },
          { number: formatPounds(perYear * savings.years), label: `Saving over ${savings.years} years` },
        ]}
      />
    </div>
  );
}
