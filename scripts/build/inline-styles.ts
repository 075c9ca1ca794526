import { criticalCss } from './critical-css.ts';
import { type Names, namesOnFirstScreen } from './first-screen-names.ts';
import { shortenProperties } from './short-properties.ts';

/** Pages of a kind that are read for their inline styles; a kind with fewer is read as a whole. */
const sampleSize = 120;
/** Up to this many pages of a kind have inline styles each of their own. */
const ownStyles = 20;

/** What the first screens of a site ask of the stylesheet. */
export interface FirstScreens {
  /** How many pages there are of each kind. */
  counts: ReadonlyMap<string, number>;
  /** By group of pages, see `groupOf`. */
  names: ReadonlyMap<string, Names>;
}

/** The inline styles of a site, as plain data that threads can hand to each other. */
export interface InlineStyles {
  css: string;
  /** How many pages there are of each kind. */
  counts: ReadonlyMap<string, number>;
  /** By group of pages, see `groupOf`. */
  styles: Map<string, string>;
}

interface Page {
  path: string;
  page: string;
}

/** The pages that are read for the inline styles: some of every kind. */
export function sampleOf<P extends Pick<Page, 'page'>>(pages: readonly P[]): P[] {
  return [...countsOf(pages)].flatMap(([kind, count]) => {
    const step = Math.max(1, Math.floor(count / sampleSize));
    return pages.filter(({ page }) => page === kind).filter((_, index) => index % step === 0);
  });
}

function countsOf(pages: readonly Pick<Page, 'page'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { page } of pages) counts.set(page, (counts.get(page) ?? 0) + 1);
  return counts;
}

/**
 * Reads first screens, as long as there is no stylesheet yet. Where a kind has few pages, each is a group of its own; where
 * it has many, they are grouped by the class of their outermost element, so that a content policy needs few hashes.
 *
 * @param rendered the pages of the sample by path; one that could not be rendered is left out
 */
export function readFirstScreens(
  pages: readonly Page[],
  rendered: ReadonlyMap<string, { body: string } | Error>,
): FirstScreens {
  const counts = countsOf(pages);
  const names = new Map<string, Names>();
  for (const page of sampleOf(pages)) {
    const found = rendered.get(page.path);
    const body = found === undefined || found instanceof Error ? '' : found.body;
    const group = groupOf(counts, page, body);
    const all = names.get(group) ?? new Set();
    for (const name of namesOnFirstScreen(body)) all.add(name);
    names.set(group, all);
  }
  return { counts, names };
}

/** Makes the inline styles: the rules that first screens need. */
export function inlineStyles({ counts, names }: FirstScreens, css: string): InlineStyles {
  const extract = criticalCss(css);
  return { css, counts, styles: new Map([...names].map(([group, all]) => [group, shortenProperties(extract(all))])) };
}

/** The inline styles of a page. */
export function styleOf(inline: InlineStyles, page: Page, body: string): string {
  const group = groupOf(inline.counts, page, body);
  const style = inline.styles.get(group) ?? shortenProperties(criticalCss(inline.css)(namesOnFirstScreen(body)));
  inline.styles.set(group, style);
  return style;
}

function groupOf(counts: ReadonlyMap<string, number>, { path, page }: Page, body: string): string {
  if ((counts.get(page) ?? 0) <= ownStyles) return path;
  const main = body.indexOf('<main');
  return `${page} ${/^<main[^>]*><div class="([^"]*)"/.exec(body.slice(main, main + 200))?.[1]}`;
}
