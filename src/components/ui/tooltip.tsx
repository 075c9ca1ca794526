import type { ReactNode } from 'react';

interface TooltipProps {
  /** What the control does, in a few words. It must not be the only place that says so. */
  text: string;
  children: ReactNode;
}

/**
 * A hint over a control, after 700 ms of pointing or at keyboard focus (specification, 'Interface constants'). It stays
 * while the pointer is on it; `data-dismissed` puts it away.
 */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <span className="tooltip">
      {children}
      <span role="tooltip">{text}</span>
    </span>
  );
}
