import { PriceRanges } from '../../components/drawings/price-ranges.tsx';
import ThisYear from '../../components/sections/this-year.island.tsx';
import { Section } from '../../components/ui/section.tsx';
import { locationPrices, pricesReviewedIn } from '../../content/locations/pricing.ts';
import { formatPounds, formatPoundsRange } from '../../lib/money.ts';

/** Ends of the scale the bars are drawn on, in pounds. */
const scale = [1500, 5000] as const;

/** The local pricing guide, labelled with the visitor's current year. */
export function LocationPrices({ postcode }: { postcode: string }) {
  return (
    <Section
      title={
        <>
          {`${postcode} pricing guide `}
          <ThisYear served={pricesReviewedIn} />
        </>
      }
      intro="Installed, VAT included. The bar shows the range on one scale."
    >
      <PriceRanges
        caption={`Installed prices in ${postcode} by type of boiler`}
        labels={['Boiler', scale.map(formatPounds).join(' to '), 'Installed']}
        scale={scale}
        ranges={locationPrices.map(({ type, range }) => ({
          label: type,
          low: range[0],
          high: range[1],
          text: formatPoundsRange(range),
        }))}
      />
    </Section>
  );
}
