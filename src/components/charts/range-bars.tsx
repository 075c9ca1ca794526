type Range = readonly [number, number];

interface RangeRow {
  label: string;
  /** Below the label. */
  note?: string;
  /** Without an upper limit the bar ends in shorter and shorter pieces. Equal limits draw a dot. */
  range: readonly [number, number?];
  /** Formatted range, for example `10-15 years`. */
  text: string;
  /** Below the formatted range. */
  textNote?: string;
  /** Draws a secondary bar, in blue. */
  quiet?: boolean;
}

interface RangeBarsProps {
  caption: string;
  /** Shows the caption. A caption that explains a mark is always visible. */
  titled?: boolean;
  /** Headings of the first and last column. */
  labels: readonly [string, string];
  scale: Range;
  /** Distance between lines of the grid. */
  step: number;
  /** Formats values on the scale. */
  format: (value: number) => string;
  rows: readonly RangeRow[];
  /** A highlighted range across all rows, which the caption explains. */
  mark?: Range;
}

/** Renders ranges as a table with a bar in each row, all on one scale. */
export function RangeBars({ caption, titled, labels, scale, step, format, rows, mark }: RangeBarsProps) {
  const [start, end] = scale;
  const share = (length: number) => Math.round((length / (end - start)) * 1000) / 10;
  const place = (value: number) => share(value - start);
  const grid = Array.from({ length: Math.floor((end - start) / step) + 1 }, (_, index) => start + index * step);
  const across = ([from, to]: Range) => ({ x: `${place(from)}%`, width: `${share(to - from)}%` });

  return (
    <div className="table-fit range-bars">
      <table className="data-table data-table-stack">
        <caption className={titled || mark ? undefined : 'sr-only'}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{labels[0]}</th>
            <th scope="col">
              <span className="sr-only">Scale</span>
              <svg aria-hidden="true">
                {mark && <rect className="i-mark" {...across(mark)} />}
                {grid.flatMap((value) => [
                  <rect key={`${value} line`} x={`${place(value)}%`} />,
                  <text key={value} x={`${place(value)}%`}>
                    {format(value)}
                  </text>,
                ])}
              </svg>
            </th>
            <th scope="col" className="figure">
              {labels[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, note, range, text, textNote, quiet }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {note && <small>{note}</small>}
              </th>
              <td>
                <svg aria-hidden="true" className={quiet ? 'i-quiet' : undefined}>
                  {range[0] === range[1] ? (
                    <circle cx={`${place(range[0])}%`} cy="13" r="6" />
                  ) : (
                    piecesOf(range, end).map((piece) => <rect key={piece[0]} {...across(piece)} />)
                  )}
                </svg>
              </td>
              <td className="figure">
                {text}
                {textNote && <small>{textNote}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns the bar of a range, or the pieces of one that continues after the end of the scale. */
function piecesOf([from, to]: RangeRow['range'], end: number): readonly Range[] {
  if (to !== undefined) return [[from, to]];
  const at = (share: number) => from + (end - from) * share;
  return [
    [from, at(0.6)],
    [at(0.68), at(0.8)],
    [at(0.88), at(0.94)],
  ];
}
