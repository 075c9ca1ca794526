import { type KeyboardEvent, type ReactNode, useState } from 'react';

interface TooltipProps {
  /** What the control does, in a few words. It must not be the only place that says so. */
  text: string;
  children: ReactNode;
}

/**
 * A hint over a control, after 700 ms of pointing or at keyboard focus (specification, 'Interface constants'). It stays
 * while the pointer is on it, and Escape puts it away.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const [dismissed, setDismissed] = useState(false);
  const allow = () => setDismissed(false);
  const dismiss = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside it
    <span
      className="tooltip"
      data-dismissed={dismissed || undefined}
      onKeyDown={dismiss}
      onMouseLeave={allow}
      onBlur={allow}
    >
      {children}
      <span role="tooltip">{text}</span>
    </span>
  );
}
