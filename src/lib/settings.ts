import type * as v from 'valibot';
import { formatTime } from './dates.ts';
import { countOf } from './in-words.ts';
import { faultsOf } from './rules.ts';

export interface SettingFault {
  /** Environment variable or path of the field. */
  setting: string;
  found: unknown;
  /** The found value in readable form, for example as a time of day. */
  meaning?: string;
  expected: string;
}

const loadableModule = 'a module that can be loaded';

const punctuation = 'a comma, quote or bracket on that line or the line above; write apostrophes in texts as ’';

/** Returns the expectation for a file that could not be loaded. */
export function expectationForFile(found: string): string {
  return found.startsWith('a syntax error') ? punctuation : loadableModule;
}

export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly faults: readonly SettingFault[];

  constructor(faults: readonly SettingFault[]) {
    super(describeFaults(faults));
    this.faults = faults;
  }
}

/**
 * Overrides values with environment variables and validates the result. A set variable counts even if it is empty.
 * `file` is the path that messages contain. Throws SettingsError with all invalid values, named by variable or field.
 */
export function readSettings<T extends object>(
  values: T,
  schema: v.GenericSchema<T>,
  variables: Readonly<Partial<Record<keyof T & string, string>>>,
  env: Readonly<Record<string, string | undefined>>,
  file?: string,
): T {
  const set = Object.entries<string | undefined>(variables).flatMap(([field, variable]) => {
    const value = env[variable ?? ''];
    return variable === undefined || value === undefined ? [] : [[field, variable, value] as const];
  });
  const settings: T = { ...values, ...Object.fromEntries(set.map(([field, , value]) => [field, value])) };

  const names = new Map(set.map(([field, variable]) => [field, variable]));
  const faults = faultsOf(schema, settings);
  if (faults.length > 0) {
    const place = (field: string) => (file === undefined ? field : `${file}  ${field}`);
    throw new SettingsError(
      faults.map((fault) => ({ ...withTime(fault), setting: names.get(fault.setting) ?? place(fault.setting) })),
    );
  }
  return settings;
}

/** Adds the time of day to a fault in opening hours, which are minutes after midnight. */
function withTime(fault: SettingFault): SettingFault {
  const { setting, found } = fault;
  if (!/\.(?:opens|closes)$/.test(setting) || !Number.isInteger(found) || Number(found) < 0) return fault;
  const nextDay = Number(found) > 1440 ? ' of the next day' : '';
  return { ...fault, meaning: `${formatTime(Number(found))}${nextDay}` };
}

function describeFaults(faults: readonly SettingFault[]): string {
  const count = countOf(faults.length, 'invalid value');
  return [`${count}; nothing was written.`, ...formatFaults(faults)].join('\n');
}

/** Formats faults as aligned columns: setting, found value, expectation. */
export function formatFaults(faults: readonly SettingFault[]): string[] {
  const rows = faults.map(({ setting, found, meaning, expected }) => [
    setting,
    `found ${formatValue(found)}${meaning === undefined ? '' : ` (${meaning})`}`,
    `expected ${expected}`,
  ]);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('    ')}`);
}

/** Formats a value as JSON of at most 60 characters. Numbers include NaN, which JSON does not support. */
function formatValue(value: unknown): string {
  const text = (typeof value === 'number' ? String(value) : toJson(value)).replace(/\s+/g, ' ');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function toJson(value: unknown): string {
  try {
    return value === undefined ? 'nothing' : (JSON.stringify(value) ?? `a ${typeof value}`);
  } catch {
    return `a ${typeof value}`;
  }
}
