import type { ReactNode } from 'react';
import { ModelFacts } from '../../components/charts/model-facts.tsx';
import { AtlasBoiler } from '../../components/drawings/atlas/atlas-boiler.tsx';
import { Panel } from '../../components/ui/panel.tsx';
import type { BrandSlug } from '../../routes.ts';

interface RankedBoiler {
  rank: number;
  name: string;
  brand: BrandSlug;
}

/** Renders the boilers of a guide as small drawings in rank order. */
export function RankedBoilers({ boilers }: { boilers: readonly RankedBoiler[] }) {
  return (
    <ol className="ranked-boilers" aria-hidden="true">
      {boilers.map(({ rank, brand }) => (
        <li key={rank}>
          <AtlasBoiler brand={brand} />
          <span className="figure">{rank}</span>
        </li>
      ))}
    </ol>
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
    <li>
      <AtlasBoiler brand={boiler.brand} />
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
  title: string;
  /** Work that the price includes. */
  lines: readonly string[];
  /** Formatted price. */
  total: string;
}

/** Renders a fixed price as a bill. */
export function Bill({ title, lines, total }: BillProps) {
  return (
    <Panel className="bill">
      <p className="figure">{title}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            {line} <span className="note">included</span>
          </li>
        ))}
        <li className="figure">
          Total with VAT <strong>{total}</strong>
        </li>
      </ul>
    </Panel>
  );
}
