import type { ReactNode } from 'react';

/** Shows two to four figures in a riveted panel, each as given, for example `2,500+`. */
export function StatPanel({ stats }: { stats: readonly { number: ReactNode; label: string }[] }) {
  return (
    <dl className="panel panel-riveted stat-panel">
      {stats.map(({ number, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure">{number}</dd>
        </div>
      ))}
    </dl>
  );
}
