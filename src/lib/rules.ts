import * as v from 'valibot';
import { countOf } from './in-words.ts';
import type { SettingFault } from './settings.ts';

// Schemas for settings and content. Each message completes the sentence 'expected …'.

/** A schema that does not transform its values. */
export type Rule<T> = v.GenericSchema<T>;

export function textWhere(expected: string, test: (value: string) => boolean) {
  return v.pipe(v.string(expected), v.check(test, expected));
}

export const matching = (pattern: RegExp, expected: string) => textWhere(expected, (value) => pattern.test(value));

export const httpsOrigin = textWhere(
  'an origin: https://, a lower-case domain name, no slash at the end, e.g. https://example.com',
  (value) => /^https:\/\//.test(value) && URL.canParse(value) && new URL(value).origin === value,
);

/** Accepts British phone numbers in E.164 form except premium rates (09). */
export const britishPhone = matching(
  /^\+44(?:[12378]\d{9}|5[56]\d{8}|1(?!1|\d1)\d{8}|800\d{6})$/,
  'a British phone number in E.164 form with the right number of digits, e.g. +442079460000',
);

/** Pattern of a domain name with at least one dot (RFC 1123). */
export const domainName = '(?:[a-z\\d](?:[a-z\\d-]*[a-z\\d])?\\.)+[a-z](?:[a-z\\d-]*[a-z\\d])';

export const emailAddress = matching(
  RegExp(`^[\\w+-]+(?:\\.[\\w+-]+)*@${domainName}$`, 'i'),
  'an e-mail address, e.g. office@example.com',
);

export const uuid = matching(
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  'a UUID, e.g. 00000000-0000-4000-8000-000000000000',
);

export const httpsUrl = textWhere(
  'an https URL, e.g. https://example.com/page',
  (value) =>
    /^https:\/\/[^\s<>"]+$/.test(value) &&
    URL.canParse(value) &&
    new URL(value).username === '' &&
    new URL(value).hostname.includes('.'),
);

export const isoDate = textWhere('a valid date in the form YYYY-MM-DD, e.g. 2026-12-25', (value) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
});

export const slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words with hyphens, e.g. boiler-installation');

/** Accepts one line of plain text with a limited number of characters. */
export function textUpTo(maximum: number, minimum = 1) {
  return v.pipe(
    textWhere(
      `one line of text, ${minimum} to ${maximum.toLocaleString('en-GB')} characters`,
      (value) =>
        value.trim() !== '' && value.length >= minimum && (value.length <= maximum || [...value].length <= maximum),
    ),
    v.check((value) => value.trim() === '' || isOneLine(value), 'one line of text, no tabs, no spaces at its ends'),
    v.check((value) => !(oddCharacters.test(value) && markup.test(value)), plain),
  );
}

const plain = 'plain text: no tags, no character references such as &amp;, no Markdown, no emoji';

/** Pre-filter: text without these characters contains no markup. Matching `markup` takes ten times as long. */
const oddCharacters = /[<>&\]*_`#\u203c\u2049\u2139-\u3299\ud800-\udfff]|\u20e3|^- /;

/** HTML tags, character references, Markdown and emoji. */
const markup =
  /<[a-z/!]|&(?:[a-z]+\d*|#x?[\da-f]+);|\]\(|\*\*|__|`|^(?:#+|[*-]|>) |(?:^|\s)[*_]\w[^*_]*\w?[*_](?=\W|$)|(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/iu;

function isOneLine(value: string): boolean {
  return value !== '' && value.trim() === value && !/\p{Cc}/u.test(value);
}

/** Adds a description, which `npm run new` writes as a comment above the field. */
export function about<R extends v.GenericSchema>(description: string, rule: R): R {
  return v.pipe(rule, v.description(description)) as unknown as R;
}

export function numberFrom(min: number, max: number, expected = `a number from ${min} to ${max}`) {
  return v.pipe(v.number(expected), v.minValue(min, expected), v.maxValue(max, expected));
}

export function wholeFrom(min: number, max: number, unit: string) {
  const expected = `whole ${unit} from ${min} to ${max}`;
  return v.pipe(numberFrom(min, max, expected), v.integer(expected));
}

export function oneOf<const T extends readonly (string | number)[]>(values: T) {
  return v.picklist(values, `one of ${values.join(', ')}`);
}

export function emptyOr(rule: Rule<string>) {
  return v.pipe(
    v.string(`${expectedOf(rule)}, or an empty string`),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value === '') return;
      const [issue] = v.safeParse(rule, dataset.value).issues ?? [];
      if (issue) addIssue({ message: `${issue.message}, or an empty string` });
    }),
  );
}

