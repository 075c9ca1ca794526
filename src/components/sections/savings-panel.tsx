import { formatPounds } from '../../lib/money.ts';
import { CostBars } from '../instruments/cost-bars.tsx';
import { StatPlate } from '../ui/stat-plate.tsx';

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
      <StatPlate
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
