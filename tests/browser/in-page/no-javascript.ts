/** Finds text in a column so narrow that words are broken, for example in the place of a missing picture. */
export function findSqueezedText(main: Element): string[] {
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const letters = text.nodeValue?.trim().length ?? 0;
    const shown = text.parentElement?.checkVisibility() && !text.parentElement.closest('thead, .sr-only');
    if (letters < 6 || !shown) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    if (lines > 2 && letters / lines < 4) found.push(`${text.nodeValue}`);
  }
  return found;
}

/**
 * Returns the visible lines of text, without what depends on scripts: opening state, random tip, and tools, which a table
 * replaces.
 */
export function visibleLines(main: HTMLElement): string[] {
  for (const live of main.querySelectorAll(
    '.open-now, .tip, .price-tool, .home-cases, .pressure-dial, .decision-matrix',
  ))
    live.remove();
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count
  return main.innerText.split(/\s*\n\s*/).filter(Boolean);
}

/** Finds buttons that need a script, and pictures that only a script could load. */
export function findDeadControls(): string[] {
  return [
    ...document.querySelectorAll('button:not([popovertarget])'),
    ...document.querySelectorAll('svg:has(> use[data-href])'),
  ]
    .filter((element) => element.checkVisibility())
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}
