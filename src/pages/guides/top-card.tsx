import { formatOutput, litresPerMinute } from '../../components/charts/heat-output.ts';
import { QuoteButton } from '../../components/sections/suitability.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { rises, type topThree } from '../../content/figures/top-combi-boilers-london.ts';
import { formatPoundsRange } from '../../lib/money.ts';
import { BoilerCard } from './guide-figures.tsx';

/** Formats the hot water flow of a range's smallest and largest output: `10.2-15.6 L/min`. */
export function flowOf([smallest, largest]: readonly [number, number]): string {
  return `${litresPerMinute(smallest, rises.ours)}-${litresPerMinute(largest, rises.ours)} L/min`;
}

/** Renders one of the first three boilers with its figures, typical price and quote button. */
export function TopCard({ boiler }: { boiler: (typeof topThree)[number] }) {
  const { name, efficiency, output, warranty, warrantyTerms, typicalPrice, features, bestFor } = boiler;
  return (
    <BoilerCard
      boiler={boiler}
      price={formatPoundsRange(typicalPrice)}
      priceNote="Typical installation price"
      facts={[
        { label: 'Output range', value: formatOutput(output) },
        { label: 'Hot water flow', value: flowOf(output) },
        { label: 'Efficiency', value: `${efficiency}%` },
        { label: 'Warranty', value: `up to ${warranty} years` },
      ]}
    >
      <p className="note">{`${warranty} years ${warrantyTerms}.`}</p>
      <div className="prose">
        <p>
          <strong>Best for:</strong> {bestFor}
        </p>
        <Disclosure head={<h4>Key features</h4>}>
          <ul className="plain-list">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Disclosure>
      </div>
      <QuoteButton name={name} variant={boiler.rank === 1 ? 'hero' : 'outline'} />
    </BoilerCard>
  );
}
