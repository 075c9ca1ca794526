import { expect, test } from 'vitest';
import { styleFaults } from '../../scripts/style/check-style.ts';
import { repeatedSentences } from '../../scripts/style/sentences.ts';
import { formatFaults } from '../../src/lib/settings.ts';
import { site } from '../../src/site.config.ts';
import { page, pages } from './dist.ts';

const inline = /<!--.*?-->|<\/?(?:a|abbr|b|em|small|span|strong|time)\b[^>]*>/g;

/** The key of a drawing is a list, not a sentence: `1 flue, 2 fan`. */
const drawingKey = /\b1 [\w ]+, 2 /;

/** Names and reviews of the settings are as their owner writes them. */
const ownNames = stringsIn(site).filter((text) => /['"]/.test(text));

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Returns the texts of a page, split where a block element starts or ends. */
function textsOf(path: string): string[] {
  const body = page(path)('#root').clone();
  body.find('script, style, svg, .sr-only').remove();
  return (body.html() ?? '')
    .replace(inline, '')
    .split(/<[^>]+>/)
    .map((text) => text.replaceAll('&amp;', '&').replace(/\s+/g, ' ').trim())
    .filter((text) => !drawingKey.test(text));
}

/** Returns the texts that are read out instead of a drawing or a button. */
function labelsOf(path: string): string[] {
  const $ = page(path);
  const names = ['aria-label', 'alt', 'title'] as const;
  return names.flatMap((name) =>
    $(`#root [${name}]`)
      .map((_, element) => $(element).attr(name))
      .get(),
  );
}

test('the pages have no unwanted words, long sentences or straight quotes', () => {
  const places = new Map<string, string>();
  for (const { path } of pages) for (const text of [...textsOf(path), ...labelsOf(path)]) places.set(text, path);
  expect(places.size).toBeGreaterThan(5000);
  const withoutNames = (text: string) => ownNames.reduce((rest, name) => rest.replaceAll(name, ''), text);
  const faults = styleFaults([...places].map(([text, place]) => ({ place, text: withoutNames(text) })));
  expect(faults.length, formatFaults(faults).join('\n')).toBe(0);
});

test('no two guides have the same sentence, apart from the parts of every guide', () => {
  const guides = pages.filter(({ path }) => path.startsWith('/guides/'));
  const texts = guides.map(({ path }) => [path, textsOf(path)] as const);
  const isShared = (text: string) => texts.every(([, all]) => all.includes(text));
  const own = texts.flatMap(([place, all]) => all.filter((text) => !isShared(text)).map((text) => ({ place, text })));
  const faults = repeatedSentences(own);
  expect(faults.length, formatFaults(faults).join('\n')).toBe(0);
});
