import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { memoized } from '../ui/memoized.tsx';

/** Class names of the app shell's parts. */
const parts = ['site-header', 'site-footer', 'call-bar'] as const;
type Part = (typeof parts)[number];

/** React renders the app shell only while prerendering and in development; in the browser it keeps the prerendered markup. */
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

/** Prerendered markup of the parts, for pages that React cannot hydrate. */
const savedMarkup = new Map<Part, string>();

/** Saves the markup of the app shell before React replaces the prerendered page. */
export function saveShell(): void {
  for (const part of parts) savedMarkup.set(part, document.querySelector(`.${part}`)?.innerHTML ?? '');
}

/** Returns the props of an app shell part: its class and content. */
export function shellProps(className: Part): ShellPart {
  if (components) return { className, children: createElement(components[className]) };
  // Without saved markup, React leaves the content of the document unchanged.
  return { className, dangerouslySetInnerHTML: { __html: savedMarkup.get(className) ?? '' } };
}
