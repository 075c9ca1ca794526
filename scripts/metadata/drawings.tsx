import { DomUtils, parseDocument } from 'htmlparser2';
import type { ComponentProps, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { atlasDrawings } from '../../src/components/drawings/atlas/drawings.tsx';
import { LogoLines, logoViewBox } from '../../src/components/drawings/logo-mark.tsx';
import { roofline } from '../../src/components/drawings/roofline.tsx';
import { Icon } from '../../src/components/ui/icon.tsx';
import { iconNames } from '../../src/lib/icon-names.ts';
import { atlasPaths, spritePath } from '../../src/lib/public-files.ts';
import { drawingRules } from './style-sheets.ts';

type Elements = ReturnType<typeof elementsOf>;

/** The styles of `.drawing`, as attributes of each symbol. */
const lineEnds = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** CSS properties that are also SVG attributes. */
const attributes = /^(fill|stroke(-\w+)*|text-anchor|font-(size|family|weight)|letter-spacing)$/;

/** Renders a drawing as a tree of elements. Keeps React's character references in texts. */
export function elementsOf(drawing: ReactElement) {
  return parseDocument(renderToStaticMarkup(drawing), { xmlMode: true, decodeEntities: false });
}

/** Serializes elements as React does. */
export function markupOf(elements: Elements | Elements['children']): string {
  return DomUtils.getOuterHTML(elements, { xmlMode: true, selfClosingTags: false, encodeEntities: false });
}

/** Returns the SVG files that pages refer to, by path. They inherit the colours of the page. */
export function drawnFiles(): Record<string, string> {
  const drawings = atlasDrawings().map(({ id, file, viewBox, drawing, overflow }) => ({
    file,
    symbol: withAttributes(symbolOf({ id, viewBox: viewBox.join(' '), overflow, ...lineEnds, children: drawing })),
  }));
  const atlas = Object.entries(atlasPaths).map(([name, path]): [string, string[]] => [
    path,
    drawings.flatMap(({ file, symbol }) => (file === name ? symbol : [])),
  ]);
  const svg = (symbols: string[]) => ['<svg xmlns="http://www.w3.org/2000/svg">', ...symbols, '</svg>\n'].join('\n');
  return Object.fromEntries([...atlas, [spritePath, sprite()] as const].map(([path, symbols]) => [path, svg(symbols)]));
}

/** Renders the sprite: every icon, the logo, and the roofline above the footer. */
function sprite(): string[] {
  const icons = iconNames.map((name) => {
    const symbol = symbolOf({ id: name, viewBox: '0 0 24 24', children: <Icon name={name} /> });
    unwrap(symbol);
    // The last of several shapes has the second colour.
    const shapes = DomUtils.getElementsByTagName('*', symbol).slice(1);
    const last = shapes.length > 1 && shapes.at(-1);
    if (last) last.attribs = { stroke: 'var(--second, currentColor)', ...last.attribs };
    return markupOf(symbol);
  });
  const { viewBox, fit, shapes } = roofline;
  const lines = shapes.map(
    ({ filled, d }) =>
      `<path vector-effect="non-scaling-stroke" fill="${filled ? 'var(--color-surface-raised)' : 'none'}" ` +
      `stroke="var(--color-${filled ? 'ink' : 'ink-muted'})" stroke-width="${filled ? 2 : 1.25}" d="${d}"/>`,
  );
  return [
    ...icons,
    withAttributes(symbolOf({ id: 'logo', viewBox: logoViewBox, fill: 'none', children: <LogoLines /> })),
    `<symbol id="roofline" viewBox="${viewBox}" preserveAspectRatio="${fit}">${lines.join('')}</symbol>`,
  ];
}

function symbolOf(props: ComponentProps<'symbol'>) {
  return elementsOf(<symbol {...props} />);
}

/** Replaces the `<svg>` in a symbol with its children, except the title. */
function unwrap(symbol: Elements): void {
  const [svg] = DomUtils.getElementsByTagName('svg', symbol);
  if (svg === undefined) return;
  const [title] = DomUtils.getElementsByTagName('title', svg);
  if (title) DomUtils.removeElement(title);
  for (const shape of [...svg.children]) DomUtils.prepend(svg, shape);
  DomUtils.removeElement(svg);
}

/** Replaces classes with attributes, because no stylesheet applies inside an SVG file. */
function withAttributes(symbol: Elements): string {
  for (const element of DomUtils.getElementsByTagName('*', symbol)) {
    const { class: classes, ...own } = element.attribs;
    if (classes === undefined) continue;
    const styles = Object.entries(stylesOf(classes.split(' '))).filter(([name]) => !(name in own));
    if (element.name !== 'text') styles.push(['vector-effect', 'non-scaling-stroke']);
    element.attribs = { ...Object.fromEntries(styles), ...own };
  }
  return markupOf(symbol);
}

/** Returns the declarations for these classes as SVG attributes. */
function stylesOf(classes: readonly string[]): Record<string, string> {
  const matching = drawingRules.filter(({ selectors }) => classes.some((name) => selectors.includes(`.${name}`)));
  const declarations = matching.flatMap(({ nodes }) => nodes.filter((node) => node.type === 'decl'));
  return Object.fromEntries(
    declarations.flatMap(({ prop, value }) => {
      if (prop !== 'font') return attributes.test(prop) ? [[prop, value.replace(/(?<=\d)px$/, '')]] : [];
      const [, weight = '400', size = '', family = ''] = /^(?:(\d+) )?(\S+) (.+)$/.exec(value) ?? [];
      return Object.entries({ 'font-weight': weight, 'font-size': size.replace('px', ''), 'font-family': family });
    }),
  );
}
