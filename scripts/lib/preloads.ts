import type { Manifest, ManifestChunk } from 'vite';
import type { PageKind } from '../../src/routes.ts';

/** The modules that the client router imports for each kind of page, as `src/router.tsx` and the loaders name them. */
const modulesOf: Record<PageKind | 'locationFallback', (slug: string) => readonly string[]> = {
  home: () => ['src/pages/home-page.tsx'],
  quote: () => ['src/pages/quote-page.tsx'],
  combiBoilers: () => ['src/pages/combi-boilers-page.tsx'],
  guide: (slug) => [`src/pages/guides/${slug}.tsx`],
  brand: (slug) => ['src/pages/brand/brand-page.tsx', `src/content/brands/${slug}.ts`],
  location: (slug) => ['src/pages/location/location-page.tsx', `src/content/locations/districts/${slug}.ts`],
  notFound: () => ['src/pages/not-found-page.tsx'],
  locationFallback: () => ['src/pages/location/location-page.tsx'],
};

const entry = 'index.html';

/** `react-dom/client` is a late import of the entry's; without a preload it is only asked for once the entry has run. */
const isReactDom = (key: string) => key.includes('react-dom/client');

/**
 * Lists the scripts a page needs beside its entry, as public paths, each once, sorted.
 *
 * @throws Error when a page's module is not in the manifest
 */
export function preloadsFor(manifest: Manifest, { path, page }: { path: string; page: string }): string[] {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const own = modulesOf[page as PageKind](slug).filter((key) => !isOptional(page, key) || key in manifest);
  const files = new Set<string>();
  const seen = new Set<string>();

  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk: ManifestChunk | undefined = manifest[key];
    if (chunk === undefined) throw new Error(`${key} is no module of the client bundle`);
    if (key !== entry) files.add(`/${chunk.file}`);
    chunk.imports?.forEach(visit);
  };
  [entry, ...own, ...Object.keys(manifest).filter(isReactDom)].forEach(visit);
  files.delete(`/${manifest[entry]?.file}`);
  return [...files].sort();
}

/** An area's page has no district text of its own. */
function isOptional(page: string, key: string): boolean {
  return page === 'location' && key.includes('/districts/');
}
