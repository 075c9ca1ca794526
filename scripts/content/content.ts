import type { SettingFault } from '../../src/lib/settings.ts';

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
        faults.push({ setting: at(file), found: reasonOf(error as Error), expected: 'a module that can be loaded' });
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
