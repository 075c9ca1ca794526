import type { ReactNode } from 'react';
import { formatPounds } from '../../lib/money.ts';
import { CostBars, type CostBarsProps } from '../charts/cost-bars.tsx';
import { Panel } from '../ui/panel.tsx';

interface SavingsPanelProps extends CostBarsProps {
  years: number;
  /** In pounds over all years. */
  saved: number;
  /** How the saving is calculated. */
  note: ReactNode;
}

/** Compares two running costs as bars, with the total saving. */
export function SavingsPanel({ years, saved, note, ...bars }: SavingsPanelProps) {
  return (
    <div className="sums">
      <CostBars {...bars} />
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
