// 3 of 10. Defines the custom elements of a page, without React.

import type { Connect } from '../components/ui/custom-elements.ts';
import { interestEvents } from './interest.ts';
import { savesData } from './save-data.ts';

/** Elements of which most pages hold one: their code comes with the client entry. */
const elements = import.meta.glob<Connect>('../components/**/*.element.ts', { eager: true, import: 'default' });

/** Elements that bring much with them: their code is loaded where a page holds one. */
const lazyElements = import.meta.glob<Connect>('../components/**/*.lazy-element.ts', { import: 'default' });

/** Defines all custom elements, each in a task of its own; from then on those in the document answer. */
export async function defineElements(): Promise<void> {
  for (const [file, connect] of Object.entries(elements)) {
    define(file, connect);
    await new Promise((next) => setTimeout(next));
  }
  for (const [file, load] of Object.entries(lazyElements)) define(file, connectOnceLoaded(load));
}

/** Where the code does not come, as offline or after a deployment, the element stays as it was prerendered. */
function connectOnceLoaded(load: () => Promise<Connect>): Connect {
  return async (element, signal) => {
    if (savesData()) await isTouched(element);
    const connect = await load().catch(() => undefined);
    if (!signal.aborted) connect?.(element, signal);
  };
}

/** Whoever saves data gets no code that they did not ask for. */
function isTouched(element: HTMLElement): Promise<unknown> {
  return Promise.race(
    interestEvents.map((type) => new Promise((done) => element.addEventListener(type, done, { once: true }))),
  );
}

/** Defines the element of a file: `open-now` of `sections/open-now.element.ts`. */
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
