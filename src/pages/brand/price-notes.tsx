import { VisitPrices } from '../../components/sections/visit-prices.tsx';
import { formatPrice } from '../../lib/money.ts';
import { site } from '../../site.config.ts';

/** Explains the certificate (gas only) and lists prices of other visits. */
export function PriceNotes({ fuel }: { fuel: 'gas' | 'oil' }) {
  const { landlordRecord } = site.visits.prices;
  const price = landlordRecord ? `It costs ${formatPrice(landlordRecord)}.` : 'We quote for it when you book.';
  return (
    <>
      {fuel === 'gas' && (
        <p className="note">
          {`The certificate covers this boiler. A landlord’s record isn’t part of a service, because it covers every gas appliance and flue you let. ${price}`}
        </p>
      )}
      <VisitPrices visits={site.visits} />
    </>
  );
}
