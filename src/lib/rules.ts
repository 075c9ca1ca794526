import * as v from 'valibot';
import type { SettingFault } from './settings.ts';

// What schemas of settings and of content are made of. A message finishes the sentence 'expected …'.

/** A schema whose values have the same type before and after it. */
export type Rule<T> = v.GenericSchema<T>;

/** Text that passes a test; `expected` says what that is. */
export function textWhere(expected: string, test: (value: string) => boolean) {
  return v.pipe(v.string(expected), v.check(test, expected));
}

/** Text in the form of a pattern. */
export const matching = (pattern: RegExp, expected: string) => textWhere(expected, (value) => pattern.test(value));

/** An https origin: scheme and host, no path, no trailing slash. */
export const httpsOrigin = textWhere(
  'an origin: https://, a name in small letters, no slash at the end, e.g. https://example.com',
  (value) => /^https:\/\//.test(value) && URL.canParse(value) && new URL(value).origin === value,
);

/** A British phone number in E.164 form (National Telephone Numbering Plan), without premium rates (09). */
export const britishPhone = matching(
  /^\+44(?:[12378]\d{9}|5[56]\d{8}|1(?!1|\d1)\d{8}|800\d{6})$/,
  'a British number in E.164 form, no digit too few or too many, e.g. +442079460000',
);

/** A name of the DNS with a dot in it (RFC 1123), as a pattern. */
export const domainName = '(?:[a-z\\d](?:[a-z\\d-]*[a-z\\d])?\\.)+[a-z](?:[a-z\\d-]*[a-z\\d])';

/** An e-mail address: words with dots between them, one @, a domain. */
export const emailAddress = matching(
  RegExp(`^[\\w+-]+(?:\\.[\\w+-]+)*@${domainName}$`, 'i'),
  'an e-mail address, e.g. office@example.com',
);

/** A UUID in its usual form of 32 hexadecimal digits in five groups. */
export const uuid = matching(
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  'a UUID, e.g. 00000000-0000-4000-8000-000000000000',
);

/** An https URL without a user name or spaces. */
export const httpsUrl = textWhere(
  'an https URL, e.g. https://example.com/page',
  (value) =>
    /^https:\/\/[^\s<>"]+$/.test(value) &&
    URL.canParse(value) &&
    new URL(value).username === '' &&
    new URL(value).hostname.includes('.'),
);

/** A day of the calendar in ISO form, one that exists. */
export const isoDate = textWhere('a date that exists, year first, e.g. 2026-12-25', (value) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
});

/** Words of lower-case letters and digits with hyphens between them, as in a path. */
export const slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words with hyphens, e.g. boiler-installation');

/** One line of plain text that is not blank, of a number of characters. */
export function textUpTo(most: number, least = 1) {
  return v.pipe(
    textWhere(
      `one line of text, ${least} to ${most.toLocaleString('en-GB')} characters`,
      (value) => value.trim() !== '' && value.length >= least && (value.length <= most || [...value].length <= most),
    ),
    v.check(
      (value) => value.trim() === '' || isOneLine(value),
      'one line of text, with no blank at its ends and no tab',
    ),
    v.check((value) => !(oddCharacters.test(value) && markup.test(value)), plain),
  );
}

const plain = 'plain text: no tags, no &…; codes, no Markdown, no emoji';

/** What markup is made of. Hardly a text has any of it, and the pattern that follows takes ten times as long. */
const oddCharacters = /[<>&\]*_`#\u203c\u2049\u2139-\u3299\ud800-\udfff]|\u20e3|^- /;

/** What readers would see as it stands: tags, character references, Markdown's links, headings and stress, emoji. */
const markup =
  /<[a-z/!]|&(?:[a-z]+\d*|#x?[\da-f]+);|\]\(|\*\*|__|`|^(?:#+|[*-]|>) |(?:^|\s)[*_]\w[^*_]*\w?[*_](?=\W|$)|(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/iu;

/** Whether a text is one line, with neither blanks around it nor control characters in it. */
function isOneLine(value: string): boolean {
  return value !== '' && value.trim() === value && !/\p{Cc}/u.test(value);
}

/** Describes the field of a rule: `npm run new` writes the description beside it. */
export function about<R extends v.GenericSchema>(description: string, rule: R): R {
  return v.pipe(rule, v.description(description)) as unknown as R;
}

/** A number within limits, both of them included. */
export function numberFrom(min: number, max: number, expected = `a number from ${min} to ${max}`) {
  return v.pipe(v.number(expected), v.minValue(min, expected), v.maxValue(max, expected));
}

/** A whole number of something, both limits included. */
export function wholeFrom(min: number, max: number, unit: string) {
  const expected = `whole ${unit} from ${min} to ${max}`;
  return v.pipe(numberFrom(min, max, expected), v.integer(expected));
}

/** One of a few values. */
export function oneOf<const T extends readonly (string | number)[]>(values: T) {
  return v.picklist(values, `one of ${values.join(', ')}`);
}

/** A text that may stay empty. */
export function emptyOr(rule: Rule<string>) {
  return v.pipe(
    v.string(`${expectedOf(rule)}, or nothing`),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value === '') return;
      const [issue] = v.safeParse(rule, dataset.value).issues ?? [];
      if (issue) addIssue({ message: `${issue.message}, or nothing` });
    }),
  );
}

