import type { ReactNode } from 'react';

interface DisclosureProps {
  /** Always visible, for example a heading. */
  head: ReactNode;
  open?: boolean;
  /** Also collapses on wide screens. */
  folds?: boolean;
  id?: string;
  children: ReactNode;
}

/** Renders content that collapses under its heading on phones. On wide screens it is open. */
export function Disclosure({ head, open, folds, id, children }: DisclosureProps) {
  return (
    <details className={folds ? 'disclosure folds' : 'disclosure'} id={id} open={open}>
      <summary>{head}</summary>
      {children}
    </details>
  );
}
