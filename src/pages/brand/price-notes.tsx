import { VisitPrices } from '../../components/sections/visit-prices.tsx';
import { site } from '../../site.config.ts';

/** Explains the certificate (gas only) and lists prices of other visits. */
export function PriceNotes({ fuel }: { fuel: 'gas' | 'oil' }) {
  return (
    <>
      {fuel === 'gas' && (
        <p className="note">
          A landlord’s record isn’t part of a service, because it covers every gas appliance and flue you let.
        </p>
      )}
      <VisitPrices visits={site.visits} />
    </>
  );
}