/** An object with these fields only. Unlike `strictObject` it names every unknown field, and what a missing one expects. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  const stray = v.never(`another name, one of ${Object.keys(entries).join(', ')}`);
  const object = v.objectWithRest(entries, stray, ({ path }) => {
    const entry = entries[String(path?.at(-1)?.key)];
    return entry ? expectedOf(entry) : 'a group of fields';
  });
  return object as unknown as v.ObjectSchema<Entries, string>;
}

/** What a rule says to a value that is missing. */
function expectedOf(rule: v.GenericSchema | v.ObjectEntries[string]): string {
  return v.safeParse(rule as v.GenericSchema, undefined).issues?.[0].message ?? '';
}

/** A list with at least so many entries; none where nothing is said. */
export function list<T>(entry: Rule<T>, least = 0, most = Number.POSITIVE_INFINITY): Rule<readonly T[]> {
  const length = least === most ? `a list of ${least}` : least > 0 ? `a list of ${least} or more` : 'a list';
  return agreeing<readonly T[]>(v.array(entry, length), (values) =>
    values.length >= least && values.length <= most
      ? []
      : [{ at: [], found: `a list of ${values.length}`, expected: length }],
  );
}

type Tuple<T, Length extends number, Entries extends readonly T[] = readonly []> = Entries['length'] extends Length
  ? Entries
  : Tuple<T, Length, readonly [...Entries, T]>;

/** A list of a fixed length. */
export function exactly<T, const Length extends number>(length: Length, entry: Rule<T>): Rule<Tuple<T, Length>> {
  return list(entry, length, length) as unknown as Rule<Tuple<T, Length>>;
}

/** A list without repetitions; `key` is the field that tells its entries apart. */
export function distinct<T extends readonly unknown[]>(rule: Rule<T>, key?: string): Rule<T> {
  return agreeing(rule, (values) =>
    key === undefined
      ? repeated(values, (index) => [index])
      : repeated(
          values.map((entry) => (entry as Record<string, unknown> | null)?.[key]),
          (index) => [index, key],
        ),
  );
}

/** The entries of a list that stand in it before, each as a fault at `at(index)`. */
export function repeated(values: readonly unknown[], at: (index: number) => Discord['at']): Discord[] {
  return values.flatMap((found, index) =>
    found !== undefined && found !== '' && values.indexOf(found) < index
      ? [{ at: at(index), found, expected: 'it once only in the list' }]
      : [],
  );
}

/** Two numbers, the smaller one first. */
export function span(entry: Rule<number>): Rule<readonly [number, number]> {
  return agreeing(exactly(2, entry), ([low, high]) =>
    high < low ? [{ at: [1], found: high, expected: `no less than ${low}` }] : [],
  );
}

/** Something within a value that does not agree with the rest of it. */
export interface Discord {
  /** Fields and indices that lead to it from the value; none for the value itself. */
  at: readonly (string | number)[];
  found: unknown;
  expected: string;
}

/** Adds a check across fields. `discords` also sees values with wrong or missing fields, but not other kinds of value. */
export function agreeing<T>(rule: Rule<T>, discords: (value: T) => readonly Discord[]): Rule<T> {
  return v.pipe(
    rule,
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.issues?.some(({ path }) => path === undefined)) return;
      const input = dataset.value;
      for (const { at, found, expected } of discords(input as T)) {
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

/** The fields that stand empty although others beside them are set, for fields that belong together. */
export function incomplete<T extends object>(group: T, names: readonly (keyof T & string)[]): Discord[] {
  const isUnset = (name: keyof T) => group[name] === undefined || group[name] === '';
  const set = names.find((name) => !isUnset(name));
  if (set === undefined) return [];
  return names
    .filter(isUnset)
    .map((name) => ({ at: [name], found: group[name], expected: `a value, because ${set} has one` }));
}

/** All that a schema finds wrong with a value; each place is named once, by the first thing wrong there. */
export function faultsOf(rule: v.GenericSchema, value: unknown): SettingFault[] {
  const faults = new Map<string, SettingFault>();
  for (const { path = [], input, message, type } of v.safeParse(rule, value).issues ?? []) {
    const setting = path.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
    const place = setting.replace(/^\./, '');
    const quotes = type === 'string' && typeof input === 'number' ? ', between quotes' : '';
    if (!faults.has(place)) faults.set(place, { setting: place, found: input, expected: `${message}${quotes}` });
  }
  return [...faults.values()];
}
