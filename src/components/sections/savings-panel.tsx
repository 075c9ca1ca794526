import { formatPounds } from '../../lib/money.ts';
import { CostBars } from '../charts/cost-bars.tsx';
import { Panel } from '../ui/panel.tsx';

interface Running {
  /** In per cent. */
  efficiency: number;
  /** In pounds. */
  perYear: number;
}

/** Compares the running costs of an old and a new boiler as bars, with the total saving. */
export function SavingsPanel({ savings }: { savings: { old: Running; new: Running; years: number } }) {
  const rows = [savings.old, savings.new].map(({ efficiency, perYear }, index) => ({
    label: `${index === 0 ? 'Old' : 'New'} boiler, ${efficiency}% efficient`,
    amount: perYear,
  }));
  const saved = savings.old.perYear - savings.new.perYear;
  const yearly = ({ perYear, efficiency }: Running) => `${formatPounds(perYear)}/year at ${efficiency}% efficient`;

  return (
    <div className="savings">
      <CostBars title="Gas for heating, a year" rows={rows} per="/year" />
      <Panel className="finance-example">
        <p>
          {`Over ${savings.years} years you save `}
          <strong className="figure">{formatPounds(saved * savings.years)}</strong>
        </p>
        <p className="note">{`${yearly(savings.old)}, less ${yearly(savings.new)}, is ${formatPounds(saved)}/year.`}</p>
      </Panel>
    </div>
  );
}
