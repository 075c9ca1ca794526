import type { ReactNode } from 'react';

interface StatPanelProps {
  /** Two to four formatted figures, for example `2,500+`. */
  stats: readonly { number: ReactNode; label: string }[];
}

export function StatPanel({ stats }: StatPanelProps) {
  return (
    <dl className="panel stat-panel">
      {stats.map(({ number, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure">{number}</dd>
        </div>
      ))}
    </dl>
  );
}
