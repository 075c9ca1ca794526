import type { PricedWork } from '../../content/work-prices.ts';
import { formatPoundsRange } from '../../lib/money.ts';
import { DataTable } from '../ui/data-table.tsx';

/** Lists jobs with their price ranges. Renders nothing without jobs. */
export function WorkPrices({ caption, work }: { caption: string; work: readonly PricedWork[] }) {
  if (work.length === 0) return null;
  return (
    <DataTable
      caption={caption}
      columns={[{ label: 'Work' }, { label: 'Price', kind: 'figure' }]}
      rows={work.map(({ name, price }) => [
        <span key={name} className="wrap-anywhere">
          {name}
        </span>,
        formatPoundsRange(price),
      ])}
    />
  );
}
