/** One thing wrong with a setting: where it is set, what stands there and what should. */
export interface SettingFault {
  /** The environment variable, or the field of the file. */
  setting: string;
  found: unknown;
  expected: string;
}

/** Thrown when settings are wrong; its message names every one of them. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly faults: readonly SettingFault[];

  constructor(faults: readonly SettingFault[]) {
    super(describeFaults(faults));
    this.faults = faults;
  }
}

/** A check returns whether a value will do; `expected` finishes the sentence 'expected …'. */
export interface SettingRule {
  expected: string;
  test: (value: unknown) => boolean;
}

/** An https origin: scheme and host, no path, no trailing slash. */
export const httpsOrigin: SettingRule = {
  expected: 'an origin, e.g. https://example.com',
  test: (value) =>
    typeof value === 'string' && /^https:\/\//.test(value) && URL.canParse(value) && new URL(value).origin === value,
};

/** A British phone number in E.164 form: +44 and nine or ten digits, none of them a leading zero. */
export const britishPhone: SettingRule = {
  expected: 'a British number in E.164 form, e.g. +442079460000',
  test: (value) => typeof value === 'string' && /^\+44[1-9]\d{8,9}$/.test(value),
};

/** An e-mail address: one @, a domain with a dot, no spaces. */
export const emailAddress: SettingRule = {
  expected: 'an e-mail address, e.g. office@example.com',
  test: (value) => typeof value === 'string' && /^[^\s@<>"'?&]+@[^\s@<>"'?&.]+(\.[^\s@<>"'?&.]+)+$/.test(value),
};

/** A UUID in its usual form of 32 hexadecimal digits in five groups. */
export const uuid: SettingRule = {
  expected: 'a UUID, e.g. 00000000-0000-4000-8000-000000000000',
  test: (value) => typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value),
};

/** An https URL without a user name or spaces. */
export const httpsUrl: SettingRule = {
  expected: 'an https URL, e.g. https://example.com/page',
  test: (value) =>
    typeof value === 'string' &&
    /^https:\/\/[^\s<>"]+$/.test(value) &&
    URL.canParse(value) &&
    new URL(value).username === '' &&
    new URL(value).hostname.includes('.'),
};

/** A day of the calendar in ISO form, one that exists. */
export const isoDate: SettingRule = {
  expected: 'a date that exists, e.g. 2026-12-25',
  test: (value) => {
    if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
    const date = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  },
};

/** Words of lower-case letters and digits with hyphens between them, as in a path. */
export const slug: SettingRule = {
  expected: 'lower-case words with hyphens, e.g. boiler-installation',
  test: (value) => typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
};

/** Text in the form of a pattern; `expected` says what that is. */
export function matching(pattern: RegExp, expected: string): SettingRule {
  return { expected, test: (value) => typeof value === 'string' && pattern.test(value) };
}

/** One of a few values. */
export function oneOf(values: readonly unknown[]): SettingRule {
  return { expected: `one of ${values.join(', ')}`, test: (value) => values.includes(value) };
}

/** A number within limits, both of them included. */
export function numberFrom(min: number, max: number): SettingRule {
  return {
    expected: `a number from ${min} to ${max}`,
    test: (value) => typeof value === 'number' && value >= min && value <= max,
  };
}

/** One line of text that is not blank. */
export function textUpTo(length: number): SettingRule {
  return {
    expected: `one line of text, 1 to ${length} characters`,
    test: (value) =>
      typeof value === 'string' &&
      value.trim() === value &&
      value.length > 0 &&
      value.length <= length &&
      !/\p{Cc}/u.test(value),
  };
}

/** Looks a value over and returns what is wrong with it; `setting` is where it stands. */
export type Check = (value: unknown, setting: string) => SettingFault[];

/** A value that has to be there. */
export function required({ expected, test }: SettingRule): Check {
  return (value, setting) => (test(value) ? [] : [{ setting, found: value, expected }]);
}

/** A value that may be left out or left empty. */
export function optional({ expected, test }: SettingRule): Check {
  return (value, setting) =>
    isUnset(value) || test(value) ? [] : [{ setting, found: value, expected: `${expected}, or nothing` }];
}

/** Whether a setting is left out or left empty. */
export function isUnset(value: unknown): boolean {
  return value === undefined || value === '';
}

/** A list whose every entry passes. */
export function listOf(check: Check): Check {
  return (value, setting) =>
    Array.isArray(value)
      ? value.flatMap((entry, index) => check(entry, `${setting}[${index}]`))
      : [{ setting, found: value, expected: 'a list' }];
}

/** An object with these fields and no others; the field of a name that is misspelt would be lost without a word. */
export function fieldsOf(checks: Record<string, Check>): Check {
  return (value, setting) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return [{ setting, found: value, expected: 'a group of fields' }];
    }
    const fields = value as Record<string, unknown>;
    const at = (field: string) => (setting === '' ? field : `${setting}.${field}`);
    const known = Object.keys(checks);
    const strays = Object.keys(fields).filter((field) => !known.includes(field));
    return [
      ...Object.entries(checks).flatMap(([field, check]) => check(fields[field], at(field))),
      ...strays.map((field) => ({
        setting: at(field),
        found: fields[field],
        expected: `another name, one of ${known.join(', ')}`,
      })),
    ];
  };
}

