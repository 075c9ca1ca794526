import { createElement, type FunctionComponent, type HTMLAttributes, type ReactNode } from 'react';

type Content = Pick<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'>;

/** Renders a part to markup; there is one on the server only. */
let renderOnce: ((part: FunctionComponent) => string) | undefined;

if (import.meta.env.SSR) {
  const { renderToString } = await import('react-dom/server');
  const rendered = new Map<FunctionComponent, string>();
  renderOnce = (part) => {
    const markup = rendered.get(part) ?? renderToString(createElement(part));
    rendered.set(part, markup);
    return markup;
  };
}

/**
 * The content of an element that is the same on every page. The prerender renders it once and repeats the markup, which
 * is more than half of its work; the browser hydrates it like everything else. The part must not read the router, a
 * context or `useId`.
 *
 * @returns props for the element: its children, or on the server their markup
 */
export function sameOnEveryPage(part: FunctionComponent): Content {
  if (renderOnce) return { dangerouslySetInnerHTML: { __html: renderOnce(part) } };
  return { children: createElement(part) as ReactNode };
}
