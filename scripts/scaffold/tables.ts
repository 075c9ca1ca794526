import { areas } from '../../src/content/locations/areas.ts';
import { districtFactsSchema } from '../../src/content/schemas/district.ts';
import { findArea } from '../../src/lib/find-area.ts';
import { districtSlugs } from '../../src/routes.ts';
import { blankOf, commentsOf } from './blank.ts';
import { kinds } from './kinds.ts';
import { type Kind, notes } from './notes.ts';

// The tables in which a page stands among others: the route table, the rows of the districts, the letters of the areas.

export const routesFile = 'src/routes.ts';
export const districtsFile = 'src/content/locations/districts.ts';
export const areasFile = 'src/content/locations/areas.ts';

/** A change of a file: its text before, its text after. */
type Edit = (text: string) => string;

/** The letters of the London postal districts: WD begins with a W too, and is Watford. */
export const londonLetters: readonly string[] = ['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC'];

/** The area whose postcodes begin as a district's do, in the order of the lookup; none outside London's letters. */
export function areaFor(slug: string): string | undefined {
  const letters = lettersOf(slug);
  const sibling = areas.find(({ districts }) => districts.some((code) => lettersOf(code) === letters));
  return (sibling ?? (londonLetters.includes(letters) ? findArea(areas, slug) : undefined))?.code;
}

/** What adds a page to the tables, file by file. */
export function additions(kind: Kind, slug: string): Record<string, Edit> {
  if (kind !== 'district') return { [routesFile]: (text) => withSlug(text, kind, slug) };
  return {
    [routesFile]: (text) => withDistrict(text, slug),
    [districtsFile]: (text) => withRow(text, slug),
    [areasFile]: (text) => withLetters(text, slug),
  };
}

/** What takes a page out of the tables, file by file. */
export function removals(kind: Kind, slug: string): Record<string, Edit> {
  if (kind !== 'district') return { [routesFile]: (text) => withoutSlug(text, kind, slug) };
  return {
    [routesFile]: (text) => withoutDistrict(text, slug),
    [districtsFile]: (text) => withoutRow(text, slug),
    [areasFile]: (text) => withoutLetters(text, slug),
  };
}

function withSlug(text: string, kind: Kind, slug: string): string {
  const list = new RegExp(`(?<=export const ${kinds[kind].list} = \\[\\n(?:  '[^']+',\\n)*)(?=\\] as const;)`);
  return changed(text, list, `  '${slug}',\n`, routesFile);
}

function withoutSlug(text: string, kind: Kind, slug: string): string {
  const entry = new RegExp(`(?<=export const ${kinds[kind].list} = \\[\\n(?:  '[^']+',\\n)*)  '${slug}',\\n`);
  return changed(text, entry, '', routesFile);
}

/** Districts stand a postcode's letters a line, in the order of their numbers. */
function withDistrict(text: string, slug: string): string {
  const line = districtSlugs.filter((other) => lettersOf(other) === lettersOf(slug));
  const next = line.find((other) => numberOf(other) > numberOf(slug));
  if (next) return changed(text, `'${next}',`, `'${slug}', '${next}',`, routesFile);
  const last = line.at(-1);
  if (last) return changed(text, `'${last}',`, `'${last}', '${slug}',`, routesFile);
  return changed(text, new RegExp(`(?<='${lastOfArea(slug)}',\\n)`), `  '${slug}',\n`, routesFile);
}

function withoutDistrict(text: string, slug: string): string {
  const alone = `  '${slug}',\n`;
  return changed(text, text.includes(alone) ? alone : ` '${slug}',`, '', routesFile);
}

/** The rows stand in the order of the route table. Comments above one say what goes into it. */
function withRow(text: string, slug: string): string {
  const before = predecessorOf(slug);
  const names = Object.keys(districtFactsSchema.entries).filter((name) => name !== 'slug');
  const comments = commentsOf(districtFactsSchema, names, (path) => notes.row[path], `  // ${slug}: `);
  const row = blankOf(districtFactsSchema, { slug: `'${slug}'` }, () => undefined)
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/, }$/, ' }');
  const place =
    before === undefined ? /(?<=export const districts = \[\n)/ : new RegExp(`(?<=\\{ slug: '${before}', .*\\n)`);
  return changed(text, place, `${[...comments, `  ${row},`].join('\n')}\n`, districtsFile);
}

/** How the row of a district begins. */
export function rowOf(slug: string): string {
  return `{ slug: '${slug}', `;
}

function withoutRow(text: string, slug: string): string {
  const row = new RegExp(`(?:^  // ${slug}: .*\\n)*^  \\{ slug: '${slug}', .*\\n`, 'm');
  return changed(text, row, '', districtsFile);
}

/** Areas take their districts by their letters: those that no district has had so far join the list. */
function withLetters(text: string, slug: string): string {
  if (districtSlugs.some((other) => lettersOf(other) === lettersOf(slug))) return text;
  const letters = new RegExp(`(?<=code: '${areaFor(slug)}',[^}]*?districtsIn\\([^)]*)(?=\\))`);
  return changed(text, letters, `, '${lettersOf(slug)}'`, areasFile);
}

function withoutLetters(text: string, slug: string): string {
  const letters = lettersOf(slug);
  const others = districtSlugs.filter((other) => other !== slug && lettersOf(other) === letters);
  return others.length > 0 ? text : text.replace(new RegExp(`, '${letters}'(?=[^)]*\\))|'${letters}', `), '');
}

/** The district after which a new one comes in the route table. */
function predecessorOf(slug: string): string | undefined {
  const line = districtSlugs.filter((other) => lettersOf(other) === lettersOf(slug));
  if (line.length === 0) return lastOfArea(slug);
  const before = line.findLast((other) => numberOf(other) < numberOf(slug));
  return before ?? districtSlugs[districtSlugs.indexOf(line[0] as (typeof line)[0]) - 1];
}

/** The last district of the area, after which letters of its own come. */
function lastOfArea(slug: string): string | undefined {
  const codes: readonly string[] = areas.find(({ code }) => code === areaFor(slug))?.districts ?? [];
  return districtSlugs.findLast((other) => codes.includes(other.toUpperCase()));
}

function lettersOf(district: string): string {
  return district.toUpperCase().replace(/\d+$/, '');
}

function numberOf(district: string): number {
  return Number(district.replace(/\D+/, ''));
}

/**
 * Replaces the first match.
 *
 * @throws Error when there is none, because the file is laid out in another way
 */
function changed(text: string, place: string | RegExp, by: string, file: string): string {
  const after = text.replace(place, () => by);
  if (after === text) throw new Error(`  ${file}    is not laid out as it was: nothing there is like ${place}`);
  return after;
}
