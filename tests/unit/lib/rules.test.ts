import { is, optional, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import {
  britishPhone,
  distinct,
  emailAddress,
  emptyOr,
  exactly,
  faultsOf,
  fields,
  httpsOrigin,
  httpsUrl,
  incomplete,
  isoDate,
  list,
  matching,
  numberFrom,
  oneOf,
  slug,
  span,
  textUpTo,
  uuid,
  wholeFrom,
  withCheck,
} from '../../../src/lib/rules.ts';

const together = withCheck(fields({ a: emptyOr(slug), b: emptyOr(slug), c: optional(slug) }), (value) =>
  incomplete(value, ['a', 'b', 'c']),
);
const link = fields({ url: httpsUrl, note: optional(textUpTo(5)) });

test('a list is valid if the fields of every entry are valid', () => {
  expect(faultsOf(list(link), [{ url: 'https://a.example/b', note: 'note' }, { url: 'https://a.example' }])).toEqual(
    [],
  );
});

test.each([
  ['an unknown field', link, { ulr: 1, url: 'https://a.example' }, 1, 'one of the fields url, note'],
  ['a missing field', link, {}, undefined, 'an https URL, e.g. https://example.com/page'],
  ['text instead of a list', list(link), '', '', 'a list'],
  ['text instead of fields', link, 'x', 'x', 'an object'],
  ['a list that is too short', exactly(2, slug), ['a'], 'a list of 1', 'a list of exactly 2 items'],
  ['an empty list', list(slug, 1), [], 'a list of 0', 'a list of at least 1 item'],
])('reports the found and the expected value: %s', (_, rule, value, found, expected) => {
  expect(faultsOf(rule, value)).toMatchObject([{ found, expected }]);
});

test.each([
  [
    'wrong, missing and unknown fields',
    fields({ links: list(link) }),
    { links: [{ url: 'a', note: 'too long' }, { note: 'note', ulr: 'https://a.example', x: 1 }, null] },
    ['links[0].url', 'links[0].note', 'links[1].url', 'links[1].ulr', 'links[1].x', 'links[2]'],
  ],
  ['repeated entries, each place once', distinct(list(slug)), ['a', 'B', 'a', 'B'], ['[1]', '[3]', '[2]']],
  ['a missing list', distinct(list(slug)), undefined, ['']],
  ['repeated fields', distinct(list(fields({ name: slug })), 'name'), [{ name: 'a' }, { name: 'a' }], ['[1].name']],
  ['fields that belong together', together, { a: '', b: 'b' }, ['a', 'c']],
  ['no place if all fields that belong together are empty', together, { a: '', b: '' }, []],
])('reports the places of invalid values: %s', (_, rule, value, places) => {
  expect(faultsOf(rule, value).map(({ setting }) => setting)).toEqual(places);
});

test.each([
  {
    rule: httpsUrl,
    good: ['https://example.com', 'https://www.example.com/@a?b=c#d'],
    bad: ['http://example.com', '//example.com', 'https://example', 'https://a b.com', 'https://u:p@a.com', 'x', 1],
  },
  {
    rule: isoDate,
    good: ['2026-12-25', '2028-02-29'],
    bad: ['2026-02-29', '2026-13-01', '25/12/2026', '2026-1-1', '2026-12-25T00:00', '', undefined, 20261225],
  },
  { rule: slug, good: ['boiler', 'boiler-repair-24'], bad: ['', 'Boiler', '-boiler', 'boiler--repair', 'a/b', 'a b'] },
  { rule: matching(/^x$/, 'an x'), good: ['x'], bad: ['xx', '', 1, undefined] },
  { rule: emptyOr(matching(/^x$/, 'an x')), good: ['x', ''], bad: ['xx', 1, undefined, null] },
  { rule: oneOf(['a', 'b']), good: ['a', 'b'], bad: ['c', '', undefined] },
  { rule: numberFrom(1, 5), good: [1, 4.5, 5], bad: [0.9, 5.1, Number.NaN, '3', undefined] },
  { rule: wholeFrom(1, 5, 'years'), good: [1, 5], bad: [0, 6, 1.5, Number.NaN, '3', undefined] },
  { rule: span(numberFrom(1, 5)), good: [[1, 5]], bad: [[5, 1], [1], [1, 2, 3], [0, 1], 1] },
  {
    rule: httpsOrigin,
    good: ['https://example.com', 'https://a.b.example:8443'],
    bad: ['example.com', 'http://example.com', 'https://example.com/', 'https://example.com/a', 'https://', undefined],
  },
  {
    rule: britishPhone,
    good: ['+442079460187', '+441632960123', '+441204623456', '+44120462345', '+447700900123', '+44800111999'],
    bad: [
      ...['02079460187', '+44 20 7946 0187', '+4402079460187', '+15551234567', '+44', '+44207946018', '+4420794601870'],
      ...['+44161496000', '+44113496000', '+44770090012', '+448451234', '+449012345678'],
    ],
  },
  {
    rule: emailAddress,
    good: ['a@b.example', 'first.last+tag@sub.domain.example'],
    bad: [
      ...['a', 'a@b', '@b.example', 'a b@c.example', 'a@b..example', 'a..b@c.example', 'a@b,c.example'],
      ...['mailto:a@b.example', '.a@b.example', 'a@-b.example'],
    ],
  },
  {
    rule: uuid,
    good: ['00000000-0000-4000-8000-000000000000', 'ABCDEF12-3456-7890-abcd-ef1234567890'],
    bad: ['', 'abc', '00000000000040008000000000000000'],
  },
  { rule: textUpTo(10), good: ['A', 'Heat & Co'], bad: ['', ' A', 'A\nB', 'eleven long'] },
  { rule: textUpTo(10, 3), good: ['Abc'], bad: ['Ab'] },
])('a rule accepts only valid values, and describes them in its message: case %#', ({ rule, good, bad }) => {
  expect(good.filter((value) => !is(rule, value))).toEqual([]);
  expect(bad.filter((value) => is(rule, value))).toEqual([]);
  for (const value of bad)
    expect(safeParse(rule, value).issues?.[0].message).toMatch(
      /^(an? |one of |one line |whole |lower-case |at least )/,
    );
});
