import fc from 'fast-check';
import { is } from 'valibot';
import { describe, expect, test } from 'vitest';
import { businessSchema } from '../../../src/lib/business.ts';
import {
  britishPhone,
  emailAddress,
  faultsOf,
  fields as fieldsOf,
  httpsOrigin,
  isoDate,
  slug,
  textUpTo,
  uuid,
} from '../../../src/lib/rules.ts';
import { readSettings, SettingsError } from '../../../src/lib/settings.ts';
import { site } from '../../../src/site.config.ts';

fc.configureGlobal({ seed: 1, numRuns: 300 });

const rules = {
  name: textUpTo(60),
  host: httpsOrigin,
  phone: britishPhone,
  email: emailAddress,
  bookingUrl: httpsOrigin,
  bookingToken: uuid,
};
const schema = fieldsOf(rules);
const variables = {
  name: 'SITE_NAME',
  host: 'SITE_HOST',
  phone: 'SITE_PHONE',
  email: 'SITE_EMAIL',
  bookingUrl: 'BOOKING_URL',
  bookingToken: 'BOOKING_TOKEN',
};
type Field = keyof typeof rules;
const fields = Object.keys(rules) as Field[];
const defaults = Object.fromEntries(fields.map((field) => [field, site[field]])) as Record<Field, string>;

const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,8}[a-z0-9])?$/).filter((text) => !text.startsWith('xn--'));
const domain = fc.tuple(label, fc.constantFrom('example', 'co.uk', 'com')).map((parts) => parts.join('.'));
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

/** Values that are right, for each field. */
const right: Record<Field, fc.Arbitrary<string>> = {
  name: fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .filter(
      (text) => text.trim() === text && !/\p{Cc}|[<&*_`#>\]-]|(?![©®™])\p{Extended_Pictographic}|\p{RI}/u.test(text),
    ),
  host: domain.map((name) => `https://${name}`),
  phone: fc.tuple(fc.constantFrom('1', '2', '3', '7', '8'), digits(9)).map(([first, rest]) => `+44${first}${rest}`),
  email: fc.tuple(label, domain).map((parts) => parts.join('@')),
  bookingUrl: fc.tuple(domain, fc.integer({ min: 1024, max: 65_535 })).map((parts) => `https://${parts.join(':')}`),
  bookingToken: fc.uuid(),
};

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
});

/** Which fields are wrong, and how, in the file or in the environment. */
const mixture = fc.record(
  Object.fromEntries(
    fields.map((field) => [
      field,
      fc.record({
        good: right[field],
        bad: anything.filter((value) => !is(rules[field], value)),
        badText: fc.string().filter((value) => !is(rules[field], value)),
        way: fc.constantFrom('file', 'variable', 'right', 'right in the environment'),
      }),
    ]),
  ) as unknown as Record<Field, fc.Arbitrary<{ good: string; bad: unknown; badText: string; way: string }>>,
);

describe('settings', () => {
  test('of any mixture of right and wrong values name every wrong one, and only those', () => {
    fc.assert(
      fc.property(mixture, (chosen) => {
        const file: Record<string, unknown> = { ...defaults };
        const env: Record<string, string> = {};
        const wrong: string[] = [];
        for (const field of fields) {
          const { good, bad, badText, way } = chosen[field];
          file[field] = way === 'file' ? bad : way === 'right' ? good : bad;
          if (way === 'variable') env[variables[field]] = badText;
          if (way === 'right in the environment') env[variables[field]] = good;
          if (way === 'file') wrong.push(field);
          if (way === 'variable') wrong.push(variables[field]);
        }
        const read = () => readSettings(file as Record<Field, string>, schema, variables, env);
        if (wrong.length === 0) {
          for (const field of fields) expect(read()[field]).toBe(chosen[field].good);
          return;
        }
        const error = thrownBy(read);
        expect(error).toBeInstanceOf(SettingsError);
        expect((error as SettingsError).faults.map(({ setting }) => setting)).toEqual(wrong);
        const lines = (error as SettingsError).message.split('\n');
        expect(lines).toHaveLength(wrong.length + 1);
        for (const line of lines.slice(1)) expect(line).toMatch(/^ {2}\S+ +found .+ {2,}expected \S/);
      }),
    );
  });

  test('that are right pass, whatever they are', () => {
    fc.assert(
      fc.property(fc.record(right), (values) => {
        expect(readSettings(values, schema, variables, {})).toEqual(values);
      }),
    );
  });

  test.each(Object.entries({ ...rules, 'a date': isoDate, 'a slug': slug }))(
    'answer yes or no to anything at all: %s',
    (_, rule) => {
      fc.assert(
        fc.property(anything, (value) => {
          expect(is(rule, value)).toBeTypeOf('boolean');
        }),
      );
    },
  );

  test('take every day of the calendar, and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), fc.nat(15), fc.nat(35), (year, month, day) => {
        const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const lengths = [
          31,
          year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28,
          31,
          30,
          31,
          30,
          31,
          31,
          30,
          31,
          30,
          31,
        ];
        expect(is(isoDate, text)).toBe(day >= 1 && day <= (lengths[month - 1] ?? 0));
      }),
    );
  });

  test('take what they take into a URL as it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string().map((text) => `https://${text}`),
        ),
        (text) => {
          if (is(httpsOrigin, text)) expect(new URL('/x', text).href).toBe(`${text}/x`);
        },
      ),
    );
  });
});

describe('the details of a business', () => {
  const groups = (Object.keys(site) as (keyof typeof site)[]).filter((field) => typeof site[field] === 'object');

  test('are found wrong, not fallen over, where any part of them is anything at all', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...groups), anything, { minKeys: 1 }), (changed) => {
        const faults = faultsOf(businessSchema, { ...site, ...changed });
        for (const { setting, expected } of faults) {
          expect(groups.some((group) => setting.startsWith(group))).toBe(true);
          expect(expected).not.toBe('');
        }
        expect(() => new SettingsError(faults)).not.toThrow();
      }),
    );
  });

  test('name every group whose kind is wrong', () => {
    const noGroup = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...groups), noGroup, { minKeys: 1 }), (changed) => {
        const faults = faultsOf(businessSchema, { ...site, ...changed });
        expect(faults.map(({ setting }) => setting).sort()).toEqual(Object.keys(changed).sort());
      }),
    );
  });
});

function thrownBy(work: () => unknown): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}
