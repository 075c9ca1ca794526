import { DomUtils, parseDocument } from 'htmlparser2';
import type { ReactElement } from 'react';
import { elementsOf, markupOf } from '../metadata/drawings.tsx';
import { colourOf, declared, drawingRules } from '../metadata/style-sheets.ts';
import { outlineLine } from './text-outlines.ts';

/** The styles of drawings, without custom properties, which sharp does not support. */
export const drawingStyle = drawingRules
  .map(({ selectors, nodes }) => {
    const declarations = nodes.map((node) => (node.type === 'decl' ? `${node.prop}:${withValues(node.value)};` : ''));
    return `${selectors.join(',')}{${declarations.join('')}}`;
  })
  .join('');

const letterSizes = new Map(
  drawingRules.flatMap((rule) => {
    const [, size] = /([\d.]+)px/.exec([...declared(rule, 'font'), ...declared(rule, 'font-size')].join()) ?? [];
    return size ? rule.selectors.map((name) => [name.slice(1), Number(size)] as const) : [];
  }),
);

/** Renders a drawing as part of a larger picture, with outlines instead of text. */
export function placeDrawing(drawing: ReactElement, { x, y, scale }: { x: number; y: number; scale: number }): string {
  const [svg] = DomUtils.getElementsByTagName('svg', elementsOf(drawing));
  if (svg === undefined) throw new Error('A drawing has no <svg>.');
  const [left = 0, top = 0] = (svg.attribs.viewBox ?? '').split(' ').map(Number);
  for (const text of DomUtils.getElementsByTagName('text', svg)) {
    const { class: classes = '', x: at = 0, y: base = 0 } = text.attribs;
    const size = classes
      .split(' ')
      .flatMap((name) => letterSizes.get(name) ?? [])
      .at(-1);
    const { svg: outlines, width } = outlineLine(DomUtils.textContent(text), size ?? letterSizes.get('d-label') ?? 12);
    const shift = classes === 'd-end' ? width : size === undefined ? 0 : width / 2;
    const transform = `translate(${Number(at) - shift} ${base})`;
    text.name = 'g';
    text.attribs = { class: size === undefined ? 'd-label' : classes, transform };
    text.children = parseDocument(outlines, { xmlMode: true }).children;
  }
  const move = `translate(${x} ${y}) scale(${scale}) translate(${-left} ${-top})`;
  return `<g class="drawing" transform="${move}">${markupOf(svg.children)}</g>`;
}

/** Replaces custom properties with their values or defaults. */
function withValues(value: string): string {
  return value
    .replace(/var\(--color-([\w-]+)\)/g, (_, role: string) => colourOf(role))
    .replace(/var\(--\w+, ?([^)]+)\)/g, '$1')
    .replace(/var\(--font-[\w-]+\)/g, 'serif');
}
