import { VisitPrices } from '../../components/sections/visit-prices.tsx';
import { site } from '../../site.config.ts';

/** Lists prices of other visits, and a note that a landlord's record (gas only) is not a service. */
export function PriceNotes({ fuel }: { fuel: 'gas' | 'oil' }) {
  return (
    <>
      {fuel === 'gas' && !site.visits.prices.landlordRecord && (
        <p className="note">A landlord’s gas safety record isn’t part of a service, so ask us for its price.</p>
      )}
      <VisitPrices visits={site.visits} fuel={fuel} />
    </>
  );
}
