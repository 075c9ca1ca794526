// Step 3 of inline-script.ts: defines the custom elements, with a separate task for each one in the client entry.

import type { Connect } from '../components/ui/custom-elements.ts';
import { interestEvents, savesData } from './interest.ts';

/** Elements whose code is part of the client entry. */
const elements = import.meta.glob<Connect>('../components/**/*.element.ts', { eager: true, import: 'default' });

/** Elements whose code is loaded if the page contains one. */
const lazyElements = import.meta.glob<Connect>('../components/**/*.lazy-element.ts', { import: 'default' });

export async function defineElements(): Promise<void> {
  for (const [file, connect] of Object.entries(elements)) {
    define(file, connect);
    await new Promise((next) => setTimeout(next));
  }
  for (const [file, load] of Object.entries(lazyElements)) define(file, connectOnceLoaded(load));
}

/** Loads the code. If that fails (offline, or after a deployment), the element keeps its prerendered content. */
function connectOnceLoaded(load: () => Promise<Connect>): Connect {
  return async (element, signal) => {
    if (savesData()) {
      await new Promise((touched) => {
        for (const type of interestEvents) element.addEventListener(type, touched, { once: true });
      });
    }
    const connect = await load().catch(() => undefined);
    if (!signal.aborted) connect?.(element, signal);
  };
}

/** Defines the element that a file implements: `open-now` for `sections/open-now.element.ts`. */
function define(file: string, connect: Connect): void {
  const name = file.replace(/.*\//, '').replace(/\..*/, '');
  customElements.define(
    name,
    class extends HTMLElement {
      #presence = new AbortController();

      connectedCallback(): void {
        this.#presence = new AbortController();
        connect(this, this.#presence.signal);
      }

      disconnectedCallback(): void {
        this.#presence.abort();
      }
    },
  );
}
