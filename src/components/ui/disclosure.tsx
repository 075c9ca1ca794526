import type { ReactNode } from 'react';

interface DisclosureProps {
  /** Always visible, for example a heading. */
  head: ReactNode;
  open?: boolean;
  id?: string;
  children: ReactNode;
}

/** Renders content that collapses under its heading on phones. On wide screens it is always open. */
export function Disclosure({ head, open, id, children }: DisclosureProps) {
  return (
    <details className="disclosure" id={id} open={open}>
      <summary>{head}</summary>
      {children}
    </details>
  );
}
