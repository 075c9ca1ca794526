import { expect, test } from 'vitest';
import { unescapeMarkup } from '../../scripts/links/url.ts';
import { styleFaults } from '../../scripts/style/check-style.ts';
import { rhythmFaults } from '../../scripts/style/rhythm.ts';
import { repeatedSentences } from '../../scripts/style/sentences.ts';
import { formatFaults } from '../../src/lib/settings.ts';
import { site } from '../../src/site.config.ts';
import { htmlOf, page, pages, textsIn } from './dist.ts';

const inline = /<!--.*?-->|<\/?(?:a|abbr|b|em|small|span|strong|time)\b[^>]*>/g;

/** Matches the legend of a drawing, which is not a sentence: `1 flue, 2 fan`. */
const legend = /\b1 [\w ]+, 2 /;

/** Names and reviews in settings may contain straight quotes. */
const ownNames = stringsIn(site).filter((text) => /['"]/.test(text));

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Returns the markup of the body, without scripts, drawings and texts for screen readers. */
function bodyOf(path: string): string {
  const html = htmlOf(path).replaceAll('\u2060', '');
  const hidden = /<(script|style|svg)\b.*?<\/\1>|<span class="?sr-only"?>.*?<\/span>/gs;
  return html.slice(html.indexOf('</noscript>')).replace(hidden, '');
}

const plain = (text: string) => unescapeMarkup(text).replace(/\s+/g, ' ').trim();

/** Returns the texts of a page, split where a block element starts or ends. */
function textsOf(path: string): string[] {
  const texts = bodyOf(path)
    .replace(inline, '')
    .split(/<[^>]+>/);
  return texts.map(plain).filter((text) => !legend.test(text));
}

/** Returns the accessible names of drawings and controls. */
function labelsOf(path: string): string[] {
  const labels = bodyOf(path).matchAll(/ (?:aria-label|alt|title)=(?:"([^"]*)"|([^\s">]+))/g);
  return Array.from(labels, ([, quoted = '', bare = '']) => plain(quoted || bare));
}

test('the pages have no unwanted words, long sentences or straight quotes', () => {
  const places = new Map<string, string>();
  for (const { path } of pages) for (const text of [...textsOf(path), ...labelsOf(path)]) places.set(text, path);
  expect(places.size).toBeGreaterThan(5000);
  const withoutNames = (text: string) => ownNames.reduce((rest, name) => rest.replaceAll(name, ''), text);
  const faults = styleFaults([...places].map(([text, place]) => ({ place, text: withoutNames(text) })));
  expect(faults.length, formatFaults(faults).join('\n')).toBe(0);
});

test('no two guides have the same sentence, except sentences that all guides share', () => {
  const guides = pages.filter(({ path }) => path.startsWith('/guides/'));
  const texts = guides.map(({ path }) => [path, textsOf(path)] as const);
  const isShared = (text: string) => texts.every(([, all]) => all.includes(text));
  const own = texts.flatMap(([place, all]) => all.filter((text) => !isShared(text)).map((text) => ({ place, text })));
  const faults = repeatedSentences(own);
  expect(faults.length, formatFaults(faults).join('\n')).toBe(0);
});

/** Returns the paragraphs of a page that end like a sentence, outside steps, tables and titles of boxes. */
function paragraphsOf(path: string): string[] {
  const $ = page(path);
  const paragraphs = $('main p').not('ol p, table p, .actions p, .callout-title');
  return textsIn($, paragraphs).filter((text) => /[.?!]$/.test(text));
}

test('the paragraphs of a page are not chopped into short sentences, and do not run on', () => {
  const faults = pages.flatMap(({ path }) => rhythmFaults(path, paragraphsOf(path)));
  expect(faults.length, formatFaults(faults).join('\n')).toBe(0);
});
