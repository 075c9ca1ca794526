/** Focuses all controls in both directions. Finds controls that reject the focus, are covered or have no outline. */
export function walk(): { order: string[]; faults: string[] } {
  const all = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, summary, [tabindex]:not([tabindex="-1"])'),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const faults = new Set<string>();

  for (const element of [...all, ...[...all].reverse()]) {
    element.focus();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const inSight = [...element.getClientRects()].some((box) =>
      [0.02, 0.25, 0.5, 0.75, 0.98].some((across) =>
        [0.05, 0.5, 0.95].some((down) => {
          const top = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
          return top !== null && (element.contains(top) || top.contains(element));
        }),
      ),
    );
    if (document.activeElement !== element || element.tabIndex > 0) faults.add(`order: ${element.outerHTML}`);
    if (!hasOutline) faults.add(`no outline: ${element.outerHTML}`);
    if (!inSight) faults.add(`covered: ${element.outerHTML}`);
  }

  const parts = all.map(
    (element) => element.closest('header, main, footer, #root > section')?.localName ?? 'skip link',
  );
  const order = all
    .map((element, index) => (element.closest('main') ? 'main' : (parts[index] as string)))
    .filter((part, index, list) => part !== list[index - 1]);
  return { order, faults: [...faults].map((fault) => fault.slice(0, 120)) };
}
