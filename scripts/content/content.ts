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
  const { file, keys, isSubject } = fieldPath(fault.setting, content);
  if (!fault.setting.includes('  ')) return fault;
  const [first = '', ...others] = isSubject ? keys.slice(1) : keys;
  const group = isSubject ? content.get(file)?.[keys[0] ?? ''] : content.get(file);
  let value = (group as Record<string, unknown> | undefined)?.[first];
  let named = first;
  for (const [index, key] of others.entries()) {
    if (Array.isArray(value)) named += `[${rowName(value, Number(key), others[index + 1]) ?? key}]`;
    else named += `.${key}`;
    value = (value as Record<string, unknown> | undefined | null)?.[key];
  }
  return { ...fault, setting: at(file, named) };
}

/**
 * Where a fault's place is in the content: the file, and the keys from its exports on. The fields of what a page is about
 * are named without it; `isSubject` says that it leads the keys.
 */
export function fieldPath(setting: string, content: Content): { file: string; keys: string[]; isSubject: boolean } {
  const [path = '', field = ''] = setting.split('  ');
  const file = path.slice(folder.length + 1);
  const keys = field.match(/[^.[\]]+/g) ?? [];
  const subject = subjectOf(file);
  const exports = content.get(file) ?? {};
  const isSubject = subject !== undefined && isGroup(exports[subject]) && !((keys[0] ?? '') in exports);
  return { file, keys: isSubject ? [subject, ...keys] : [...keys], isSubject };
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
