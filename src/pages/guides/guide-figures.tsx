import type { ReactNode } from 'react';
import { ModelFacts } from '../../components/charts/model-facts.tsx';
import { AtlasBoiler } from '../../components/drawings/atlas/atlas-boiler.tsx';
import { CheckList } from '../../components/ui/check-list.tsx';
import { shortName } from '../../content/combi-reviews.ts';
import type { BrandSlug } from '../../routes.ts';

interface RankedBoiler {
  rank: number;
  name: string;
  brand: BrandSlug;
}

interface RankedBoilersProps {
  boilers: readonly (RankedBoiler & {
    /** Formatted price or range. */
    price: string;
  })[];
  /** Boilers without a card, which have the next ranks. */
  others?: readonly RankedBoiler[];
}

/** Renders the boilers of a guide as drawings in rank order, which link to their cards, above the names of others. */
export function RankedBoilers({ boilers, others = [] }: RankedBoilersProps) {
  return (
    <div className="ranked-boilers">
      <ol>
        {boilers.map(({ rank, name, brand, price }) => (
          <li key={rank}>
            <AtlasBoiler brand={brand} name={name} />
            <span className="figure">{rank}</span>
            <a href={`#rank-${rank}`}>{shortName(name)}</a>
            <span className="figure">{price}</span>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <ol start={others[0]?.rank}>
          {others.map(({ rank, name }) => (
            <li key={rank}>
              <a href={`#rank-${rank}`}>{shortName(name)}</a>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

interface BoilerCardProps {
  boiler: RankedBoiler;
  /** Formatted price or range. */
  price: string;
  priceNote?: string;
  facts: readonly { label: string; value: string }[];
  children: ReactNode;
}

/** Renders a boiler of a guide: drawing, rank, price and figures, above its text. */
export function BoilerCard({ boiler, price, priceNote, facts, children }: BoilerCardProps) {
  return (
    <li id={`rank-${boiler.rank}`}>
      <AtlasBoiler brand={boiler.brand} name={boiler.name} />
      <div>
        <div className="ranking-head">
          <h3>{`${boiler.rank}. ${boiler.name}`}</h3>
          <p className="figure">{price}</p>
          {priceNote && <p className="note">{priceNote}</p>}
        </div>
        <ModelFacts facts={facts} />
        {children}
      </div>
    </li>
  );
}

interface BillProps {
  boiler: string;
  brand: BrandSlug;
  /** Work that the price includes. */
  included: readonly string[];
  /** Formatted price. */
  total: string;
}

/** Renders a fixed price as a bill. */
export function Bill({ boiler, brand, included, total }: BillProps) {
  return (
    <div className="buy-panel bill">
      <AtlasBoiler brand={brand} />
      <div>
        <p className="figure">{boiler}</p>
        <p className="figure">{total}</p>
        <p className="note">Installed, VAT and all this included:</p>
      </div>
      <CheckList items={included} />
    </div>
  );
}
