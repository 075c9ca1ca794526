/** What the certificate of a service covers, and what a landlord needs besides; there is none for oil. */
export function LandlordNote({ fuel }: { fuel: 'gas' | 'oil' }) {
  if (fuel === 'oil') return null;
  return (
    <p className="note">
      The certificate covers this boiler. A landlord’s record isn’t part of a service: it covers every gas appliance and
      flue you let, and we quote for it when you book.
    </p>
  );
}
