import { type ComponentProps, type ComponentType, createElement, type PropsWithChildren } from 'react';

/** A component whose place in a prerendered page is hydrated by itself. */
export interface Island<Props extends object> {
  (props: PropsWithChildren<Props>): React.ReactNode;
  /** The name of its file, without what follows the first dot. */
  islandName: string;
  /** What is hydrated in the island's place. */
  Part: ComponentType<PropsWithChildren<Props>>;
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
 * @param Part takes props that survive JSON; must not read the router or a context. Children are prerendered with it, and
 *   are not there when it is hydrated: see `Prerendered`
 * @returns the island, which throws while it is prerendered when no file has its name
 */
export function island<Props extends object>(
  name: string,
  Part: ComponentType<PropsWithChildren<Props>>,
): Island<Props> {
  function Island({ children, ...props }: PropsWithChildren<Props>) {
    if (import.meta.env.SSR && !files.some((file) => islandNameOf(file) === name)) {
      throw new Error(`the island "${name}" is in no file src/components/**/${name}.island.tsx`);
    }
    const data = Object.keys(props).length > 0 ? { 'data-props': JSON.stringify(props) } : {};
    const part = createElement(Part, props as unknown as Props, children);
    return createElement('site-island', { 'data-name': name, ...data }, part);
  }
  return Object.assign(Island, { islandName: name, Part });
}

/** The children of an island, in an element of their own: when it is hydrated, their markup stays as it was prerendered. */
export function Prerendered({ children, ...props }: ComponentProps<'div'>) {
  if (children) return <div {...props}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves what is in the document as it is
  return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/** The name of the island in a file: `open-now` of `sections/open-now.island.tsx`. */
export function islandNameOf(file: string): string {
  return file.replace(/.*\//, '').replace(/\..*/, '');
}
