import { describe, expect, test } from 'vitest';
import {
  britishPhone,
  emailAddress,
  httpsOrigin,
  readSettings,
  SettingsError,
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
});

test.each([
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
