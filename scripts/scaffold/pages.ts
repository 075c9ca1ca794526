import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Layout, layouts } from '../../src/content/schemas/brand.ts';
import { districtFactsSchema, districtTextSchema } from '../../src/content/schemas/district.ts';
import { guideSchema } from '../../src/content/schemas/guide.ts';
import { capitalize } from '../../src/lib/capitalize.ts';
import { brandSlugs, districtSlugs, guideSlugs } from '../../src/routes.ts';
import { blankOf } from './blank.ts';

const slugOfWords = /^(?!index$)[a-z][a-z0-9]{2,}(-[a-z0-9]+)*$/;

export const kinds = {
  brand: { list: 'brandSlugs', slugs: brandSlugs, pattern: slugOfWords, folder: 'brands' },
  guide: { list: 'guideSlugs', slugs: guideSlugs, pattern: slugOfWords, folder: 'guides' },
  district: {
    list: 'districtSlugs',
    slugs: districtSlugs,
    pattern: /^[a-z]{1,2}[1-9]\d?$/,
    folder: 'locations/districts',
  },
} as const;

export type Kind = keyof typeof kinds;

const routesFile = 'src/routes.ts';
const rowsFile = 'src/content/locations/districts.ts';
const contentFile = (kind: Kind, slug: string, state = '') =>
  `src/content/${kinds[kind].folder}/${slug}${state}.${kind === 'guide' ? 'mdx' : 'ts'}`;

/** Parses the arguments of a command. Throws an error for an unknown kind of page or an invalid slug. */
export function readPage([kind = '', slug = '', ...more]: readonly string[]): { kind: Kind; slug: string } {
  const known = Object.keys(kinds);
  if (!known.includes(kind)) throw new Error(`The kind of page is “${kind}”; expected ${known.join(', ')}.`);
  const example = kind === 'district' ? 'wc1' : 'glow-worm';
  if (!kinds[kind as Kind].pattern.test(slug)) throw new Error(`The slug is “${slug}”; expected e.g. ${example}.`);
  if (more.length > 0) throw new Error(`Unexpected argument “${more[0]}”.`);
  return { kind: kind as Kind, slug };
}

/** Writes a page with fields to fill in, or publishes its draft. Returns the files to edit. */
export function addPage(kind: Kind, slug: string, layout: Layout, isDraft = false): string[] {
  const [content, draft] = [contentFile(kind, slug), contentFile(kind, slug, '.draft')];
  const existing = [content, ...(isDraft ? [draft] : [])].find((file) => existsSync(file));
  if (existing) throw new Error(`${existing} already exists.`);
  const { slugs, list } = kinds[kind];
  if (slugs.some((other) => other === slug)) throw new Error(`${routesFile} already contains ${slug}.`);

  const file = isDraft ? draft : content;
  if (!isDraft) {
    const before = kind === 'district' ? predecessorOf(slug) : undefined;
    const place = before ? RegExp(`(?<='${before}',)`) : RegExp(`(?<=${list} = \\[[^\\]]*\\n)(?=\\])`);
    const changes = [changed(routesFile, place, () => (before ? ` '${slug}',` : `  '${slug}',\n`))];
    if (before) changes.push(changed(rowsFile, rowOf(before), (row) => `${row}${blankRow(slug)}`));
    writeAll(changes);
  }
  mkdirSync(dirname(content), { recursive: true });
  if (existsSync(draft)) renameSync(draft, content);
  else writeFileSync(file, kind === 'guide' ? blankGuide() : blankContent(kind, slug, layout));
  return kind === 'district' && !isDraft ? [file, rowsFile] : [file];
}

/** Deletes the slug, the row and the file of a page. Returns the deleted file. */
export function removePage(kind: Kind, slug: string): string {
  const { slugs } = kinds[kind];
  if (!slugs.some((other) => other === slug)) throw new Error(`${routesFile} has no ${kind} ${slug}.`);
  const changes = [changed(routesFile, RegExp(`\\n  '${slug}',(?=\\n)| '${slug}',`), () => '')];
  if (kind === 'district') changes.push(changed(rowsFile, rowOf(slug), () => ''));
  writeAll(changes);
  const file = contentFile(kind, slug);
  rmSync(file, { force: true });
  return file;
}

type Change = [file: string, text: string];

function changed(file: string, place: RegExp, by: (found: string) => string): Change {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(place, by);
  if (after === before) throw new Error(`${file} has an unexpected format; edit it by hand.`);
  return [file, after];
}

function writeAll(changes: Change[]): void {
  for (const [file, text] of changes) writeFileSync(file, text);
}

const blankPrice = `// Texts take the price from here: \`From £\${servicePrice}\`.
const servicePrice = Number.NaN;
`;

function blankContent(kind: 'brand' | 'district', slug: string, layout: Layout): string {
  const schema = { brand: layouts[layout], district: districtTextSchema }[kind];
  const type = { brand: `${capitalize(layout)}Brand`, district: 'DistrictText' }[kind];
  const content = kind === 'district' ? '../..' : '..';
  const hasDefaults = kind === 'brand' && layout === 'short';
  const given = {
    ...{ slug: `'${slug}'`, layout: `'${layout}'`, servicePrice: 'servicePrice' },
    ...(hasDefaults && { drawing: 'defaultDrawing', related: 'defaultLinks' }),
  };
  return `import type { ${type} } from '${content}/schemas/${kind}.ts';
${hasDefaults ? `import { defaultDrawing, defaultLinks } from '${content}/brand-defaults.ts';\n` : ''}
// Fill in every field, then delete its comment. Texts are plain: one line each, no markup, ’ and “ ” for quotes.
${kind === 'brand' ? blankPrice : ''}
export const ${kind} = ${blankOf(schema, given)} satisfies ${type};
`;
}

/** Returns a guide with blank front matter: the fields of its schema, rewritten from TypeScript to YAML. */
function blankGuide(): string {
  const fields = blankOf(guideSchema, { slug: '' })
    .replace(/^ *(slug: ,|[{}\]]+,?)\n?/gm, '')
    .replace(/^ {2}/gm, '')
    .replace(/^( *)(.*): \[\{$/gm, '$1$2:\n$1-')
    .replace(/ \{$|,$| Number\.NaN,$/gm, '')
    .replaceAll('// ', '# ');
  const hint = '# Fill in every field, then delete its comment. Texts are plain, with ’ and “ ” for quotes.';
  return `---\n${hint}\n${fields}---\n${readFileSync('scripts/scaffold/guide.mdx.template', 'utf8')}`;
}

function blankRow(slug: string): string {
  const fields = blankOf(districtFactsSchema, { slug: `'${slug}'` }).replace(/^ *\/\/.*\n/gm, '');
  return `  ${fields.replace(/\s+/g, ' ').replace(', }', ' }')},\n`;
}

const rowOf = (slug: string) => RegExp(`^  \\{ slug: '${slug}', .*\\n`, 'm');

/** Returns the district after which a new one is inserted: with the same letters and the next smaller number. */
function predecessorOf(slug: string): string | undefined {
  const letters = slug.replace(/\d+$/, '');
  const same = districtSlugs.filter((other) => other.replace(/\d+$/, '') === letters);
  const number = (district: string) => Number(district.slice(letters.length));
  return same.findLast((other) => number(other) < number(slug)) ?? districtSlugs[districtSlugs.length - 1];
}
