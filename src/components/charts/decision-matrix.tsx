export type Leaning = 'keep' | 'open' | 'replace';

export interface MatrixVerdict {
  words: string;
  leaning: Leaning;
  why: string;
}

interface DecisionMatrixProps {
  /** Accessible name. */
  title: string;
  /** Unit of the column headings. */
  unit: string;
  /** Column headings, for example `0-5`, with their accessible names. */
  columns: readonly { head: string; name: string }[];
  /** One verdict for each column. */
  rows: readonly { label: string; verdicts: readonly MatrixVerdict[] }[];
}

/** Renders verdicts in a grid. With scripts the headings are buttons (decision-matrix.lazy-element.ts). */
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
        <p role="status" className="panel">
          Find your boiler’s age at the top, then the row with the repair’s price.
        </p>
      </section>
    </decision-matrix>
  );
}
