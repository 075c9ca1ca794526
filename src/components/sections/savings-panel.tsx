import { formatPounds } from '../../lib/money.ts';
import { StatPlate } from '../ui/stat-plate.tsx';

interface Running {
  /** Per cent. */
  efficiency: number;
  /** Pounds a year. */
  perYear: number;
}

interface SavingsPanelProps {
  savings: { old: Running; new: Running; years: number };
}

/** What an old and a new boiler cost to run, and the difference, computed. */
export function SavingsPanel({ savings }: SavingsPanelProps) {
  const perYear = savings.old.perYear - savings.new.perYear;
  return (
    <StatPlate
      stats={[
        {
          number: `${formatPounds(savings.old.perYear)}/year`,
          label: `Old boiler, ${savings.old.efficiency}% efficient`,
        },
        {
          number: `${formatPounds(savings.new.perYear)}/year`,
          label: `New boiler, ${savings.new.efficiency}% efficient`,
        },
        { number: `${formatPounds(perYear)}/year`, label: 'Saved' },
        { number: formatPounds(perYear * savings.years), label: `Saved over ${savings.years} years` },
      ]}
    />
  );
}
