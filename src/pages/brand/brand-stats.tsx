import { StatPanel } from '../../components/ui/stat-panel.tsx';
import type { Stat } from '../../content/schemas/page-parts.ts';
import { site } from '../../site.config.ts';

/** Renders figures, without 24/7 if there is no emergency service. */
export function BrandStats({ stats }: { stats: readonly Stat[] }) {
  const shown = stats.filter(({ number }) => site.emergencyService || number !== '24/7');
  if (shown.length === 0) return null;
  return (
    <div className="page">
      <StatPanel stats={shown} />
    </div>
  );
}
