import { is, optional, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  agreeing,
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
} from '../../../src/lib/rules.ts';

const settings = (faults: readonly { setting: string }[]) => faults.map(({ setting }) => setting);

describe('groups and lists', () => {
  const link = fields({ url: httpsUrl, note: optional(textUpTo(5)) });

  test('pass when every field does', () => {
    expect(faultsOf(link, { url: 'https://a.example/b', note: 'note' })).toEqual([]);
    expect(faultsOf(list(link), [{ url: 'https://a.example/b' }])).toEqual([]);
  });

  test('name every field that is wrong, missing or unknown, and where it stands', () => {
    const found = faultsOf(fields({ links: list(link) }), {
      links: [{ url: 'a', note: 'too long' }, { note: 'note', ulr: 'https://a.example', x: 1 }, null],
    });
    expect(settings(found)).toEqual([
      'links[0].url',
      'links[0].note',
      'links[1].url',
      'links[1].ulr',
      'links[1].x',
      'links[2]',
    ]);
  });

  test('say of a missing field what it has to hold, of a stray one what there is', () => {
    expect(faultsOf(link, { ulr: 1 })).toEqual([
      { setting: 'url', found: undefined, expected: 'an https URL, e.g. https://example.com/page' },
      { setting: 'ulr', found: 1, expected: 'another name, one of url, note' },
    ]);
  });

  test('say what they are, where something else stands', () => {
    expect(faultsOf(list(link), '')).toEqual([{ setting: '', found: '', expected: 'a list' }]);
    expect(faultsOf(link, 'x')).toEqual([{ setting: '', found: 'x', expected: 'a group of fields' }]);
  });

  test('count their entries', () => {
    expect(faultsOf(exactly(2, slug), ['a'])).toEqual([{ setting: '', found: 'a list of 1', expected: 'a list of 2' }]);
    expect(faultsOf(list(slug, 1), [])).toEqual([
      { setting: '', found: 'a list of 0', expected: 'a list of 1 or more' },
    ]);
  });

  test('say what does not agree beside what is wrong by itself, but name no place twice', () => {
    expect(settings(faultsOf(distinct(list(slug)), ['a', 'B', 'a', 'B']))).toEqual(['[1]', '[3]', '[2]']);
    expect(faultsOf(distinct(list(slug)), undefined)).toHaveLength(1);
  });

  test('tell entries apart by a field', () => {
    const links = distinct(list(fields({ name: slug })), 'name');
    expect(settings(faultsOf(links, [{ name: 'a' }, { name: 'b' }, { name: 'a' }]))).toEqual(['[2].name']);
  });

  test('say which fields miss beside others that are set', () => {
    const group = agreeing(fields({ a: emptyOr(slug), b: emptyOr(slug), c: optional(slug) }), (value) =>
      incomplete(value, ['a', 'b', 'c']),
    );
    expect(settings(faultsOf(group, { a: '', b: 'b' }))).toEqual(['a', 'c']);
    expect(faultsOf(group, { a: '', b: '' })).toEqual([]);
  });
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
  {
    rule: span(numberFrom(1, 5)),
    good: [
      [1, 5],
      [2, 2],
    ],
    bad: [[5, 1], [1], [1, 2, 3], [0, 1], 1],
  },
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
])('takes only what it says: case %#', ({ rule, good, bad }) => {
  expect(good.filter((value) => !is(rule, value))).toEqual([]);
  expect(bad.filter((value) => is(rule, value))).toEqual([]);
  for (const value of bad)
    expect(safeParse(rule, value).issues?.[0].message).toMatch(
      /^(an? |one of |one line |whole |lower-case |no less than |it )/,
    );
});
