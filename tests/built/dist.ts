import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cheerio, type CheerioAPI, load } from 'cheerio';
import type { AnyNode } from 'domhandler';
import { fileOf, listPages, type RoutedPage } from '../../src/lib/list-pages.ts';
import { routes } from '../../src/routes.ts';

/** The folder of the built site under test. */
export const dist = process.env.DIST ?? 'dist';

export const pages: readonly RoutedPage[] = listPages(routes);

const unbuilt = pages.filter(({ path }) => !existsSync(join(dist, fileOf(path))));
if (unbuilt.length > 0) {
  const error = new Error(`${dist} does not contain ${unbuilt[0]?.path}; run npm run build first`);
  // Every test file prints this error.
  error.stack = '';
  throw error;
}

export function htmlOf(path: string): string {
  return readFileSync(join(dist, fileOf(path)), 'utf8');
}

/** Returns a parsed page. Tests must not change it, because pages are cached. */
export function page(path: string): CheerioAPI {
  return parsed(path).$;
}

/** Returns the parse errors of a page (HTML standard). */
export function parseErrors(path: string): readonly string[] {
  return parsed(path).errors;
}

/** The build adds word joiners to ranges (scripts/build/unbroken-ranges.ts). */
const wordJoiner = '\u2060';

/** Shared by all test files of a worker, because they run without isolation. */
const parsedPages = new Map<string, { $: CheerioAPI; errors: readonly string[] }>();

function parsed(path: string) {
  const known = parsedPages.get(path);
  if (known) return known;
  const errors: string[] = [];
  const html = htmlOf(path).replaceAll(wordJoiner, '');
  const $ = load(html, { onParseError: ({ code, startLine }) => errors.push(`${code}, line ${startLine}`) });
  parsedPages.set(path, { $, errors });
  return { $, errors };
}

/** Returns the visible text of a part of a page, with single spaces. */
export function textOf($: CheerioAPI, selector = 'main'): string {
  const texts = textsOf.get($) ?? new Map<string, string>();
  textsOf.set($, texts);
  const text = texts.get(selector) ?? readText($, selector);
  texts.set(selector, text);
  return text;
}

const textsOf = new WeakMap<CheerioAPI, Map<string, string>>();

function readText($: CheerioAPI, selector: string): string {
  const part = $(selector).first().clone();
  part.find('script, noscript, style, title, svg').remove();
  const html = (part.html() ?? '').replace(/<!-- -->/g, '').replace(/<[^>]+>/g, ' ');
  return load(`<p>${html}</p>`)('p').text().replace(/\s+/g, ' ').trim();
}

/** Returns an attribute of each element, by default `href`. */
export function attributesOf($: CheerioAPI, elements: string | Cheerio<AnyNode>, name = 'href'): string[] {
  return Array.from($(elements as string), (element) => $(element).attr(name) ?? '');
}

/** Returns the text of each element with collapsed white space, without the note that a link opens a new tab. */
export function textsIn($: CheerioAPI, elements: string | Cheerio<AnyNode>): string[] {
  const texts = $(elements as string).map((_, element) => $(element).text());
  return texts.get().map((text) => text.replace('(opens in a new tab)', '').replace(/\s+/g, ' ').trim());
}
