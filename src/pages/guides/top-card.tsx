import { formatOutput, litresPerMinute } from '../../components/charts/heat-output.ts';
import { ModelFacts } from '../../components/charts/model-facts.tsx';
import { AtlasBoiler } from '../../components/drawings/atlas/atlas-boiler.tsx';
import { bookingHref } from '../../components/sections/actions.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { rises, type topThree } from '../../content/figures/top-combi-boilers-london.ts';
import { formatPoundsRange } from '../../lib/money.ts';

/** The hot water of the smallest and the largest size of a range, in litres a minute. */
export function flowOf([least, most]: readonly [number, number]): string {
  return `${litresPerMinute(least, rises.ours)}-${litresPerMinute(most, rises.ours)} L/min`;
}

/** A boiler of the first three with its figures, typical price and quote button. */
export function TopCard({ boiler }: { boiler: (typeof topThree)[number] }) {
  const { rank, name, brand, efficiency, output, warranty, warrantyTerms, typicalPrice, features, bestFor } = boiler;
  return (
    <li>
      <AtlasBoiler brand={brand} />
      <div>
        <div className="ranking-head">
          <h3>{`${rank}. ${name}`}</h3>
          <p className="figure">{formatPoundsRange(typicalPrice)}</p>
          <p className="note">Typical installation price</p>
        </div>
        <ModelFacts
          facts={[
            { label: 'Efficiency', value: `${efficiency}%` },
            { label: 'Output range', value: formatOutput(output) },
            { label: 'Hot water flow', value: flowOf(output) },
            { label: 'Warranty', value: `up to ${warranty} years` },
          ]}
        />
        <p className="note">{`${warranty} years ${warrantyTerms}.`}</p>
        <Disclosure head={<h4>Key features</h4>}>
          <ul className="plain-list">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Disclosure>
        <p>
          <strong>Best for:</strong> {bestFor}
        </p>
        <Button href={bookingHref} external variant="outline" drawnIn="sprite">
          {/* The model distinguishes the three buttons for screen readers. */}
          <span>
            Get Quote<span className="sr-only">{` for ${name}`}</span>
          </span>
        </Button>
      </div>
    </li>
  );
}
