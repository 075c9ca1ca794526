import type {} from 'react';

/**
 * Parts of a page that tell the visitor's own time or answer to a press: custom elements, whose markup is prerendered like
 * any other. What each does stands in `<name>.element.ts` beside its component; in `<name>.lazy-element.ts`, when it
 * brings much with it and is loaded only where a page holds one (client/elements.ts).
 */
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

/**
 * Makes an element answer. It is called again when the element comes back into the document, and finds the markup as it
 * left it.
 *
 * @param signal ends when the element leaves the document; every listener takes it
 */
export type Connect = (element: HTMLElement, signal: AbortSignal) => void;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<CustomElementName, HTMLAttributes<HTMLElement>> {}
  }
}
