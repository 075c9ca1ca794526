import type { BrandSlug } from '../../routes.ts';
import type { Connect } from '../ui/custom-elements.ts';
import type { Choice } from './code-finder-tool.tsx';

/** Anchor of the home page's finder, which starts with the brands. */
export const homeFinder = '#fault-code';

const load = () => Promise.all([import('./code-finder-tool.tsx'), import('../../content/fault-summaries.ts')]);

/** Turns prerendered links into the code finder at the first click. Its code is preloaded on pointerdown or focus. */
const startCodeFinder: Connect = (element, signal) => {
  const brand = element.dataset.brand as BrandSlug | undefined;
  let isOpen = false;
  const open = async (choice: Choice) => {
    const [{ openCodeFinder }, { faultSummaries }] = await load();
    // Keeps the height of the prerendered links, to avoid a layout shift.
    element.style.minHeight = `${element.getBoundingClientRect().height}px`;
    isOpen = true;
    openCodeFinder(element, faultSummaries, choice, signal);
  };

  const handleClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (isOpen || !link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const slug = link.pathname.split('/')[2] as BrandSlug | undefined;
    const choice =
      brand && link.hash !== homeFinder ? { brand, label: link.textContent } : { brand: slug, id: link.hash.slice(1) };
    open(choice).catch(() => window.location.assign(link.href));
  };
  element.addEventListener('click', handleClick, { signal });

  const preload = () => void load().catch(() => {});
  for (const type of ['pointerdown', 'focusin']) element.addEventListener(type, preload, { signal, once: true });

  // Opens shared URLs, on page load and when the fragment changes.
  const openSharedUrl = () => {
    const fragment = window.location.hash;
    if (fragment.startsWith('#code-')) open({ brand, fragment }).catch(() => {});
  };
  openSharedUrl();
  addEventListener('hashchange', openSharedUrl, { signal });
};

export default startCodeFinder;
