/** Finds text that is too pale, off the sheet, or collapsed. */
export function findPrintFaults(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminance = (color: string) => {
    if (!canvas) return 1;
    canvas.fillStyle = '#fff';
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };

  const faults = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const pale = new Map<string, boolean>();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent?.checkVisibility() || parent.closest('.sr-only, svg, script, thead'))
      continue;
    const { color } = getComputedStyle(parent);
    if (!pale.has(color)) pale.set(color, 1.05 / (luminance(color) + 0.05) < 4.5);
    if (pale.get(color)) faults.add(`pale: ${text.textContent}`);
    range.selectNodeContents(text);
    if (range.getBoundingClientRect().right > window.innerWidth + 1) faults.add(`off the sheet: ${text.textContent}`);
  }
  for (const table of document.querySelectorAll('table')) {
    if (table.getBoundingClientRect().right > window.innerWidth + 1) faults.add(`cut: ${table.caption?.textContent}`);
  }
  for (const details of document.querySelectorAll('details')) {
    const [, ...answer] = details.children;
    const isPrinted = details.checkVisibility() && !details.closest('[id="questions"]');
    if (isPrinted && answer.every((part) => part.getBoundingClientRect().height === 0)) {
      faults.add(`collapsed: ${details.textContent}`);
    }
  }
  return [...faults].map((fault) => fault.slice(0, 90));
}
