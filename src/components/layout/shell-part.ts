import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { memoized } from '../ui/memoized.tsx';

/** The parts of the app shell by their class. */
const parts = ['site-header', 'site-footer', 'call-bar'] as const;
type Part = (typeof parts)[number];

/** React renders the app shell only at prerender and in development; in the browser it keeps the prerendered markup. */
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

/** The markup of the parts, where React renders them afresh. */
const kept = new Map<Part, string>();

/** Keeps the markup of the shell, before React renders another page in place of the document's. */
export function keepShell(): void {
  for (const part of parts) kept.set(part, document.querySelector(`.${part}`)?.innerHTML ?? '');
}

/** The props of the element around a part of the app shell: its class and its content. */
export function shellPart(className: Part): ShellPart {
  if (components) return { className, children: createElement(components[className]) };
  // Where nothing was kept, React leaves what is in the document as it is.
  return { className, dangerouslySetInnerHTML: { __html: kept.get(className) ?? '' } };
}
