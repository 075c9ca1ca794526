import { expect, test } from 'vitest';
import { site } from '../../src/site.config.ts';
import { page, pages, textOf } from './dist.ts';
import { figures } from './figures.ts';

/** Elements that contain one statement. */
const statement =
  'caption, tr, li, dl > div, p, dt, dd, figcaption, blockquote, td, h3, article > section, header span, header time';

test('pages show the figures of the content and of the specification', () => {
  for (const [path, expected] of Object.entries(figures)) {
    const $ = page(path);
    const texts = $('main')
      .find(statement)
      .map((_, element) => textWithin($(element)));
    const all = texts.get();
    const isShown = (row: readonly string[]) =>
      all.some((text) => row.every((cell) => text.includes(cell.toLowerCase())));
    const missing = expected.filter((row) => !isShown(row));
    expect.soft(missing, `${path} differs from tests/built/figures.ts`).toEqual([]);
  }
});

/** Formats times as specified: `7:00 AM-8:00 PM`. */
function timeSpan(opens: number, closes: number): string {
  if (closes - opens === 24 * 60) return 'Open 24 hours';
  const [from, to] = [opens, closes].map((minutes) =>
    new Date(minutes * 60_000)
      .toLocaleTimeString('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
      .replace(/\s/, ' '),
  );
  return `${from}-${to}`;
}

test('every page shows the hours of the week', () => {
  const hours = [
    ...site.hours.map(({ label, opens, closes }) => `${label} ${timeSpan(opens, closes)}`),
    ...(site.bankHolidays.length > 0 ? ['Bank holidays'] : []),
    ...(site.emergencyService ? ['Emergency 24/7, every bank holiday'] : []),
  ];
  const isComplete = (path: string) => hours.every((text) => textOf(page(path), '#root > footer').includes(text));
  expect(pages.filter(({ path }) => !isComplete(path))).toEqual([]);
});

function textWithin(element: ReturnType<ReturnType<typeof page>>): string {
  const spaced = (element.html() ?? '')
    .replace(/<!-- -->|<\/?(span|strong|small|em|b|a)\b[^>]*>/g, '')
    .replace(/<(style|svg)[\s\S]*?<\/\1>|<[^>]+>|&nbsp;/g, ' ');
  return spaced.replaceAll('&amp;', '&').replace(/\s+/g, ' ').trim().toLowerCase();
}
