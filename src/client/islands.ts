// 6 of 9. Makes the islands of the prerendered page answer to the visitor.

import { createElement } from 'react';
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';
import { type Island, islandNameOf } from '../components/ui/island.tsx';

// biome-ignore lint/suspicious/noExplicitAny: each island has props of its own
type AnyIsland = Island<any>;

/** Islands of which most pages hold one: their code is part of the app. */
const islands = byName(
  import.meta.glob<AnyIsland>('../components/**/*.island.tsx', { eager: true, import: 'default' }),
);

/** Islands that bring much with them: their code is loaded where a page holds one. */
const lazyIslands = byName(import.meta.glob<AnyIsland>('../components/**/*.lazy-island.tsx', { import: 'default' }));

function byName<File>(files: Record<string, File>): Map<string, File> {
  return new Map(Object.entries(files).map(([path, file]) => [islandNameOf(path), file]));
}

/**
 * Hydrates islands of prerendered markup. One that fails, or whose code does not come, keeps its prerendered markup.
 *
 * @param places the `site-island` elements
 * @returns a function that unmounts them
 */
export function hydrateIslands(places: Iterable<HTMLElement>): () => void {
  const roots: Root[] = [];
  let stopped = false;

  const hydrate = async (place: HTMLElement) => {
    const { name = '', props = '{}' } = place.dataset;
    // Offline, or after a deployment, the code of a lazy island does not come.
    const island =
      islands.get(name) ??
      (await lazyIslands
        .get(name)?.()
        .catch(() => undefined));
    if (!island || stopped) return;
    roots.push(hydrateRoot(place, createElement(island.Part, JSON.parse(props)), keepMarkup(place)));
  };
  for (const place of places) hydrate(place);

  return () => {
    stopped = true;
    for (const root of roots) root.unmount();
  };
}

function keepMarkup(place: HTMLElement): HydrationOptions {
  const markup = place.innerHTML;
  return {
    onUncaughtError(error) {
      console.error(error);
      place.innerHTML = markup;
    },
  };
}
