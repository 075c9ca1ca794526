import { describe, expect, test } from 'vitest';
import {
  agreeing,
  britishPhone,
  emailAddress,
  fieldsOf,
  httpsOrigin,
  httpsUrl,
  incomplete,
  isoDate,
  listOf,
  matching,
  numberFrom,
  oneOf,
  optional,
  readSettings,
  repeated,
  required,
  SettingsError,
  slug,
  textUpTo,
  uuid,
} from '../../../src/lib/settings.ts';

const defaults = { host: 'https://a.example', phone: '+442079460187' };
const rules = {
  host: { rule: httpsOrigin, variable: 'SITE_HOST' },
  phone: { rule: britishPhone, variable: 'SITE_PHONE' },
};

describe('reading settings', () => {
  test('lays the environment over the defaults', () => {
    expect(readSettings(defaults, rules, { SITE_HOST: 'https://b.example' })).toEqual({
      host: 'https://b.example',
      phone: '+442079460187',
    });
  });

  test('names every wrong value at once: the variable, what was found, what is expected', () => {
    const read = () => readSettings(defaults, rules, { SITE_HOST: '', SITE_PHONE: '020 7946 0000' });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(
      /^2 values are wrong; nothing was written\.\n +SITE_HOST +found "" +expected an origin.*\n +SITE_PHONE +found "020 7946 0000" +expected a British number/,
    );
  });

  test('names the field where the file itself is wrong', () => {
    expect(() => readSettings({ ...defaults, phone: '123' }, rules, {})).toThrow(
      /^1 value is wrong.*\n +phone +found "123"/,
    );
  });

  test('names what is wrong elsewhere in the same message, given the values that count', () => {
    const read = () =>
      readSettings(defaults, rules, { SITE_HOST: 'https://b.example', SITE_PHONE: '1' }, ({ host }) => [
        { setting: 'other', found: Number.NaN, expected: `something else than ${host}` },
      ]);
    expect(read).toThrow(/^2 values are wrong.*\n +SITE_PHONE .*\n +other +found NaN +expected .*b\.example$/);
  });

  test('cuts a long value in the message', () => {
    expect(() => readSettings({ ...defaults, phone: '0'.repeat(500) }, rules, {})).toThrow(/found "0{58}… /);
  });
});

describe('groups and lists', () => {
  const check = fieldsOf({ url: required(httpsUrl), note: optional(textUpTo(5)) });

  test('pass when every field does', () => {
    expect(check({ url: 'https://a.example/b', note: '' }, 'x')).toEqual([]);
    expect(listOf(check)([{ url: 'https://a.example/b' }], 'x')).toEqual([]);
  });

  test('name every field that is wrong, missing or unknown, and where it stands', () => {
    const faults = listOf(check)(
      [{ url: 'a', note: 'too long' }, { note: '', ulr: 'https://a.example' }, null],
      'list',
    );
    expect(faults.map(({ setting }) => setting)).toEqual([
      'list[0].url',
      'list[0].note',
      'list[1].url',
      'list[1].ulr',
      'list[2]',
    ]);
    expect(listOf(check)('', 'list')).toEqual([{ setting: 'list', found: '', expected: 'a list' }]);
  });

  test('say what does not agree beside what is wrong by itself, but not twice of one field', () => {
    const twice = agreeing<readonly string[]>(listOf(required(slug)), (values, setting) =>
      repeated(values, (index) => `${setting}[${index}]`),
    );
    expect(twice(['a', 'B', 'a', 'B'], 'x').map(({ setting }) => setting)).toEqual(['x[1]', 'x[3]', 'x[2]']);
    expect(twice(undefined, 'x')).toHaveLength(1);
  });

  test('say which fields miss beside others that are set', () => {
    const group: { a: string; b: string; c?: number } = { a: '', b: 'b' };
    expect(incomplete(group, ['a', 'b', 'c'], 'x').map(({ setting }) => setting)).toEqual(['x.a', 'x.c']);
    expect(incomplete(group, ['a', 'c'], 'x')).toEqual([]);
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
  { rule: oneOf(['a', 'b']), good: ['a', 'b'], bad: ['c', '', undefined] },
  { rule: numberFrom(1, 5), good: [1, 4.5, 5], bad: [0.9, 5.1, Number.NaN, '3', undefined] },
  {
    rule: httpsOrigin,
    good: ['https://example.com', 'https://a.b.example:8443'],
    bad: ['example.com', 'http://example.com', 'https://example.com/', 'https://example.com/a', 'https://', undefined],
  },
  {
    rule: britishPhone,
    good: ['+442079460187', '+44800111999'],
    bad: ['02079460187', '+44 20 7946 0187', '+4402079460187', '+15551234567', '+44'],
  },
  {
    rule: emailAddress,
    good: ['a@b.example', 'first.last+tag@sub.domain.example'],
    bad: ['a', 'a@b', '@b.example', 'a b@c.example', 'a@b..example'],
  },
  {
    rule: uuid,
    good: ['00000000-0000-4000-8000-000000000000', 'ABCDEF12-3456-7890-abcd-ef1234567890'],
    bad: ['', 'abc', '00000000000040008000000000000000'],
  },
  { rule: textUpTo(10), good: ['A', 'Heat & Co'], bad: ['', ' A', 'A\nB', 'eleven long'] },
])('takes only what is $rule.expected', ({ rule, good, bad }) => {
  expect(good.filter((value) => !rule.test(value))).toEqual([]);
  expect(bad.filter((value) => rule.test(value))).toEqual([]);
});
