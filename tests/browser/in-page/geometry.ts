interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box that an element paints. `edged`: whether a side is a border, background or drawing instead of text. */
interface Painted extends Box {
  edged: { top: boolean; bottom: boolean };
}

/** Returns the position, size and visibility of every element. */
export function boxes(): string {
  return [...document.querySelectorAll('body *')]
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height, element.checkVisibility({ opacityProperty: true, visibilityProperty: true })];
    })
    .join('\n');
}

/**
 * Finds text that overlaps other text, leaves its box or is covered, and elements of a column that nearly touch.
 * The window must be as tall as the page.
 */
export function collisions() {
  const faults = {
    overlapping: new Set<string>(),
    outside: new Set<string>(),
    covered: new Set<string>(),
    close: new Set<string>(),
  };
  const nameOf = (element: Element) =>
    `${[element.localName, ...element.classList].join('.')} "${element.textContent?.trim().slice(0, 30)}"`;
  const isSeen = (color: string) => !/transparent|[,/] 0\)$/.test(color);
  const hasBackground = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
    isSeen(backgroundColor) || backgroundImage !== 'none';
  const hasEdge = (style: CSSStyleDeclaration, side: 'Left' | 'Right' | 'Top' | 'Bottom') =>
    style[`border${side}Width`] !== '0px' && isSeen(style[`border${side}Color`]);
  const look = (element: Element) => {
    const style = getComputedStyle(element);
    const { display, overflowX, position, float, font } = style;
    const isImage = element.matches('img, canvas, input, select, progress, meter');
    return {
      frame: element.getBoundingClientRect(),
      font,
      isInline: display === 'inline' || display === 'contents',
      isImage,
      isShape: element.matches('svg :not(g, svg)'),
      isBox: isImage || hasBackground(style) || (hasEdge(style, 'Left') && hasEdge(style, 'Right')),
      hasTop: hasEdge(style, 'Top'),
      hasBottom: hasEdge(style, 'Bottom'),
      scrolls: /auto|scroll/.test(overflowX),
      clips: /hidden|clip/.test(overflowX),
      leavesFlow: /absolute|fixed/.test(position) || float !== 'none',
      isForScreenReaders: style.clipPath === 'inset(50%)',
      isShown:
        display === 'contents' ||
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }),
    };
  };
  const looks = new Map<Element, ReturnType<typeof look>>();
  const lookOf = (element: Element) => {
    const known = looks.get(element) ?? look(element);
    looks.set(element, known);
    return known;
  };
  const meetsAcross = (one: Box, other: Box) => one.left < other.right - 1 && other.left < one.right - 1;
  const meets = (one: Box, other: Box) =>
    meetsAcross(one, other) && one.top < other.bottom - 1 && other.top < one.bottom - 1;

  // Measures lines by the height of their letters, because font boxes of neighbouring lines may overlap.
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const inkOf = (text: string, font: string, { left, right, top, bottom, height }: DOMRect): Box => {
    canvas.font = font;
    const ink = canvas.measureText(text);
    const scale = height / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent);
    return {
      left,
      right,
      top: top + scale * (ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent),
      bottom: bottom - scale * (ink.fontBoundingBoxDescent - ink.actualBoundingBoxDescent),
    };
  };
  const isForScreenReaders = (element: Element | null): boolean =>
    element !== null && (lookOf(element).isForScreenReaders || isForScreenReaders(element.parentElement));
  const lines: (Box & { element: Element })[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [element, text] = [node.parentElement, node.textContent?.trim()];
    if (!text || !element || !lookOf(element).isShown || isForScreenReaders(element)) continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects())
      if (rect.width > 1 && rect.bottom > 0) lines.push({ element, ...inkOf(text, lookOf(element).font, rect) });
  }
  lines.sort((one, other) => one.top - other.top);

  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.top > line.bottom) break;
      if (line.element !== other.element && meets(line, other))
        faults.overlapping.add(`${nameOf(line.element)} meets ${nameOf(other.element)}`);
    }
  }

  for (const line of lines) {
    let isInFlow = true;
    let hasBlock = false;
    for (let outer: Element | null = line.element; outer && outer !== document.body; outer = outer.parentElement) {
      const { frame, isBox, isInline, scrolls, clips, leavesFlow } = lookOf(outer);
      if (scrolls) break;
      if (isInline || outer.matches('svg *, thead svg')) continue; // Labels of a scale overhang its ends.
      const leavesAcross = line.left < frame.left - 1 || line.right > frame.right + 1;
      const leavesDown = line.top < frame.top - 1 || line.bottom > frame.bottom + 1;
      const mustContain = isInFlow && (isBox || !hasBlock);
      if (clips ? leavesAcross || leavesDown : mustContain && (leavesAcross || (isBox && leavesDown)))
        faults.outside.add(`${nameOf(line.element)} ${clips ? 'is clipped by' : 'leaves'} ${nameOf(outer)}`);
      hasBlock = true;
      if (leavesFlow) isInFlow = false;
    }
    if (line.left < -1 || line.right > innerWidth + 1) faults.outside.add(`${nameOf(line.element)} leaves the page`);
  }

  for (const element of document.querySelectorAll('main :not(svg *)')) {
    const { frame, isBox, isShown, leavesFlow } = lookOf(element);
    const outer = element.parentElement && lookOf(element.parentElement);
    if (!outer || outer.isInline || outer.scrolls || !isBox || !isShown || leavesFlow) continue;
    if (frame.left < outer.frame.left - 1 || frame.right > outer.frame.right + 1)
      faults.outside.add(`${nameOf(element)} leaves ${nameOf(element.parentElement as Element)}`);
  }

  // Makes `elementFromPoint` hit every box, and drawings only where they are painted.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important } svg { pointer-events: none !important }');
  document.adoptedStyleSheets = [sheet];
  const drawings = [...document.querySelectorAll('svg, img')].map((drawing) => ({
    drawing,
    frame: drawing.getBoundingClientRect(),
  }));
  const isOfText = (element: Element) => (top: Element | null) =>
    top !== null && (top.contains(element) || element.contains(top));
  for (const { element, ...line } of lines) {
    const isNear = drawings.some(({ drawing, frame }) => !drawing.contains(element) && meets(line, frame));
    for (const row of isNear ? [0.25, 0.5, 0.75] : [0.5])
      for (let x = line.left + 1; x < line.right; x += isNear ? 4 : Math.max(4, (line.right - line.left) / 4)) {
        const y = line.top + row * (line.bottom - line.top);
        if (isOfText(element)(document.elementFromPoint(x, y))) continue;
        const above = document.elementsFromPoint(x, y);
        for (const top of above.slice(0, above.findIndex(isOfText(element)))) {
          const drawing = top.closest('svg');
          if (!drawing?.contains(element) && (drawing || lookOf(top).isBox))
            faults.covered.add(`${nameOf(element)} is covered by ${nameOf(drawing ?? top)}`);
        }
      }
  }
  document.adoptedStyleSheets = [];

  const linesByElement = new Map<Element, Box[]>();
  for (const { element, ...line } of lines) linesByElement.set(element, [...(linesByElement.get(element) ?? []), line]);
  const linesOf = (element: Element) =>
    (linesByElement.get(element) ?? []).map((line): Painted => ({ ...line, edged: { top: false, bottom: false } }));
  const known = new Map<Element, Painted | undefined>();
  const painted = (element: Element): Painted | undefined => {
    if (!known.has(element)) known.set(element, measure(element));
    return known.get(element);
  };
  const measure = (element: Element): Painted | undefined => {
    const { frame, isShown, isBox, isShape, clips, hasTop, hasBottom } = lookOf(element);
    if (!isShown) return undefined;
    const { left, right, top, bottom } = frame;
    const edged = { top: true, bottom: true };
    if (isShape || isBox) return { left, right, top, bottom, edged };
    const parts: Painted[] = [...linesOf(element)];
    for (const child of element.children) {
      const inner = lookOf(child).leavesFlow ? undefined : painted(child);
      if (inner) parts.push(inner);
    }
    if (hasTop) parts.push({ left, right, top, bottom: top, edged });
    if (hasBottom) parts.push({ left, right, top: bottom, bottom, edged });
    const [first, last] = [
      parts.toSorted((a, b) => a.top - b.top)[0],
      parts.toSorted((a, b) => b.bottom - a.bottom)[0],
    ];
    if (!first || !last) return undefined;
    return {
      left: Math.min(...parts.map((part) => part.left)),
      right: Math.max(...parts.map((part) => part.right)),
      top: clips ? Math.max(first.top, top) : first.top,
      bottom: clips ? Math.min(last.bottom, bottom) : last.bottom,
      edged: { top: first.edged.top, bottom: last.edged.bottom },
    };
  };
  // Touching by design: tiles of the map, the hero above its pipes, homes of a street, and full-width bands.
  const joined = '.london-map > *, .hero:has(+ .pipes), .street';
  const isBand = ({ left, right }: Box) => left <= 0 && right >= innerWidth;
  for (const column of document.querySelectorAll('body, body :not(svg *, table *, p)')) {
    const blocks = [...column.children].filter((child) => !lookOf(child).leavesFlow && !lookOf(child).isInline);
    const children = blocks.map((child) => ({ child, box: painted(child) }));
    const text = blocks.length > 0 ? linesOf(column).map((box) => ({ child: column, box })) : [];
    const items = [...children, ...text];
    for (const { child: above, box: upper } of items)
      for (const { child: below, box: lower } of items) {
        if (!upper || !lower || !meetsAcross(upper, lower)) continue;
        if (above.matches(joined) || below.matches(joined) || (isBand(upper) && isBand(lower))) continue;
        const distance = lower.top - upper.bottom;
        const isBelow = lower.top > (upper.top + upper.bottom) / 2 && lower.bottom > upper.bottom;
        if (isBelow && distance < 8 && (upper.edged.bottom || lower.edged.top))
          faults.close.add(`${nameOf(above)} is ${Math.round(distance)} px from ${nameOf(below)}`);
      }
  }
  const listed = ({ ...sets }) => sets;
  return Object.fromEntries(Object.entries(listed(faults)).map(([name, found]) => [name, [...found]]));
}
