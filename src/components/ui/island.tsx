import { type ComponentType, createElement } from 'react';

/** A component whose place in a prerendered page is hydrated by itself. */
export interface Island<Props extends object> {
  (props: Props): React.ReactNode;
  /** The name of its file, without what follows the first dot. */
  islandName: string;
  /** What is hydrated in the island's place. */
  Part: ComponentType<Props>;
}

/** Where islands live: `*.island.tsx` comes with the app, `*.lazy-island.tsx` only where a page holds one. */
const files = import.meta.env.SSR
  ? Object.keys(import.meta.glob(['../**/*.island.tsx', '../**/*.lazy-island.tsx']))
  : [];

/**
 * Marks a part that answers to the visitor. React never renders a prerendered page again in the browser; it hydrates
 * the page's islands one by one (client/islands.ts). In a page that the browser renders, the part is a component like
 * any other.
 *
 * @param name the name of the file whose default export this is
 * @param Part takes props that survive JSON; must not read the router or a context
 * @returns the island, which throws while it is prerendered when no file has its name
 */
export function island<Props extends object>(name: string, Part: ComponentType<Props>): Island<Props> {
  function Island(props: Props) {
    if (import.meta.env.SSR && !files.some((file) => islandNameOf(file) === name)) {
      throw new Error(`the island "${name}" is in no file src/components/**/${name}.island.tsx`);
    }
    const data = Object.keys(props).length > 0 ? { 'data-props': JSON.stringify(props) } : {};
    return createElement('site-island', { 'data-name': name, ...data }, <Part {...props} />);
  }
  return Object.assign(Island, { islandName: name, Part });
}

/** The name of the island in a file: `open-now` of `sections/open-now.island.tsx`. */
export function islandNameOf(file: string): string {
  return file.replace(/.*\//, '').replace(/\..*/, '');
}
