/** Texts in a column so narrow that their words are broken: where a picture stood whose place the words then took. */
export function squeezed(main: Element): string[] {
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
 * The lines of text a visitor can see in the middle of the page, without what only scripts can say: the clock, chance and
 * the answers of a tool, in whose place a table stands.
 */
export function lines(main: HTMLElement): string[] {
  for (const live of main.querySelectorAll(
    '.open-now, .tip, .price-tool, .home-cases, .pressure-dial, .decision-matrix',
  ))
    live.remove();
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count
  return main.innerText.split(/\s*\n\s*/).filter(Boolean);
}

/** Buttons that only a script could answer, and pictures that only a script could fetch. */
export function idle(): string[] {
  return [
    ...document.querySelectorAll('button:not([popovertarget])'),
    ...document.querySelectorAll('svg:has(> use[data-href])'),
  ]
    .filter((element) => element.checkVisibility())
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}
