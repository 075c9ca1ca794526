import type { ReactNode } from 'react';

interface DisclosureProps {
  /** Always visible, for example a heading. */
  head: ReactNode;
  open?: boolean;
  id?: string;
  children: ReactNode;
}

/** A part that folds under its head on a phone. Where there is room it stands open, and its head is no control. */
export function Disclosure({ head, open, id, children }: DisclosureProps) {
  return (
    <details className="disclosure" id={id} open={open}>
      <summary>{head}</summary>
      {children}
    </details>
  );
}
