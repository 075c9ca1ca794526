import { sharingImageSize } from '../../src/head/sharing-image.ts';
import { colourOf } from '../metadata/style-sheets.ts';
import { drawingStyle } from './drawing-style.ts';
import { floor, type Scene } from './scenes.tsx';
import { breakLines, lineWidth, outlineLine } from './text-outlines.ts';

const { width, height } = sharingImageSize;
const margin = 60;
const noteSize = 30;
const plateHeight = 146;

/** The box and the font sizes of the title, by layout. */
const titleBoxes = {
  beside: { width: 500, top: 130, height: 400, sizes: [66, 60, 54, 48, 42, 36] },
  below: { width: width - 2 * margin, top: 104, height: 150, sizes: [60, 54, 48, 42, 36] },
} as const;

/** Texts of a sharing image: the name of the business, the title, and the line under it. */
type Texts = Readonly<Record<'name' | 'title' | 'note', string>>;

/** Renders a sharing image as a self-contained SVG. Throws an error if the typeface has no glyph for a character. */
export function renderCard({ name, title, note, scene }: Texts & { scene: Scene }): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>${drawingStyle}</style>`,
    `<path fill="${colourOf('surface')}" d="M0 0h${width}v${height}H0z"/>`,
    line(floor + 1.5, colourOf('flow')),
    line(floor + 7.5, colourOf('return')),
    scene.svg,
    mark(name),
    titleBlock(title, note, scene),
    '</svg>',
  ].join('');
}

/** Splits a page title at ` | ` into title and note, without the postcode on the street plate. */
export function splitTitle(title: string, plate: string | undefined): { title: string; note: string } {
  const bare = plate === undefined ? title : title.replace(new RegExp(`(?:,| \\|)? ${plate}$`), '');
  const [first = '', ...rest] = bare.split(' | ');
  return { title: first, note: rest.join(', ') };
}

function line(y: number, colour: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="3" d="M0 ${y}h${width}"/>`;
}

function mark(name: string): string {
  const size = Math.min(28, (28 * (width - 2 * margin - 42)) / lineWidth(name, 28));
  return `<g fill="none" stroke-width="4" transform="translate(${margin} 44)"><path stroke="${colourOf('flow')}" d="M2 28V12A10 10 0 0 1 12 2h16M18 28v-7a1 1 0 0 1 1-1h9"/><path stroke="${colourOf('return')}" d="M10 28V15a5 5 0 0 1 5-5h13"/></g><g fill="${colourOf('ink')}" transform="translate(${margin + 42} 69)">${outlineLine(name, size).svg}</g>`;
}

function titleBlock(title: string, note: string, { layout, plate }: Scene): string {
  const box = titleBoxes[layout];
  const notes = note === '' ? [] : breakLines(note, noteSize, box.width);
  const around = (plate === undefined ? 0 : plateHeight) + (notes.length > 0 ? 12 + notes.length * 38 : 0);
  const { size, lines } = fitTitle(title, box.sizes, box.width, box.height - around);

  const usedHeight = around + lines.length * leading(size);
  const top = layout === 'below' ? box.top : Math.round(box.top + (box.height - usedHeight) / 2);
  const first = top + (plate === undefined ? 0 : plateHeight);
  const under = first + lines.length * leading(size);
  return [
    plate === undefined ? '' : streetPlate(plate, top),
    ...lines.map((text, index) => textAt(text, size, first + index * leading(size) + size * 0.85, colourOf('ink'))),
    ...notes.map((text, index) => textAt(text, noteSize, under + (index + 1) * 38, colourOf('ink-muted'))),
  ].join('');
}

/** Chooses the best font size at which a title fits: large, with few lines of even length. Falls back to the smallest. */
function fitTitle(title: string, sizes: readonly number[], maxWidth: number, maxHeight: number) {
  const tries = sizes.map((size) => ({ size, lines: breakLines(title, size, maxWidth) }));
  const fitting = tries.filter(
    ({ size, lines }) =>
      lines.length * leading(size) <= maxHeight && lines.every((line) => lineWidth(line, size) <= maxWidth),
  );
  const score = ({ size, lines }: (typeof tries)[number]) => size * fullness(lines) * 0.968 ** lines.length;
  const [best] = fitting.sort((a, b) => score(b) - score(a));
  return best ?? tries.at(-1) ?? { size: 0, lines: [] };
}

function fullness(lines: readonly string[]): number {
  const widths = lines.map((line) => lineWidth(line, 1));
  return widths.reduce((sum, width) => sum + width, 0) / (widths.length * Math.max(...widths));
}

function leading(size: number): number {
  return Math.round(size * 1.12);
}

function textAt(text: string, size: number, y: number, colour: string): string {
  return `<g fill="${colour}" transform="translate(${margin} ${Math.round(y)})">${outlineLine(text, size).svg}</g>`;
}

function streetPlate(postcode: string, top: number): string {
  const { svg, width: textWidth } = outlineLine(postcode, 110);
  return `<rect x="${margin}" y="${top}" width="${Math.round(textWidth) + 48}" height="122" rx="4" fill="${colourOf('surface-raised')}" stroke="${colourOf('ink')}" stroke-width="2"/><g fill="${colourOf('nameplate')}" transform="translate(${margin + 24} ${top + 100})">${svg}</g>`;
}
