import { useState } from 'react';
import { useVisitor } from '../../lib/use-visitor.ts';
import { island } from '../ui/island.tsx';

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

interface HeadProps {
  words: string;
  name?: string;
  isPressed: boolean;
  press: (() => void) | undefined;
}

const hint = 'Press your boiler’s age and what the repair costs.';

/** Verdicts on a grid: blue to keep, orange to replace, plain where it depends. Asked for a column and a row, it answers. */
function Matrix({ title, unit, columns, rows }: DecisionMatrixProps) {
  const answers = useVisitor(false, () => true);
  const [column, setColumn] = useState<number>();
  const [row, setRow] = useState<number>();
  const verdict = rows[row ?? -1]?.verdicts[column ?? -1];

  return (
    <section className="decision-matrix" aria-label={title}>
      <p>{unit}</p>
      {columns.map(({ head, name }, index) => (
        <Head
          key={head}
          words={head}
          name={name}
          isPressed={column === index}
          press={answers ? () => setColumn(index) : undefined}
        />
      ))}
      {rows.map(({ label, verdicts }, index) => [
        <p key={label}>
          <Head words={label} isPressed={row === index} press={answers ? () => setRow(index) : undefined} />
        </p>,
        ...verdicts.map((one, place) => (
          <span
            key={`${label} ${place}`}
            className={`i-cell i-${one.leaning}`}
            data-lit={one === verdict || undefined}
            aria-hidden="true"
          >
            {one.words}
          </span>
        )),
      ])}
      <p role="status">
        {verdict ? (
          <span key={`${row} ${column}`}>
            <strong className="figure">{verdict.words}</strong> {verdict.why}
          </span>
        ) : (
          answers && hint
        )}
      </p>
    </section>
  );
}

/** The head of a column or a row: a button as soon as it can answer. */
function Head({ words, name, isPressed, press }: HeadProps) {
  if (!press) return <b>{words}</b>;
  return (
    <button
      type="button"
      className={isPressed ? 'btn btn-sm' : 'btn btn-outline btn-sm'}
      aria-label={name}
      aria-pressed={isPressed}
      onClick={press}
    >
      {words}
    </button>
  );
}

export default island('decision-matrix', Matrix);
