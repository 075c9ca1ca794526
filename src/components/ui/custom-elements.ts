import type {} from 'react';

/** Custom elements: `<name>.element.ts` beside the component has the behaviour; `<name>.lazy-element.ts` loads on demand. */
export type CustomElementName =
  | 'code-finder'
  | 'copy-number'
  | 'current-part'
  | 'decision-matrix'
  | 'maintenance-tip'
  | 'open-now'
  | 'pressure-dial'
  | 'price-by-home'
  | 'this-year'
  | 'unknown-path';

/** Attaches behaviour to an element, also when it is inserted again. Listeners take `signal`, which ends on removal. */
export type Connect = (element: HTMLElement, signal: AbortSignal) => void;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<CustomElementName, HTMLAttributes<HTMLElement>> {}
  }
}
