import { Drawing } from './drawing.tsx';

export interface PriceRange {
  label: string;
  /** In pounds. */
  low: number;
  high: number;
  /** Formatted range, for example `£1,800-£3,500`. */
  text: string;
}

interface PriceRangesProps {
  caption: string;
  /** Column headings. */
  labels: readonly [string, string, string];
  /** In pounds. */
  scale: readonly [number, number];
  ranges: readonly PriceRange[];
}

/** Renders price ranges as bars with figures; on phones only the figures. */
export function PriceRanges({ caption, labels, scale: [start, end], ranges }: PriceRangesProps) {
  const at = (pounds: number) => Math.round(((pounds - start) / (end - start)) * 364);

  return (
    <table className="data-table price-ranges">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {labels.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ranges.map(({ label, low, high, text }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <Drawing viewBox="-2 0 368 20" fit="none">
                <path className="d-detail" d="M0 10h364M0 5v10M364 5v10" />
                <path className="d-bar" d={`M${at(low)} 10H${at(high)}`} />
              </Drawing>
            </td>
            <td className="figure">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
