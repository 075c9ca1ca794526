import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { fileOf, listPages, type RoutedPage } from '../../src/lib/route-table.ts';
import { routes } from '../../src/routes.ts';

/** The built site under test. `npm test` builds it first; a missing one fails every test here. */
export const dist = process.env.DIST ?? 'dist';

/** Every page of the route table. */
export const pages: readonly RoutedPage[] = listPages(routes);

/** The HTML of a page, as it was written. */
export function htmlOf(path: string): string {
  return readFileSync(join(dist, fileOf(path)), 'utf8');
}

/** The same, parsed. Pages are kept, since every test loops over all of them. */
export function page(path: string): CheerioAPI {
  const parsed = parsedPages.get(path) ?? load(htmlOf(path));
  parsedPages.set(path, parsed);
  return parsed;
}

const parsedPages = new Map<string, CheerioAPI>();

/** Visible text of a part of a page, white space folded, one space between elements. */
export function textOf($: CheerioAPI, selector = 'main'): string {
  const part = $(selector).first().clone();
  part.find('script, noscript, style, title, svg').remove();
  const html = (part.html() ?? '').replace(/<!-- -->/g, '').replace(/<[^>]+>/g, ' ');
  return load(`<p>${html}</p>`)('p').text().replace(/\s+/g, ' ').trim();
}
