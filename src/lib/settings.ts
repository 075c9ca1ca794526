import type * as v from 'valibot';
import { formatTime } from './dates.ts';
import { faultsOf } from './rules.ts';

/** A wrong setting. */
export interface SettingFault {
  /** The environment variable, or the field of the file. */
  setting: string;
  found: unknown;
  /** Explains the found value, if it needs an explanation. */
  meaning?: string;
  expected: string;
}

/** Expected instead of a file that throws, or that imports something missing. */
const loadable = 'a module that can be loaded';

/** Expected instead of a syntax error. */
const readable = 'a comma, quote or bracket there or just above; an apostrophe in a text is ’';

/** Returns what is expected of a file instead of what was found. */
export function expectedOfFile(found: string): string {
  return found.startsWith('a syntax error') ? readable : loadable;
}

/** Names every wrong setting. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly faults: readonly SettingFault[];

  constructor(faults: readonly SettingFault[]) {
    super(describeFaults(faults));
    this.faults = faults;
  }
}

/**
 * Lays environment variables over the values of a file and checks the result.
 *
 * @param values the values of the file
 * @param schema how they are checked
 * @param variables for each field that may be overridden, the variable that does it
 * @param env the environment; a variable that is set counts even when it is empty
 * @param file the file of the values, as faults name it
 * @throws SettingsError naming every value that will not do: by its variable where one is set, else by its field
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

/** Hours are kept in minutes after midnight, which nobody reads as a time of day. */
function withTime(fault: SettingFault): SettingFault {
  const { setting, found } = fault;
  if (!/\.(?:opens|closes)$/.test(setting) || !Number.isInteger(found) || Number(found) < 0) return fault;
  const nextDay = Number(found) > 1440 ? ' of the next day' : '';
  return { ...fault, meaning: `${formatTime(Number(found))}${nextDay}` };
}

function describeFaults(faults: readonly SettingFault[]): string {
  const count = faults.length === 1 ? '1 value is wrong' : `${faults.length} values are wrong`;
  return [`${count}; nothing was written.`, ...faultLines(faults)].join('\n');
}

/** A line for each fault, in columns: the place, what was found, what is expected. */
export function faultLines(faults: readonly SettingFault[]): string[] {
  const rows = faults.map(({ setting, found, meaning, expected }) => [
    setting,
    `found ${shown(found)}${meaning === undefined ? '' : ` (${meaning})`}`,
    `expected ${expected}`,
  ]);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('    ')}`);
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
