import { expectedOfFile, type SettingFault } from '../../src/lib/settings.ts';

/** The modules of `src/content`: what each file exports, by its path there, such as `brands/baxi.ts`. */
export type Content = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

const folder = 'src/content';

/** A place in the content as faults name it: `src/content/brands/baxi.ts  servicePrice`. */
export function at(file: string, field?: string): string {
  return `${folder}/${file}${field === undefined ? '' : `  ${field}`}`;
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a file holds no more than what it takes from others, where its faults are. */
export function isDerived(file: string): boolean {
  return file.endsWith('-summaries.ts');
}

/** Folders in which each file is about one page, and the export that it is about. */
export const subjects = { brands: 'brand', guides: 'guide', 'locations/districts': 'district' } as const;

/** The export of a file that its page is about, whose fields are named without it. */
export function subjectOf(file: string): string | undefined {
  return Object.entries(subjects).find(([folder]) => file.startsWith(`${folder}/`))?.[1];
}

/** Fields that tell the rows of a list apart, the first that a row has. */
const names = ['slug', 'code', 'name', 'model', 'id'] as const;

/**
 * Calls the rows of lists in a fault's place by their names: `districts[e3].tile` for `districts[2].tile`. A row keeps its
 * number where it has no name, where another has the same, and where the name itself is wrong.
 */
export function withRowNames(fault: SettingFault, content: Content): SettingFault {
  const [path = '', field] = fault.setting.split('  ');
  if (field === undefined) return fault;
  const file = path.slice(folder.length + 1);
  const exports = content.get(file);
  const [first = '', ...keys] = field.match(/[^.[\]]+/g) ?? [];
  const subject = exports?.[subjectOf(file) ?? ''];
  let value = isGroup(subject) && !(first in (exports ?? {})) ? subject[first] : exports?.[first];
  let named = first;
  for (const [index, key] of keys.entries()) {
    if (Array.isArray(value)) named += `[${rowName(value, Number(key), keys[index + 1]) ?? key}]`;
    else named += `.${key}`;
    value = (value as Record<string, unknown> | undefined | null)?.[key];
  }
  return { ...fault, setting: at(file, named) };
}

function rowName(rows: readonly unknown[], index: number, field: string | undefined): string | undefined {
  const row = rows[index];
  const key = isGroup(row) ? names.find((name) => typeof row[name] === 'string') : undefined;
  if (!isGroup(row) || key === undefined || key === field) return undefined;
  const isOwn = rows.filter((other) => isGroup(other) && other[key] === row[key]).length === 1;
  return isOwn && row[key] !== '' ? String(row[key]) : undefined;
}

/** Every module of the content, by its path from here. */
const sources = import.meta.glob<Record<string, unknown>>(['../../src/content/**/*.ts', '!**/schemas/**']);

/** Loads every module of the content. One that cannot be loaded is a fault, and the others are looked at all the same. */
export async function readContent(): Promise<{ content: Content; faults: SettingFault[] }> {
  const faults: SettingFault[] = [];
  const modules = await Promise.all(
    Object.entries(sources).map(async ([path, load]) => {
      const file = path.slice(path.indexOf(folder) + folder.length + 1);
      try {
        return [file, { ...(await load()) }] as const;
      } catch (error) {
        const found = reasonOf(error as Error);
        faults.push({ setting: at(file), found, expected: expectedOfFile(found) });
        return [file, {}] as const;
      }
    }),
  );
  return { content: new Map(modules), faults };
}

/** What keeps a module from being loaded; of a syntax error, which a bundler reports with the source, only the place. */
function reasonOf(error: Error & { errors?: readonly { loc?: { line: number; column: number } }[] }): string {
  const loc = error.errors?.[0]?.loc;
  return loc === undefined ? error.message : `a syntax error in line ${loc.line}, column ${loc.column + 1}`;
}
