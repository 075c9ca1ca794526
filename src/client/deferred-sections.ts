// Step 7 of inline-script.ts: shows the sections that were skipped in the first layout.

/** Number of the latest call. Earlier calls stop, because their page is no longer shown. */
let latestCall = 0;

/** Shows the skipped sections, one in each frame, so that clicks are handled in between. */
export function showDeferredSections(): void {
  const call = ++latestCall;
  const sections = deferredSections();
  const next = () => {
    if (call !== latestCall || !isInitial()) return;
    const section = sections.shift();
    if (!section) return showAllSections();
    showDrawings(section);
    section.style.contentVisibility = 'visible';
    requestAnimationFrame(() => setTimeout(next));
  };
  requestAnimationFrame(() => setTimeout(next));
}

/** Shows all sections at once, for a page that is not shown from its top. */
export function showAllSections(): void {
  delete document.documentElement.dataset.initial;
  for (const section of deferredSections()) {
    showDrawings(section);
    section.removeAttribute('style');
  }
}

/**
 * Moves `data-href` to `href`: documents contain only `data-href`, so that the first paint does not wait for drawings.
 * Drawings in skipped sections are shown with their section, because browsers render all uses of a drawing at once.
 */
export function showDrawings(within: Element): void {
  for (const use of within.querySelectorAll<SVGUseElement>('use[data-href]')) {
    const section = use.closest('[data-deferred]');
    if (section && section !== within && isInitial()) continue;
    use.setAttribute('href', use.dataset.href ?? '');
    use.removeAttribute('data-href');
  }
}

function isInitial(): boolean {
  return 'initial' in document.documentElement.dataset;
}

function deferredSections(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-deferred]')];
}
