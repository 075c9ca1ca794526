import { Fragment } from 'react';

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
  /** Index of the column whose first verdict is selected. */
  selected: number;
}

/** Renders verdicts in a grid. With scripts the headings are buttons (decision-matrix.lazy-element.ts). */
export function DecisionMatrix({ title, unit, columns, rows, selected }: DecisionMatrixProps) {
  const [row] = rows;
  const verdict = row?.verdicts[selected];
  return (
    <decision-matrix>
      <section className="decision-matrix" aria-label={title}>
        <p>{unit}</p>
        {columns.map(({ head, name }) => (
          <b key={head} data-name={name}>
            {head}
          </b>
        ))}
        {rows.map(({ label, verdicts }) => (
          <Fragment key={label}>
            <p>
              <b>{label}</b>
            </p>
            {verdicts.map((one, place) => (
              <span
                key={place}
                className={`i-cell i-${one.leaning}`}
                data-why={one.why}
                data-lit={one === verdict || undefined}
                aria-hidden="true"
              >
                {one.words}
              </span>
            ))}
          </Fragment>
        ))}
        <p role="status" className="panel">
          <span>
            <strong className="figure">{verdict?.words}</strong>
            <span className="note">{`${columns[selected]?.name}, ${row?.label.toLowerCase()}: `}</span>
            {verdict?.why}
          </span>
        </p>
      </section>
    </decision-matrix>
  );
}
