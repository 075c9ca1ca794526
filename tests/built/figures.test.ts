import { expect, test } from 'vitest';
import { site } from '../../src/site.config.ts';
import { page, pages, textOf } from './dist.ts';
import { figures } from './figures.ts';

/** Opening hours stand in the footer of every page: those of the settings, a row each, and the hour that never closes. */
const hours = [
  ...site.hours.map(({ label, opens, closes }) => `${label} ${timeSpan(opens, closes)}`),
  ...(site.bankHolidays.length > 0 ? ['Bank holidays'] : []),
  'Emergency 24/7, every bank holiday',
];

/** As the specification writes times: `7:00 AM-8:00 PM`. */
function timeSpan(opens: number, closes: number): string {
  if (closes - opens === 24 * 60) return 'Open 24 hours';
  const [from, to] = [opens, closes].map((minutes) =>
    new Date(minutes * 60_000)
      .toLocaleTimeString('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
      .replace(/\s/, ' '),
  );
  return `${from}-${to}`;
}

/** Elements that hold what a reader takes for one statement. */
const rows =
  'caption, tr, li, dl > div, p, dt, dd, figcaption, blockquote, td, h3, article > section, header span, header time';

test.each(Object.entries(figures))('%s says what the data and the specification have for it', (path, expected) => {
  const $ = page(path);
  const statements = $('main')
    .find(rows)
    .map((_, row) => textWithin($(row)))
    .get();
  const missing = expected.filter(
    (cells) => !statements.some((statement) => cells.every((cell) => statement.includes(cell.toLowerCase()))),
  );
  const lines = missing.map((cells) => `  ${cells.join(' | ')}`);
  const table = `tests/built/${path.startsWith('/guides/') ? 'guide-figures' : 'figures'}.ts`;
  const message = `${path} has no row or sentence with this; where a text is your own now, change it in ${table} too:`;
  expect(missing.length, [message, ...lines].join('\n')).toBe(0);
});

test('every page shows the hours of the week', () => {
  const without = pages.filter(({ path }) =>
    hours.some((text) => !textOf(page(path), '#root > footer').includes(text)),
  );
  expect(without).toEqual([]);
});

type Selection = ReturnType<ReturnType<typeof page>>;

function textWithin(element: Selection): string {
  const spaced = (element.html() ?? '')
    .replace(/<!-- -->/g, '')
    .replace(/<(style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<\/?(span|strong|small|em|b|a)\b[^>]*>/g, '');
  return spaced
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
