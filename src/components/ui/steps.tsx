import type { ReactNode } from 'react';

interface StepsProps {
  steps: readonly { title: ReactNode; text?: ReactNode }[];
  columns?: 1 | 3 | 4;
  as?: 'h3' | 'h4';
}

/** Renders numbered steps. */
export function Steps({ steps, columns = 1, as: Title = 'h3' }: StepsProps) {
  return (
    <ol className={columns === 1 ? 'steps' : `steps steps-${columns}`}>
      {steps.map(({ title, text }, index) => (
        <li key={index}>
          <Title>{title}</Title>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
