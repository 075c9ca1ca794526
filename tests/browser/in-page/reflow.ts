/** Finds text that leaves the page or its box, is clipped, or is a short number or word on two lines. */
export function findLostText(): string[] {
  const faults = new Set<string>();
  const beyond = document.documentElement.scrollWidth - window.innerWidth;
  if (beyond > 0) faults.add(`scrolls sideways by ${beyond} px`);

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || !text.textContent?.trim()) continue;
    if (parent.closest('.sr-only, svg, thead, script, .data-table-fit, [href="#main"]')) continue;
    range.selectNodeContents(text);
    const isBroken = text.textContent.trim().length < 4 && range.getClientRects().length > 1;
    if (isBroken) faults.add(`broken into lines: ${parent.textContent}`);
    const box = range.getBoundingClientRect();
    if (box.right > window.innerWidth + 1 || box.left < -1) faults.add(`off the page: ${text.textContent}`);
    for (let outer: Element | null = parent; outer; outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer);
      const frame = outer.getBoundingClientRect();
      const cutAcross = /hidden|clip/.test(overflowX) && (box.right > frame.right + 1 || box.left < frame.left - 1);
      const cutDown = /hidden|clip/.test(overflowY) && (box.bottom > frame.bottom + 1 || box.top < frame.top - 1);
      if (cutAcross || cutDown) faults.add(`cut by ${outer.className}: ${text.textContent}`);
    }
  }
  for (const box of document.querySelectorAll<HTMLElement>('.btn, .badge, .boiler-screen')) {
    if (box.checkVisibility() && box.scrollWidth > box.clientWidth + 1)
      faults.add(`out of its box: ${box.textContent}`);
  }
  return [...faults].map((fault) => fault.slice(0, 100));
}

/** Finds links and buttons under 24 px without enough space around them, and main actions under 44 px (WCAG 2.5.8). */
export function findSmallTargets(): string[] {
  const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, summary')]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.matches('[href="#main"]'))
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  const faults: string[] = [];

  for (const { element, box } of targets) {
    const { outerHTML } = element;
    if (element.matches('.btn:not(.btn-link), .call-bar a, .menu-button') && box.height < 44) faults.push(outerHTML);
    if (box.width >= 24 && box.height >= 24) continue;
    const paragraph = element.closest('p, li, td, dd, figcaption')?.textContent ?? '';
    const inText = getComputedStyle(element).display === 'inline';
    if (inText && paragraph.trim().length > (element.textContent ?? '').trim().length + 1) continue;

    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const crowded = targets.some(({ element: other, box: near }) => {
      if (other === element) return false;
      const across = Math.max(near.left - x, 0, x - near.right);
      const down = Math.max(near.top - y, 0, y - near.bottom);
      const alsoSmall = near.width < 24 || near.height < 24;
      const between = Math.hypot(near.left + near.width / 2 - x, near.top + near.height / 2 - y);
      return Math.hypot(across, down) < 12 || (alsoSmall && between < 24);
    });
    if (crowded) faults.push(outerHTML);
  }
  return faults.map((fault) => fault.slice(0, 100));
}
