// 5 of 10. Renders the sections that were left out of sight on an initial load.

/**
 * Renders the deferred sections of a prerendered page, one in each frame, so that presses are answered in between. From
 * then on the page has its true height, and is left and found again at the same place.
 */
export function renderDeferredSections(): void {
  const sections = deferredSections();
  const next = () => {
    if (!isInitialLoad()) return;
    const section = sections.shift();
    if (!section) {
      renderAllSections();
      return;
    }
    section.style.contentVisibility = 'visible';
    requestAnimationFrame(() => setTimeout(next));
  };
  requestAnimationFrame(next);
}

/** Renders all sections at once: another page than the prerendered one is laid out in one go. */
export function renderAllSections(): void {
  if (!isInitialLoad()) return;
  delete document.documentElement.dataset.initial;
  for (const section of deferredSections()) section.removeAttribute('style');
}

function isInitialLoad(): boolean {
  return 'initial' in document.documentElement.dataset;
}

function deferredSections(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-deferred]')];
}
