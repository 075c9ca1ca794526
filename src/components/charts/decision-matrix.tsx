import { Fragment, type PropsWithChildren } from 'react';

export type Leaning = 'keep' | 'open' | 'replace';

export interface MatrixVerdict {
  words: string;
  leaning: Leaning;
  why: string;
}

interface DecisionMatrixProps {
  /** Accessible name. */
  title: string;
  /** Labels of the columns and of the rows. */
  axes: readonly [string, string];
  /** Column headings, for example `0-5`, with their accessible names. */
  columns: readonly { head: string; name: string }[];
  /** One verdict for each column. */
  rows: readonly { label: string; verdicts: readonly MatrixVerdict[] }[];
  /** Indices of the selected row and column. */
  selected: readonly [number, number];
}

/**
 * Renders verdicts in a grid, and the children below the selected verdict, except on phones. With scripts the headings
 * are buttons (decision-matrix.lazy-element.ts).
 */
export function DecisionMatrix(props: PropsWithChildren<DecisionMatrixProps>) {
  const { title, axes, columns, rows, children } = props;
  const [y, x] = props.selected;
  const row = rows[y];
  const verdict = row?.verdicts[x];
  return (
    <decision-matrix>
      <section className="decision-matrix" aria-label={title}>
        <p>{axes[0]}</p>
        {columns.map(({ head, name }) => (
          <b key={head} data-name={name}>
            {head}
          </b>
        ))}
        <p>{axes[1]}</p>
        {rows.map(({ label, verdicts }) => (
          <Fragment key={label}>
            <div>
              <b>{label}</b>
            </div>
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
        <p className={`panel i-${verdict?.leaning}`}>
          <span role="status">
            <span>
              <strong className="figure">{verdict?.words}</strong>
              <span className="note">{`${columns[x]?.name}, repair ${row?.label.toLowerCase()}: `}</span>
              {verdict?.why}
            </span>
          </span>{' '}
          <span className="note max-sm:hidden">{children}</span>
        </p>
      </section>
    </decision-matrix>
  );
}
