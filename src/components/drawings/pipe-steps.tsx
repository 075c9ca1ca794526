import { MiniGauge } from './gauge.tsx';

interface PipeStepsProps {
  steps: readonly {
    title: string;
    text: string;
    /** Expected reading of the gauge at this step, in bar. */
    reading?: number;
  }[];
}

/** Renders up to seven steps along a pipe: horizontal on wide screens, vertical on phones. */
export function PipeSteps({ steps }: PipeStepsProps) {
  return (
    <ol className="pipe-steps">
      {steps.map(({ title, text, reading }) => (
        <li key={title}>
          <strong>{title}</strong>
          <p>{text}</p>
          {reading !== undefined && <MiniGauge needle={reading} />}
        </li>
      ))}
    </ol>
  );
}
