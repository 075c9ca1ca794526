import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { memoized } from '../ui/memoized.tsx';

/** The parts of the frame that are the same on every page, and how to find them in a served document. */
const selectors = { header: '.site-header', footer: '.site-footer', callBar: '.call-bar' } as const;

type Part = keyof typeof selectors;

const parts: Record<Part, FunctionComponent> | undefined = import.meta.env.SSR
  ? {
      header: memoized((await import('./header.tsx')).Header),
      footer: memoized((await import('./footer.tsx')).Footer),
      callBar: memoized((await import('./call-bar.tsx')).CallBar),
    }
  : undefined;

const served = new Map<Part, string>();
if (!import.meta.env.SSR) {
  for (const name of Object.keys(selectors) as Part[]) served.set(name, servedMarkup(selectors[name]));
}

/**
 * The content of a part of the frame, as props for its element. In the browser it is what was served, so that neither
 * its code nor its words travel a second time: every document of the site holds it.
 */
export function shellMarkup(name: Part): { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } } {
  if (parts) return { children: createElement(parts[name]) };
  return { dangerouslySetInnerHTML: { __html: served.get(name) ?? '' } };
}

/** The markup inside an element of the document. Read it before anything in it is hydrated. */
export function servedMarkup(selector: string): string {
  return document.querySelector(selector)?.innerHTML ?? '';
}
