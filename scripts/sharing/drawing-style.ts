import { readFileSync } from 'node:fs';
import { setLine } from './text-outlines.ts';

/** The light value of every colour of styles/theme.css, by its role: `ink`, `surface-raised`. */
export const colours: Readonly<Record<string, string>> = readColours(readFileSync('src/styles/theme.css', 'utf8'));

const rules = readRules(readFileSync('src/styles/drawings.css', 'utf8'));

/** The line style of the drawings as a stylesheet that a renderer without custom properties understands. */
export const drawingStyle = rules.map(({ selector, body }) => `${selector}{${body}}`).join('');

const letterSizes = new Map(
  rules.flatMap(({ selector, body }) => {
    const size = /font(?:-size)?:(?:\d{3} )?([\d.]+)px/.exec(body)?.[1];
    return size ? selector.split(',').map((name) => [name.slice(1), Number(size)] as const) : [];
  }),
);

/**
 * Makes a drawing that React rendered part of a larger picture: without its own sheet, its letters as outlines.
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

function readColours(css: string): Record<string, string> {
  const light = css.matchAll(/--color-([\w-]+):\s*(?:var\(--light, )?(#[0-9a-f]{6})/g);
  return Object.fromEntries([...light].map(([, name, value]) => [name, value]));
}

interface Rule {
  selector: string;
  body: string;
}

/** The rules that draw: those whose every selector is `.drawing` or one of its `d-` classes. */
function readRules(css: string): Rule[] {
  const blocks = css
    .replace(/\/\*.*?\*\/|@[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gs, '')
    .matchAll(/(?<=^|\})([^{}@]+)\{([^{}]*)\}/g);
  return [...blocks]
    .map(([, selector = '', body = '']) => ({ selector: squeeze(selector), body: withColours(squeeze(body)) }))
    .filter(({ selector }) => selector.split(',').every((name) => /^\.(?:drawing|d-[\w-]+)(?: \*)?$/.test(name)));
}

function squeeze(text: string): string {
  return text
    .trim()
    .replace(/\s*([:;,])\s*/g, '$1')
    .replace(/\s+/g, ' ');
}

function withColours(body: string): string {
  return body
    .replace(/var\(--color-([\w-]+)\)/g, (_, name: string) => colours[name] ?? unknown(name))
    .replace(/var\(--(?:pen|pipe),([^)]+)\)/g, '$1')
    .replace(/var\(--font-[\w-]+\)/g, 'serif');
}

function unknown(name: string): never {
  throw new Error(`The drawings use a colour that the theme does not have: ${name}`);
}
