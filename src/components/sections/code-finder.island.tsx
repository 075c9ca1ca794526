import { type MouseEvent, type PropsWithChildren, type ReactNode, useEffect, useRef, useState } from 'react';
import type { BrandSlug } from '../../routes.ts';
import { island, Prerendered } from '../ui/island.tsx';
import type { Choice } from './code-finder-tool.tsx';

interface CodeFinderProps {
  /** The brand of the page: its codes are the keys from the start. */
  brand?: BrandSlug;
}

/** The finder of the home page, which begins with the brands. */
export const homeFinder = '#fault-code';

const load = () => Promise.all([import('./code-finder-tool.tsx'), import('../../content/fault-summaries.ts')]);

/** Prerendered, the keys are links. The first press makes a tool of them, whose code is loaded at the first sign of use. */
function KeysOfCodeFinder({ brand, children }: PropsWithChildren<CodeFinderProps>) {
  const [tool, setTool] = useState<ReactNode>();
  const place = useRef<HTMLDivElement>(null);

  const open = async (choice: Choice) => {
    const [{ CodeFinderTool }, { faultSummaries }] = await load();
    // As high as with the links, so that what is below does not move.
    const panel = place.current?.closest<HTMLElement>('.panel');
    if (panel) panel.style.minHeight = `${panel.offsetHeight}px`;
    setTool(<CodeFinderTool key={choice.address} summaries={faultSummaries} choice={choice} />);
  };

  const press = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const slug = link.pathname.split('/')[2] as BrandSlug | undefined;
    const choice = brand && link.hash !== homeFinder ? { brand, label: link.textContent } : { brand: slug };
    open(choice).catch(() => window.location.assign(link.href));
  };

  // An address that somebody shared, also one that is entered while the page is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the props of an island never change
  useEffect(() => {
    const follow = () => {
      const address = window.location.hash;
      if (address.startsWith('#code-')) open({ brand, address }).catch(() => {});
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const warm = () => void load().catch(() => {});
  return (
    tool ?? (
      <Prerendered ref={place} onPointerDown={warm} onFocus={warm} onClick={press}>
        {children}
      </Prerendered>
    )
  );
}

export default island('code-finder', KeysOfCodeFinder);
