import { AtlasBoiler } from '../../components/drawings/atlas/atlas-boiler.tsx';
import { Panel } from '../../components/ui/panel.tsx';
import type { BrandSlug } from '../../routes.ts';

interface RankedBoilersProps {
  boilers: readonly { rank: number; name: string; brand: BrandSlug }[];
}

/** Renders the boilers of a guide as small drawings in rank order. */
export function RankedBoilers({ boilers }: RankedBoilersProps) {
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

interface BillProps {
  title: string;
  /** What the price contains. */
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
