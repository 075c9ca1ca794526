import { StatPanel } from '../../components/ui/stat-panel.tsx';
import type { Stat } from '../../content/schemas/page-parts.ts';

/** The figures under the head of a brand's page, where any are left to show. */
export function FigurePlate({ stats }: { stats: readonly Stat[] }) {
  if (stats.length === 0) return null;
  return (
    <div className="page">
      <StatPanel stats={stats} />
    </div>
  );
}
