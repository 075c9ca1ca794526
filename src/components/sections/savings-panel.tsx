import { formatPounds } from '../../lib/money.ts';
import { DataTable } from '../ui/data-table.tsx';
import { Panel } from '../ui/panel.tsx';

interface SavingsPanelProps {
  /** Meaning of the amounts: 'Gas over 10 years'. */
  title: string;
  /** Amounts in pounds. */
  rows: readonly { label: string; amount: number }[];
  years: number;
  /** In pounds over all years. */
  saved: number;
  /** Explanation of the saving. */
  note: string;
}

/** Compares two running costs, with the total saving. */
export function SavingsPanel({ title, rows, years, saved, note }: SavingsPanelProps) {
  return (
    <div className="sums">
      <DataTable
        caption={title}
        captionHidden
        columns={[{ label: 'Boiler' }, { label: title, kind: 'figure' }]}
        rows={rows.map(({ label, amount }) => [label, formatPounds(amount)])}
      />
      <Panel className="sum">
        <p>
          {`Over ${years} years you save `}
          <strong className="figure">{formatPounds(saved)}</strong>
        </p>
        <p className="note">{note}</p>
      </Panel>
    </div>
  );
}