/**
 * A check, and then what has to agree within a list or a group: `agree` sees it even where single fields are wrong or
 * missing, and is not heard on a field that is already named.
 */
export function agreeing<T>(check: Check, agree: (value: T, setting: string) => readonly SettingFault[]): Check {
  return (value, setting) => {
    const faults = check(value, setting);
    const named = faults.map((fault) => fault.setting);
    if (named.includes(setting)) return faults;
    return [...faults, ...agree(value as T, setting).filter((fault) => !named.includes(fault.setting))];
  };
}

/** The entries of a list that stand in it before, each as a fault at `at(index)`. */
export function repeated(values: readonly unknown[], at: (index: number) => string): SettingFault[] {
  return values.flatMap((found, index) =>
    !isUnset(found) && values.indexOf(found) < index
      ? [{ setting: at(index), found, expected: 'it once only in the list' }]
      : [],
  );
}

/** The fields that stand empty although others beside them are set, for fields that belong together. */
export function incomplete<T extends object>(
  group: T,
  fields: readonly (keyof T & string)[],
  at: string,
): SettingFault[] {
  const set = fields.find((field) => !isUnset(group[field]));
  if (set === undefined) return [];
  return fields
    .filter((field) => isUnset(group[field]))
    .map((field) => ({ setting: `${at}.${field}`, found: group[field], expected: `a value, because ${set} has one` }));
}

/**
 * Lays environment variables over defaults and checks the result.
 *
 * @param defaults the values of the file, one for each rule
 * @param rules how each field is checked, and the variable that may override it
 * @param env the environment; a variable that is set counts even when it is empty
 * @param others finds what is wrong elsewhere, given the values of these settings: it is named in the same message
 * @throws SettingsError naming every field that will not do
 */
export function readSettings<T extends Record<string, unknown>>(
  defaults: T,
  rules: { [K in keyof T]: { rule: SettingRule; variable?: string } },
  env: Record<string, string | undefined>,
  others: (values: T) => readonly SettingFault[] = () => [],
): T {
  const faults: SettingFault[] = [];
  const entries = Object.entries(rules).map(([field, { rule, variable }]) => {
    const override = variable === undefined ? undefined : env[variable];
    const value = override ?? defaults[field];
    if (!rule.test(value)) {
      faults.push({
        setting: override === undefined ? field : (variable as string),
        found: value,
        expected: rule.expected,
      });
    }
    return [field, value];
  });

  const values: T = { ...defaults, ...Object.fromEntries(entries) };
  faults.push(...others(values));
  if (faults.length > 0) throw new SettingsError(faults);
  return values;
}

function describeFaults(faults: readonly SettingFault[]): string {
  const rows = faults.map(({ setting, found, expected }) => [setting, `found ${shown(found)}`, `expected ${expected}`]);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('    ')}`);
  const count = faults.length === 1 ? '1 value is wrong' : `${faults.length} values are wrong`;
  return [`${count}; nothing was written.`, ...lines].join('\n');
}

/** A value as JSON has it, in one line, cut where it is long; numbers as they are, for JSON knows no NaN. */
function shown(value: unknown): string {
  const text = (typeof value === 'number' ? String(value) : inJson(value)).replace(/\s+/g, ' ');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** What JSON cannot hold is named by its kind. */
function inJson(value: unknown): string {
  try {
    return value === undefined ? 'nothing' : (JSON.stringify(value) ?? `a ${typeof value}`);
  } catch {
    return `a ${typeof value}`;
  }
}
