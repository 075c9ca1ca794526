export type Leaning = 'keep' | 'open' | 'replace';

interface DecisionMatrixProps {
  /** What the picture says, for assistive technology; the table beside it holds the words. */
  title: string;
  /** Heads of the columns, for example `0-5 years`. */
  columns: readonly string[];
  /** A row has one verdict a column; a verdict of two words stands on two lines. */
  rows: readonly { label: string; verdicts: readonly { words: string; leaning: Leaning }[] }[];
}

const headHeight = 26;
const rowHeight = 82;
const cellHeight = 46;

/** Verdicts on a grid: blue to keep, orange to replace, plain where it depends. Each cell says it in words as well. */
export function DecisionMatrix({ title, columns, rows }: DecisionMatrixProps) {
  const pitch = 100 / columns.length;
  const middle = (column: number) => `${pitch * (column + 0.49)}%`;

  return (
    <svg className="drawing decision-matrix" height={headHeight + rows.length * rowHeight} role="img">
      <title>{title}</title>
      {columns.map((head, column) => (
        <text key={head} className="i-value i-middle" x={middle(column)} y="18">
          {head}
        </text>
      ))}
      {rows.map(({ label, verdicts }, row) => {
        const y = headHeight + row * rowHeight;
        return (
          <g key={label}>
            <text className="i-note" y={y + 22}>
              {label}
            </text>
            {verdicts.map(({ words, leaning }, column) => {
              const lines = words.split(' ');
              return (
                <g key={column} className={`i-cell i-${leaning}`}>
                  <rect x={`${pitch * column}%`} y={y + 31} width={`${pitch * 0.98}%`} height={cellHeight} rx="3" />
                  {lines.map((line, index) => (
                    <text
                      key={line}
                      className="i-label i-middle"
                      x={middle(column)}
                      y={y + 59 + (index * 2 - lines.length + 1) * 9}
                    >
                      {line}
                    </text>
                  ))}
                </g>
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}
