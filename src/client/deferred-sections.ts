// 7 of 10. Renders the sections that were skipped in the first layout.

/** Counts the pages: sections of earlier ones are not rendered. */
let latest = 0;

/** Renders the skipped sections, one in each frame, so that clicks are handled in between. */
export function renderDeferredSections(): void {
  const mine = ++latest;
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

/** Renders all sections at once, for a page that is not shown from its top. */
export function renderAllSections(): void {
  delete document.documentElement.dataset.initial;
  for (const section of deferredSections()) {
    showPictures(section);
    section.removeAttribute('style');
  }
}

/**
 * Sets the address of pictures, which the document contains as `data-href`, so that the first paint does not wait for the
 * files. Pictures of skipped sections follow with their section, because browsers build every copy at once.
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
