import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';

const roots = new WeakMap<HTMLElement, Root>();

/** Replaces an element's prerendered markup with a React root, and restores it when `signal` aborts. */
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
    // Deferred, because the app removes the element during a render, when React cannot unmount another root.
    setTimeout(() => {
      root.unmount();
      element.replaceChildren(...prerendered);
    });
  });
}
