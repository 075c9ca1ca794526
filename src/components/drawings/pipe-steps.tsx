import { MiniGauge } from './gauge.tsx';

interface PipeStepsProps {
  steps: readonly {
    title: string;
    text: string;
    /** What the reader's own gauge should show at this step, in bar. */
    reading?: number;
  }[];
}

/** Up to seven steps along the flow and return pipes: across on wide screens, down on phones. */
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
