/** Waits until all transitions have finished. */
export async function finishTransitions(): Promise<void> {
  await new Promise(requestAnimationFrame);
  const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
  await Promise.allSettled(timed.map(({ finished }) => finished));
}

/** Finds missing or repeated h1s and landmarks, landmarks without a unique name, and labels without the visible text. */
export function findNameFaults(): string[] {
  const faults: string[] = [];
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());

  if (visible('h1').length !== 1) faults.push('h1');
  for (const landmark of ['#root > header', 'main', '#root > footer']) {
    if (visible(landmark).length !== 1) faults.push(landmark);
  }
  const names = visible('nav, aside, section[aria-label]').map((element) => element.getAttribute('aria-label'));
  for (const [index, name] of names.entries()) {
    if (!name || names.indexOf(name) !== index) faults.push(`landmark ${name}`);
  }
  for (const control of visible('a[aria-label], button[aria-label]')) {
    const label = control.getAttribute('aria-label')?.toLowerCase() ?? '';
    // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts
    if (!label.includes(control.innerText.trim().toLowerCase())) faults.push(`label ${control.outerHTML.slice(0, 90)}`);
  }
  return faults;
}

/** Finds buttons without an edge, focus without an outline, and lines of drawings without contrast. */
export function findForcedColorFaults(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminance = (color: string) => {
    if (!canvas) return 0;
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const background = luminance(getComputedStyle(document.body.parentElement as Element).backgroundColor);
  const distinct = (color: string) => {
    const other = luminance(color);
    return (Math.max(background, other) + 0.05) / (Math.min(background, other) + 0.05) >= 3;
  };

  const faults = new Set<string>();
  const active = getComputedStyle(document.activeElement as Element);
  if (Number.parseFloat(active.outlineWidth) < 2 || !distinct(active.outlineColor)) faults.add('focus');
  for (const button of document.querySelectorAll<HTMLElement>('.btn:not(.btn-link, .btn-ghost)')) {
    const { borderTopWidth, borderTopColor } = getComputedStyle(button);
    if (Number.parseFloat(borderTopWidth) < 1 || !distinct(borderTopColor)) faults.add(`button ${button.textContent}`);
  }
  const informative = '.d-outline, .d-line, .d-flow, .d-return, .d-hot, .d-cold, .d-band, .d-ticks, .thames';
  for (const line of document.querySelectorAll(`main :is(${informative})`)) {
    const { stroke } = getComputedStyle(line);
    if (stroke !== 'none' && !distinct(stroke)) faults.add(`line ${line.getAttribute('class')} ${stroke}`);
  }
  return [...faults];
}
