import type { PricedWork } from '../../content/work-prices.ts';
import { formatPounds } from '../../lib/money.ts';
import { DataTable } from '../ui/data-table.tsx';

/** Lists jobs with their price ranges, which may wrap on phones. Renders nothing without jobs. */
export function WorkPrices({ caption, work }: { caption: string; work: readonly PricedWork[] }) {
  if (work.length === 0) return null;
  return (
    <DataTable
      caption={caption}
      columns={[{ label: 'Work' }, { label: 'Price' }]}
      rows={work.map(({ name, price }) => [name, price.map(formatPounds).join(' to ')])}
    />
  );
}
