export type Leaning = 'keep' | 'open' | 'replace';

export interface MatrixVerdict {
  words: string;
  leaning: Leaning;
  /** A sentence or two, said once the cell is chosen. */
  why: string;
}

interface DecisionMatrixProps {
  /** What the matrix answers, for assistive technology. */
  title: string;
  /** What the heads of the columns count. */
  unit: string;
  /** Heads of the columns, for example `0-5`, and what each is called in full. */
  columns: readonly { head: string; name: string }[];
  /** A row has one verdict a column. */
  rows: readonly { label: string; verdicts: readonly MatrixVerdict[] }[];
}

/** Renders verdicts in a grid. With scripts, its heads are buttons (decision-matrix.lazy-element.ts). */
export function DecisionMatrix({ title, unit, columns, rows }: DecisionMatrixProps) {
  return (
    <decision-matrix>
      <section className="decision-matrix" aria-label={title}>
        <p>{unit}</p>
        {columns.map(({ head, name }) => (
          <b key={head} data-name={name}>
            {head}
          </b>
        ))}
        {rows.map(({ label, verdicts }) => [
          <p key={label}>
            <b>{label}</b>
          </p>,
          ...verdicts.map(({ words, leaning, why }, place) => (
            <span key={`${label} ${place}`} className={`i-cell i-${leaning}`} data-why={why} aria-hidden="true">
              {words}
            </span>
          )),
        ])}
        <p role="status" />
      </section>
    </decision-matrix>
  );
}
