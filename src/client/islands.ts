import { type ComponentType, createElement } from 'react';
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';
import { CopyNumberButton } from '../components/sections/copy-number.tsx';
import { MarkCurrentPart } from '../components/sections/current-part.tsx';
import { OpenNowLine } from '../components/sections/open-now.tsx';
import { VisitorsYear } from '../components/sections/this-year.tsx';
import { LogUnknownPath } from '../components/sections/unknown-path.tsx';

/** A component whose props stand as JSON in the document. */
// biome-ignore lint/suspicious/noExplicitAny: each island has props of its own
type Part = ComponentType<any>;

/** The parts of served pages that answer to the visitor. The tips are many, and stand on location pages only. */
const parts: Record<string, Part> = {
  'copy-number': CopyNumberButton,
  'current-part': MarkCurrentPart,
  'open-now': OpenNowLine,
  'this-year': VisitorsYear,
  'unknown-path': LogUnknownPath,
};

async function partOf(name: string): Promise<Part | undefined> {
  if (name === 'maintenance-tip') return (await import('../components/sections/maintenance-tip.tsx')).VisitorsTip;
  return parts[name];
}

/** Where a part fails, the text that was served stands again. */
function standIn(island: HTMLElement): HydrationOptions {
  const served = island.innerHTML;
  return {
    onUncaughtError(error) {
      console.error(error);
      island.innerHTML = served;
    },
  };
}

/**
 * Hydrates the islands of served markup.
 *
 * @returns a function that takes them down again
 */
export function hydrateIslands(within: Element): () => void {
  const roots: Root[] = [];
  let gone = false;

  for (const island of within.querySelectorAll<HTMLElement>('site-island')) {
    const { name = '', props = '{}' } = island.dataset;
    partOf(name).then(
      (Part) => {
        if (Part && !gone) roots.push(hydrateRoot(island, createElement(Part, JSON.parse(props)), standIn(island)));
      },
      // Offline, or after a deployment: the served text stands.
      () => {},
    );
  }
  return () => {
    gone = true;
    for (const root of roots) root.unmount();
  };
}
