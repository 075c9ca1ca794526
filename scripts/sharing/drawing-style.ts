import { colourOf, declared, readDrawingRules } from '../metadata/style-sheets.ts';
import { setLine } from './text-outlines.ts';

const rules = readDrawingRules();

/** The line style of the drawings as a stylesheet that a renderer without custom properties understands. */
export const drawingStyle = rules
  .map(({ selectors, nodes }) => {
    const declarations = nodes.map((node) => (node.type === 'decl' ? `${node.prop}:${withColours(node.value)};` : ''));
    return `${selectors.join(',')}{${declarations.join('')}}`;
  })
  .join('');

const letterSizes = new Map(
  rules.flatMap((rule) => {
    const [, size] = /([\d.]+)px/.exec(declared(rule, 'font') ?? declared(rule, 'font-size') ?? '') ?? [];
    return size ? rule.selectors.map((name) => [name.slice(1), Number(size)] as const) : [];
  }),
);

/**
 * Makes a drawing that React rendered part of a larger picture: without its title, its letters as outlines.
 *
 * @param markup an `<svg>`, alone or inside other elements
 * @param place where its view box goes: its left top corner, and how large a unit becomes
 */
export function placeDrawing(markup: string, place: { x: number; y: number; scale: number }): string {
  const [, tag = '', inner = ''] = /(<svg [^>]*>)(.*)<\/svg>/s.exec(markup) ?? [];
  const [left = 0, top = 0] = (/viewBox="([^"]+)"/.exec(tag)?.[1] ?? '').split(' ').map(Number);
  const move = `translate(${place.x} ${place.y}) scale(${place.scale}) translate(${-left} ${-top})`;
  return `<g class="drawing" transform="${move}">${inner.replace(/<title>.*?<\/title>/s, '').replace(texts, outlined)}</g>`;
}

const texts = /<text([^>]*)>([^<]*)<\/text>/g;

function outlined(_: string, attributes: string, text: string): string {
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
  const classes = attribute('class')?.split(' ') ?? [];
  const size = classes.reduce<number | undefined>((found, name) => letterSizes.get(name) ?? found, undefined);
  const kind = size === undefined ? 'd-label' : classes.join(' ');
  const { svg, width } = setLine(text, size ?? letterSizes.get('d-label') ?? 12);
  const back = classes.includes('d-end') ? width : kind === 'd-label' ? 0 : width / 2;
  const at = `translate(${Number(attribute('x') ?? 0) - back} ${attribute('y') ?? 0})`;
  return `<g class="${kind}" transform="${at}">${svg}</g>`;
}

/** A value without custom properties. Pens and pipes have the width that they have unless a drawing sets another. */
function withColours(value: string): string {
  return value
    .replace(/var\(--color-([\w-]+)\)/g, (_, role: string) => colourOf(role))
    .replace(/var\(--(?:pen|pipe), ?([^)]+)\)/g, '$1')
    .replace(/var\(--font-[\w-]+\)/g, 'serif');
}
