import type {} from 'react';

/**
 * Custom elements. `<name>.element.ts` next to the component implements the behaviour; `<name>.lazy-element.ts` is
 * loaded on demand.
 */
export type CustomElementName =
  | 'code-finder'
  | 'copy-number'
  | 'current-part'
  | 'decision-matrix'
  | 'maintenance-tip'
  | 'open-now'
  | 'ordered-table'
  | 'pressure-dial'
  | 'price-by-home'
  | 'service-walk'
  | 'this-year'
  | 'topping-up'
  | 'unknown-path';

/** Attaches behaviour to an element, each time it is inserted. `signal` aborts on removal. */
export type Connect = (element: HTMLElement, signal: AbortSignal) => void;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<CustomElementName, HTMLAttributes<HTMLElement>> {}
  }
}
