import { describe, expect, test } from 'vitest';
import { britishPhone, fields, httpsOrigin, numberFrom } from '../../../src/lib/rules.ts';
import { readSettings, SettingsError } from '../../../src/lib/settings.ts';

const values = { host: 'https://a.example', phone: '+442079460187', other: 1 };
const schema = fields({ host: httpsOrigin, phone: britishPhone, other: numberFrom(1, 2) });
const variables = { host: 'SITE_HOST', phone: 'SITE_PHONE' };

describe('reading settings', () => {
  test('lays the environment over the values of the file', () => {
    expect(readSettings(values, schema, variables, { SITE_HOST: 'https://b.example' })).toEqual({
      ...values,
      host: 'https://b.example',
    });
  });

  test('names every wrong value at once: the variable, what was found, what is expected', () => {
    const read = () => readSettings(values, schema, variables, { SITE_HOST: '', SITE_PHONE: '020 7946 0000' });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(
      /^2 values are wrong; nothing was written\.\n +SITE_HOST +found "" +expected an origin.*\n +SITE_PHONE +found "020 7946 0000" +expected a British number/,
    );
  });

  test('names the field where the file itself is wrong', () => {
    expect(() => readSettings({ ...values, phone: '123' }, schema, variables, {})).toThrow(
      /^1 value is wrong.*\n +phone +found "123"/,
    );
  });

  test('names the file that holds a field, and reads hours as times of day', () => {
    const hours = fields({ opens: numberFrom(0, 1439), closes: numberFrom(0, 1440) });
    const read = () =>
      readSettings({ week: { opens: 1440, closes: 1590 } }, fields({ week: hours }), {}, {}, 'src/site.config.ts');
    expect(read).toThrow(
      /\n +src\/site\.config\.ts {2}week\.opens +found 1440 \(12:00 AM\) +expected a number from 0 to 1439\n +src\/site\.config\.ts {2}week\.closes +found 1590 \(2:30 AM of the next day\) +expected/,
    );
  });

  test('names fields of the file and variables in one message', () => {
    const read = () => readSettings({ ...values, other: Number.NaN }, schema, variables, { SITE_PHONE: '1' });
    expect(read).toThrow(/^2 values are wrong.*\n +SITE_PHONE .*\n +other +found NaN +expected a number from 1 to 2$/);
  });

  test('cuts a long value in the message', () => {
    expect(() => readSettings({ ...values, phone: '0'.repeat(500) }, schema, variables, {})).toThrow(/found "0{58}… /);
  });
});
