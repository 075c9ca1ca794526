import type { Visits } from '../../lib/business.ts';
import { formatPrice } from '../../lib/money.ts';
import { RuledList } from '../ui/ruled-list.tsx';

const labels = {
  day: ['Call-out and first half hour', 'Mon-Sat 8am-6pm'],
  evening: ['Evenings and Sundays'],
  night: ['Nights', '10pm-6am'],
  landlordRecord: ['Landlord gas safety record', 'on its own, one appliance'],
  otherAppliance: ['Each extra appliance'],
} as const satisfies Record<keyof Visits['prices'], readonly [name: string, terms?: string]>;

/** Visits for gas appliances only */
const gasOnly: readonly string[] = ['landlordRecord', 'otherAppliance'];

/** Lists the configured prices of visits other than services. */
export function VisitPrices({ visits, fuel }: { visits: Visits; fuel?: 'gas' | 'oil' }) {
  const names = Object.keys(labels) as (keyof typeof labels)[];
  const items = names.flatMap((name) => {
    const price = visits.prices[name];
    const [label, terms] = labels[name];
    const title = (
      <span key={name}>
        {label} {terms && <span className="block note">{terms}</span>}
      </span>
    );
    return price === undefined || (fuel === 'oil' && gasOnly.includes(name))
      ? []
      : [{ title, figure: formatPrice(price) }];
  });
  if (items.length === 0 && !visits.parking) return null;
  return (
    <div className="visit-prices mt-7 sm:mt-12">
      <h3>What a visit costs</h3>
      <p className="mt-1 mb-3 note">VAT included</p>
      {items.length > 0 && <RuledList as="p" items={items} />}
      {visits.parking && <p className="mt-3 note">{visits.parking}</p>}
    </div>
  );
}
