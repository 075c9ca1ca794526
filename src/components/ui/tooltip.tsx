import type { ReactNode } from 'react';

interface TooltipProps {
  /** Hint in a few words. It must also be available elsewhere. */
  text: string;
  children: ReactNode;
}

/** Renders a hint for a control, after 700 ms of hover or keyboard focus; `data-dismissed` hides it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <span className="tooltip">
      {children}
      <span role="tooltip">{text}</span>
    </span>
  );
}
