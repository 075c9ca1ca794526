import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { memoized } from '../ui/memoized.tsx';

/** The parts of the app shell by their class. */
type Part = 'site-header' | 'site-footer' | 'call-bar';

/**
 * Whether React renders the app shell: at prerender, and on the development server, where an edit shows at once. In the
 * browser of a visitor it stays as it was prerendered, so that neither its code nor its texts travel a second time.
 */
export const rendersShell: boolean = import.meta.env.SSR || import.meta.env.DEV;

const components: Record<Part, FunctionComponent> | undefined =
  import.meta.env.SSR || import.meta.env.DEV
    ? {
        'site-header': memoized((await import('./header.tsx')).Header),
        'site-footer': memoized((await import('./footer.tsx')).Footer),
        'call-bar': memoized((await import('./call-bar.tsx')).CallBar),
      }
    : undefined;

interface ShellPart {
  className: Part;
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
}

const prerendered = new Map<Part, string>();

/** The props of the element around a part of the app shell: its class and its content. */
export function shellPart(className: Part): ShellPart {
  if (components) return { className, children: createElement(components[className]) };
  const markup = prerendered.get(className) ?? prerenderedMarkup(`.${className}`);
  prerendered.set(className, markup);
  return { className, dangerouslySetInnerHTML: { __html: markup } };
}

/** The markup inside an element of the document. Read it before anything in it is hydrated. */
export function prerenderedMarkup(selector: string): string {
  return document.querySelector(selector)?.innerHTML ?? '';
}
