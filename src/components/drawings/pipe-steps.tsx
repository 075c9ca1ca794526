import { formatBar } from '../../content/pressure.ts';
import { Gauge, type GaugeBand } from './gauge.tsx';

interface PipeStepsProps {
  steps: readonly {
    title: string;
    text: string;
    /** Expected reading of the gauge at this step, in bar. */
    reading: number;
  }[];
  bands: readonly GaugeBand[];
  /** Maximum pressure in bar. */
  limit: number;
}

/** Renders steps along a pipe, next to a gauge. With scripts, buttons move the needle (topping-up.lazy-element.ts). */
export function PipeSteps({ steps, bands, limit }: PipeStepsProps) {
  const start = steps[0]?.reading ?? 0;
  return (
    <topping-up>
      <div className="topping-up">
        <div>
          <Gauge needle={start} bands={bands} limit={limit} />
          <p className="figure">
            <span>{formatBar(start)}</span>
          </p>
          <div className="step-buttons" />
        </div>
        <ol className="pipe-steps">
          {steps.map(({ title, text, reading }) => (
            <li key={title} data-reading={reading}>
              <strong>{title}</strong> <span className="figure">{formatBar(reading)}</span>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </topping-up>
  );
}
