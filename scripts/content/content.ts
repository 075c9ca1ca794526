import { expectationForFile, type SettingFault } from '../../src/lib/settings.ts';

/** The modules of `src/content`: the exports of each file, by its path there, such as `brands/baxi.ts`. */
export type Content = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

const folder = 'src/content';

/** Returns a file and field as messages name them: `src/content/brands/baxi.ts  servicePrice`. */
export function at(file: string, field = ''): string {
  return `${folder}/${file}${field && `  ${field}`}`;
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns whether a file only exports values of other files. */
export function isDerived(file: string): boolean {
  return file.endsWith('-summaries.ts');
}

/** Folders with one file per page, and the name of the export that describes the page. */
export const subjects = { brands: 'brand', guides: 'guide', 'locations/districts': 'district' } as const;

/** Returns the name of the export that describes a page. Messages omit this name before a field. */
export function subjectOf(file: string): string | undefined {
  return Object.entries(subjects).find(([folder]) => file.startsWith(`${folder}/`))?.[1];
}

/** Replaces indexes in a field by identifiers of the rows: `districts[e3].tile` for `districts[2].tile`. */
export function withRowNames(field: string, exports: unknown): string {
  return field.replace(/\[(\d+)\]/g, (index: string, number: string, offset: number) => {
    const keys = [...(field.slice(0, offset).match(/[^.[\]]+/g) ?? []), number];
    const row = keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], exports);
    if (!isGroup(row)) return index;
    const key = ['slug', 'code', 'name', 'model', 'id'].find((one) => row[one] && typeof row[one] === 'string');
    // An invalid identifier cannot name the row.
    return key && field.slice(offset + index.length) !== `.${key}` ? `[${row[key]}]` : index;
  });
}

const sources = import.meta.glob<Record<string, unknown>>([
  '../../src/content/**/*.{ts,mdx}',
  '!**/schemas/**',
  '!**/*.draft.*',
]);

/** Loads every module of the content. For a module that cannot be loaded, adds a fault and no exports. */
export async function readContent(): Promise<{ content: Content; faults: SettingFault[] }> {
  const faults: SettingFault[] = [];
  const modules = await Promise.all(
    Object.entries(sources).map(async ([path, load]) => {
      const file = path.slice(path.indexOf(folder) + folder.length + 1);
      try {
        return [file, { ...(await load()) }] as const;
      } catch (error) {
        const found = reasonOf(error as Error);
        faults.push({ setting: at(file), found, expected: expectationForFile(found) });
        return [file, {}] as const;
      }
    }),
  );
  return { content: new Map(modules), faults };
}

/** Returns why a module cannot be loaded. For a syntax error, returns its place instead of the bundler's message. */
function reasonOf(error: Error & { errors?: readonly { loc?: { line: number; column: number } }[] }): string {
  const loc = error.errors?.[0]?.loc;
  return loc === undefined ? error.message : `a syntax error at line ${loc.line}, column ${loc.column + 1}`;
}
