// 7 of 10. Renders the sections that were skipped in the first layout.

/** The page whose sections are rendered: those of an earlier one are let go. */
let latest = 0;

/** Leaves the sections of a page that is shown from its top out of its first layout, and renders them afterwards. */
export function deferSections(): void {
  document.documentElement.dataset.initial = '';
  renderDeferredSections();
}

/**
 * Renders the sections that were left out, one in each frame, so that presses are answered in between. From then on the page
 * has its true height, and is left and found again at the same place.
 */
export function renderDeferredSections(): void {
  latest += 1;
  const mine = latest;
  const sections = deferredSections();
  const next = () => {
    if (mine !== latest || !isInitial()) return;
    const section = sections.shift();
    if (!section) {
      renderAllSections();
      return;
    }
    showPictures(section);
    section.style.contentVisibility = 'visible';
    requestAnimationFrame(() => setTimeout(next));
  };
  requestAnimationFrame(() => setTimeout(next));
}

/** Renders all sections at once: a page that is shown at a place further down is laid out in one go. */
export function renderAllSections(): void {
  delete document.documentElement.dataset.initial;
  for (const section of deferredSections()) {
    showPictures(section);
    section.removeAttribute('style');
  }
}

/**
 * Gives pictures their address. The document only names it, so that the first paint does not wait for their files; and those
 * of a section that is not rendered yet are left to it, because a browser makes every copy as soon as the file is there.
 */
export function showPictures(within: Element): void {
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
