import { RangeBars } from '../../components/charts/range-bars.tsx';
import { Section } from '../../components/ui/section.tsx';
import { locationPrices, priceScale, pricesReviewedIn } from '../../content/locations/pricing.ts';
import { packagesFrom } from '../../content/packages.ts';
import { formatPounds, formatPoundsRange } from '../../lib/money.ts';

interface LocationPricesProps {
  postcode: string;
  /** Homes in this district are on a heat network. */
  heatNetwork: boolean;
}

/** Renders local prices. A script replaces the year in the heading with the current one. */
export function LocationPrices({ postcode, heatNetwork }: LocationPricesProps) {
  return (
    <Section
      title={
        <>
          {`${postcode} pricing guide `}
          <this-year>{pricesReviewedIn}</this-year>
        </>
      }
      intro={`${heatNetwork ? 'Homes on the heat network have no boiler, so these prices are for homes that have one. ' : ''}This is what a new boiler costs in London, for all sizes and brands, installed and with VAT. Our own combi packages start at ${formatPounds(packagesFrom)}, and the quote page lists what they include.`}
    >
      <RangeBars
        caption={`Installed prices in ${postcode} by type of boiler`}
        labels={['Boiler', 'Installed']}
        scale={priceScale}
        step={1000}
        format={formatPounds}
        rows={locationPrices.map(({ type, range }) => ({ label: type, range, text: formatPoundsRange(range) }))}
      />
    </Section>
  );
}
