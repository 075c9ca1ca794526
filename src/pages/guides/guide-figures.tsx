import type { ReactNode } from 'react';
import { ModelFacts } from '../../components/charts/model-facts.tsx';
import { AtlasBoiler } from '../../components/drawings/atlas/atlas-boiler.tsx';
import { CheckList } from '../../components/ui/check-list.tsx';
import { shortName } from '../../content/combi-reviews.ts';
import type { BrandSlug } from '../../routes.ts';

interface BoilerRowProps {
  boilers: readonly {
    brand: BrandSlug;
    /** Selects the drawing of a model. */
    name?: string;
    /** Rank or name of a package. */
    label: ReactNode;
    /** Linked name of the boiler. */
    link: ReactNode;
    /** Formatted price or range. */
    price: string;
  }[];
}

/** Renders boilers as a row of drawings with names and prices. */
export function BoilerRow({ boilers }: BoilerRowProps) {
  return (
    <ul className="boiler-row">
      {boilers.map(({ brand, name, label, link, price }) => (
        <li key={name ?? brand}>
          <AtlasBoiler brand={brand} name={name} />
          <span className="figure">{label}</span>
          {link}
          <span className="figure">{price}</span>
        </li>
      ))}
    </ul>
  );
}

/** Renders ranked boilers, whose names link to their cards. */
export function RankedBoilers({ boilers }: { boilers: readonly (RankedBoiler & { price: string })[] }) {
  return (
    <BoilerRow
      boilers={boilers.map(({ rank, ...boiler }) => ({
        ...boiler,
        label: rank,
        link: <a href={`#rank-${rank}`}>{shortName(boiler.name)}</a>,
      }))}
    />
  );
}

interface RankedBoiler {
  rank: number;
  name: string;
  brand: BrandSlug;
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

/** Renders the fixed price of our cheapest package as a bill. */
export function Bill({ boiler, brand, included, total }: BillProps) {
  return (
    <div className="bill">
      <AtlasBoiler brand={brand} />
      <div>
        <p className="figure">{boiler}</p>
        <p className="figure">{total}</p>
        <p className="note">Our cheapest package, installed, with VAT and:</p>
      </div>
      <CheckList items={included} />
    </div>
  );
}
