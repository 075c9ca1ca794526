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

/**
 * Lays environment variables over defaults and checks the result.
 *
 * @param defaults the values of the file, one for each rule
 * @param rules how each field is checked, and the variable that may override it
 * @param env the environment; a variable that is set counts even when it is empty
 * @throws SettingsError naming every field that will not do
 */
export function readSettings<T extends Record<string, unknown>>(
  defaults: T,
  rules: { [K in keyof T]: { rule: SettingRule; variable?: string } },
  env: Record<string, string | undefined>,
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

  if (faults.length > 0) throw new SettingsError(faults);
  return { ...defaults, ...Object.fromEntries(entries) };
}

function describeFaults(faults: readonly SettingFault[]): string {
  const rows = faults.map(({ setting, found, expected }) => [
    setting,
    `found ${JSON.stringify(found)}`,
    `expected ${expected}`,
  ]);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('    ')}`);
  const count = faults.length === 1 ? '1 value is wrong' : `${faults.length} values are wrong`;
  return [`${count}; nothing was written.`, ...lines].join('\n');
}