/** Accepts only these fields. Unlike `strictObject`, reports each unknown field and the expected value of each missing one. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  const unknownField = v.never(`one of the fields ${Object.keys(entries).join(', ')}`);
  const object = v.objectWithRest(entries, unknownField, ({ path }) => {
    const entry = entries[String(path?.at(-1)?.key)];
    return entry ? expectedOf(entry) : 'an object';
  });
  return object as unknown as v.ObjectSchema<Entries, string>;
}

/** Returns the message for a missing value. */
function expectedOf(rule: v.GenericSchema | v.ObjectEntries[string]): string {
  return v.safeParse(rule as v.GenericSchema, undefined).issues?.[0].message ?? '';
}

export function list<T>(entry: Rule<T>, minimum = 0, maximum = Number.POSITIVE_INFINITY): Rule<readonly T[]> {
  const atLeast = minimum === 0 ? 'a list' : `a list of at least ${countOf(minimum, 'item')}`;
  const upTo = `a list of ${minimum === maximum ? 'exactly' : `${minimum} to`} ${countOf(maximum, 'item')}`;
  const expected = maximum === Number.POSITIVE_INFINITY ? atLeast : upTo;
  return withCheck<readonly T[]>(v.array(entry, expected), (values) =>
    values.length >= minimum && values.length <= maximum
      ? []
      : [{ at: [], found: `a list of ${values.length}`, expected }],
  );
}

type Tuple<T, Length extends number, Entries extends readonly T[] = readonly []> = Entries['length'] extends Length
  ? Entries
  : Tuple<T, Length, readonly [...Entries, T]>;

export function exactly<T, const Length extends number>(length: Length, entry: Rule<T>): Rule<Tuple<T, Length>> {
  return list(entry, length, length) as unknown as Rule<Tuple<T, Length>>;
}

/** Rejects duplicates in a list, or entries with the same value in the field `key`. */
export function distinct<T extends readonly unknown[]>(rule: Rule<T>, key?: string): Rule<T> {
  return withCheck(rule, (values) =>
    key === undefined
      ? repeated(values, (index) => [index])
      : repeated(
          values.map((entry) => (entry as Record<string, unknown> | null)?.[key]),
          (index) => [index, key],
        ),
  );
}

/** Returns an issue for each duplicate. */
export function repeated(values: readonly unknown[], at: (index: number) => Mismatch['at']): Mismatch[] {
  return values.flatMap((found, index) =>
    found !== undefined && found !== '' && values.indexOf(found) < index
      ? [{ at: at(index), found, expected: 'a value that appears only once in the list' }]
      : [],
  );
}

/** Accepts two numbers in ascending order. */
export function span(entry: Rule<number>): Rule<readonly [number, number]> {
  return withCheck(exactly(2, entry), ([low, high]) =>
    high < low ? [{ at: [1], found: high, expected: `at least ${low}` }] : [],
  );
}

export interface Mismatch {
  /** Path from the value to the invalid part; empty for the value itself. */
  at: readonly (string | number)[];
  found: unknown;
  expected: string;
}

/** Adds a check across fields, which also runs if fields are missing or invalid. */
export function withCheck<T>(rule: Rule<T>, findMismatches: (value: T) => readonly Mismatch[]): Rule<T> {
  return v.pipe(
    rule,
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.issues?.some(({ path }) => path === undefined)) return;
      const input = dataset.value;
      for (const { at, found, expected } of findMismatches(input as T)) {
        const path = at.map((key) => ({
          type: 'unknown' as const,
          origin: 'value' as const,
          input,
          key,
          value: found,
        }));
        const [first, ...others] = path;
        addIssue({ input: found, message: expected, ...(first && { path: [first, ...others] }) });
      }
    }),
  );
}

/** Returns an issue for each empty field of a group in which another field is set. */
export function incomplete<T extends object>(group: T, names: readonly (keyof T & string)[]): Mismatch[] {
  const isUnset = (name: keyof T) => group[name] === undefined || group[name] === '';
  const set = names.find((name) => !isUnset(name));
  if (set === undefined) return [];
  return names
    .filter(isUnset)
    .map((name) => ({ at: [name], found: group[name], expected: `a value, because ${set} has one` }));
}

/** Validates a value and returns the first fault of each field. */
export function faultsOf(rule: v.GenericSchema, value: unknown): SettingFault[] {
  const faults = new Map<string, SettingFault>();
  for (const { path = [], input, message, type } of v.safeParse(rule, value).issues ?? []) {
    const setting = path.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
    const place = setting.replace(/^\./, '');
    const quotes = type === 'string' && typeof input === 'number' ? '; write it in quotes' : '';
    if (!faults.has(place)) faults.set(place, { setting: place, found: input, expected: `${message}${quotes}` });
  }
  return [...faults.values()];
}
