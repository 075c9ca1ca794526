import { createElement, type FunctionComponent } from 'react';

/** The parts of the frame that are the same on every page, and how to find them in a served document. */
const selectors = { header: '.site-header', footer: '.site-footer', callBar: '.call-bar' } as const;

const markup = new Map<string, string>();

if (import.meta.env.SSR) {
  const { renderToString } = await import('react-dom/server');
  const parts: Record<keyof typeof selectors, FunctionComponent> = {
    header: (await import('./header.tsx')).Header,
    footer: (await import('./footer.tsx')).Footer,
    callBar: (await import('./call-bar.tsx')).CallBar,
  };
  for (const [name, part] of Object.entries(parts)) markup.set(name, renderToString(createElement(part)));
} else {
  for (const [name, selector] of Object.entries(selectors)) markup.set(name, servedMarkup(selector));
}

/**
 * The content of a part of the frame, as props for its element. The prerender renders it once and repeats the markup,
 * which is more than half of its work. In the browser it is what was served, so that neither its code nor its words
 * travel a second time: every document of the site holds it. The parts must not read the router, a context or `useId`.
 */
export function frameMarkup(name: keyof typeof selectors): { dangerouslySetInnerHTML: { __html: string } } {
  return { dangerouslySetInnerHTML: { __html: markup.get(name) ?? '' } };
}

/** The markup inside an element of the document. Read it before anything in it is hydrated. */
export function servedMarkup(selector: string): string {
  return document.querySelector(selector)?.innerHTML ?? '';
}
