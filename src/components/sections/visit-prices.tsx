import type { Visits } from '../../lib/business.ts';
import { formatPrice } from '../../lib/money.ts';
import { DataTable } from '../ui/data-table.tsx';

const labels = {
  day: 'Call-out and first half hour, Mon-Sat 8am-6pm',
  evening: 'Evenings and Sundays',
  night: 'Nights, 10pm-6am',
  landlordRecord: 'Landlord gas safety record on its own, one appliance',
  otherAppliance: 'Each other appliance',
} as const satisfies Record<keyof Visits['prices'], string>;

/** Visits for gas appliances only */
const gasOnly: readonly string[] = ['landlordRecord', 'otherAppliance'];

/** Lists the configured prices of visits other than services. */
export function VisitPrices({ visits, fuel }: { visits: Visits; fuel?: 'gas' | 'oil' }) {
  const names = Object.keys(labels) as (keyof typeof labels)[];
  const rows = names.flatMap((name) => {
    const price = visits.prices[name];
    return price === undefined || (fuel === 'oil' && gasOnly.includes(name))
      ? []
      : [[labels[name], formatPrice(price)]];
  });
  if (rows.length === 0 && !visits.parking) return null;
  return (
    <div className="visit-prices">
      <div>
        <h3>What a visit costs</h3>
        <p className="note">VAT included</p>
      </div>
      {rows.length > 0 && (
        <DataTable
          caption="What a visit costs"
          captionHidden
          columns={[{ label: 'Visit' }, { label: 'Price', kind: 'figure' }]}
          rows={rows}
        />
      )}
      {visits.parking && <p className="note">{visits.parking}</p>}
    </div>
  );
}
