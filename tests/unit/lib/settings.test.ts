import { expect, test } from 'vitest';
import { britishPhone, fields, httpsOrigin, numberFrom } from '../../../src/lib/rules.ts';
import { readSettings } from '../../../src/lib/settings.ts';

const values = { host: 'https://a.example', phone: '+442079460187', other: 1 };
const schema = fields({ host: httpsOrigin, phone: britishPhone, other: numberFrom(1, 2) });
const read = (changed: Partial<typeof values>, env: Record<string, string>) =>
  readSettings({ ...values, ...changed }, schema, { host: 'SITE_HOST', phone: 'SITE_PHONE' }, env);

test('environment variables override values in the file', () => {
  expect(read({}, { SITE_HOST: 'https://b.example' })).toEqual({ ...values, host: 'https://b.example' });
});

test('reports the variable or field, the found and the expected value for every invalid value', () => {
  expect(() => read({ other: Number.NaN }, { SITE_HOST: '', SITE_PHONE: '020 7946 0000' })).toThrow(
    /^3 invalid values; nothing was written\.\n +SITE_HOST +found "" +expected an origin.*\n +SITE_PHONE +found "020 7946 0000" +expected a British phone number.*\n +other +found NaN +expected a number from 1 to 2$/,
  );
  expect(() => read({ phone: '123' }, {})).toThrow(/^1 invalid value;.*\n +phone +found "123"/);
});

test('reports the file of each field, and shows hours as times of day', () => {
  const hours = fields({ opens: numberFrom(0, 1439), closes: numberFrom(0, 1440) });
  const week = { opens: 1440, closes: 1590 };
  expect(() => readSettings({ week }, fields({ week: hours }), {}, {}, 'src/site.config.ts')).toThrow(
    /\n +src\/site\.config\.ts {2}week\.opens +found 1440 \(12:00 AM\) +expected a number from 0 to 1439\n +src\/site\.config\.ts {2}week\.closes +found 1590 \(2:30 AM of the next day\) +expected/,
  );
});

test('truncates long values in the message', () => {
  expect(() => read({ phone: '0'.repeat(500) }, {})).toThrow(/found "0{58}… /);
});
