/** Finds text in columns so narrow that words break. */
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

/** Removes the parts that depend on scripts, and returns the remaining visible lines. */
export function visibleLines(main: HTMLElement): string[] {
  for (const live of main.querySelectorAll(
    '.open-now, .tip, .price-tool, .home-cases, .pressure-dial, .decision-matrix, .topping-up > div, .order-buttons',
  ))
    live.remove();
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count
  return main.innerText.split(/\s*\n\s*/).filter(Boolean);
}

/** Finds buttons and pictures that need a script. */
export function findDeadControls(): string[] {
  return [
    ...document.querySelectorAll('button:not([popovertarget])'),
    ...document.querySelectorAll('svg:has(> use[data-href])'),
  ]
    .filter((element) => element.checkVisibility())
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}
