import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';

const roots = new WeakMap<HTMLElement, Root>();

/**
 * Puts a tool in the place of an element's prerendered markup, which comes back when the element leaves the document.
 *
 * @param tool shown in place of the one that is there
 * @param signal ends when the element leaves the document
 */
export function mountTool(element: HTMLElement, tool: ReactElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  roots.get(element)?.render(tool);
  if (roots.has(element)) return;

  const prerendered = [...element.childNodes];
  const root = createRoot(element);
  roots.set(element, root);
  root.render(tool);
  signal.addEventListener('abort', () => {
    roots.delete(element);
    // React removes the element while it renders another page, and unmounts nothing meanwhile.
    setTimeout(() => {
      root.unmount();
      element.replaceChildren(...prerendered);
    });
  });
}
