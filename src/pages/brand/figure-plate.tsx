import { StatPanel } from '../../components/ui/stat-panel.tsx';
import type { Stat } from '../../content/schemas/page-parts.ts';

export function FigurePlate({ stats }: { stats: readonly Stat[] }) {
  if (stats.length === 0) return null;
  return (
    <div className="page">
      <StatPanel stats={stats} />
    </div>
  );
}
