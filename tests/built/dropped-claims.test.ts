import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandSlugs } from '../../src/routes.ts';
import { type Changes, copyProject, edit } from './project.ts';

// A firm without scores, finance, approvals, guarantees or figures empties each claim in the one place that has it.

const folder = mkdtempSync(join(tmpdir(), 'dropped-claims-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Brands with figures of their own. */
const counted = brandSlugs
  .map((slug) => `src/content/brands/${slug}.ts`)
  .filter((file) => readFileSync(file, 'utf8').includes('\n  stats: '));
const noFigures = counted.map((file) => [file, [[/stats: [\s\S]*?\n {2}\]\)?,/, 'stats: [],']]]);
const changes: Changes = {
  'src/content/claims.ts': [
    [/trades: '.*'/, "trades: ''"],
    [/search: '.*'/, "search: ''"],
    [/count: '.*'/, "count: ''"],
    [/home: \{.*\}/, 'home: undefined'],
    [/location: \{.*\}/, 'location: undefined'],
    [/years: '.*'/, "years: ''"],
    [/installations: '.*'/, "installations: ''"],
    [/(?<=serviceGuarantee: string = )`.*`/, "''"],
    [/(?<=guideAuthors: string = )'.*'/, "''"],
    [/(?<=answersWithin: string = )'.*'/, "''"],
    [/(?<=whyChooseUs: readonly string\[\] = )\[[\s\S]*?\]/, '[]'],
    [/(?<=longPageStats: readonly Stat\[\] = )\[[\s\S]*?\]/, '[]'],
    [/(?<=approvedBy: readonly BrandSlug\[\] = )\[[\s\S]*?\]/, '[]'],
    [/installation: \{[\s\S]*?\}/, 'installation: undefined'],
    [/callOut: \{[\s\S]*?by: .*\n *\}/, 'callOut: undefined'],
  ],
  'src/content/quote.ts': [
    [/(?<=financeTerms: readonly FinanceTerm\[\] = )\[[\s\S]*?\]/, '[]'],
    [/, matchPercent: \d+/, ''],
  ],
  ...Object.fromEntries(noFigures),
};

const drawn = 'node_modules/.cache/sharing';

/** The texts of the site, by their paths in dist. */
let files: readonly (readonly [name: string, text: string])[];

beforeAll(() => {
  copyProject(folder);
  // No claim is in a sharing image: to draw them all again would take longer than the rest.
  if (existsSync(drawn)) cpSync(drawn, join(folder, drawn), { recursive: true });
  edit(folder, changes);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build/start.mjs', 'build'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  const names = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  files = names
    .filter((name) => /\.(?:html|txt|webmanifest)$/.test(name))
    .map((name) => [name, readFileSync(join(folder, 'dist', name), 'utf8').replaceAll('\u2060', '')] as const);
}, 120_000);

/** Every piece of a text that a pattern finds, with what is around it. */
const found = (pattern: RegExp) =>
  files.flatMap(([name, text]) =>
    [...text.matchAll(pattern)].map(({ 0: piece, index }) => `${name}: ${text.slice(index - 40, index)}|${piece}|`),
  );

test('no page or text file has a word left of them', () => {
  expect(files.length).toBeGreaterThan(140);
  const words = [
    /\b(?:9\.8|4\.9)(?:<[^>]+>)*\/(?:10|5)|\b500\+|\b127 reviews|\b247 reviews|AggregateRating|5-star rated/gi,
    /\b10\+|\b5,000\+|\b\d,\d00\+|\b9\d% of|customer satisfaction|95% /gi,
    /Approved Service|guarantee on parts and labour|"12-Month Guarantee|Why Choose Us</g,
    /\bAPR\b|\bfinance\b(?!-)|instalment/gi,
    /2 hours|Written by|A call from|Customer in|Homeowner in London/g,
  ];
  expect(words.flatMap(found)).toEqual([]);
});

test('nor a hole where they stood', () => {
  const holes = [
    /\b(?:undefined|NaN)\b(?![^<]*<\/script>)/g,
    // An element with nothing in it; paragraphs and items have lost their closing tags.
    /<(?:dl|ul|ol|h[1-6]|section|blockquote|footer|table|tbody)(?: [^>]*)?><\//g,
    /<div(?: class="?page\b[^>]*)?><\/div/g,
    /<p(?: (?!role)[^>]*)?>(?=<(?:\/|p\b|div|section|h[1-6]|ul|ol|dl|footer|blockquote|table|aside))/g,
    /<(?:li|dt|dd)(?: [^>]*)?>(?=<(?:li|dt|dd|\/))/g,
    // A heading with nothing under it
    /<\/h[2-6]>(?=<\/(?:section|aside)>|<h2)/g,
    // A sentence with a gap in it
    /[a-z,] {2,}[a-z]| [.,](?= |<)|(?<!\.)\.\.(?!\.)|\{(?:postcode|minutes)\}/gi,
  ];
  expect(holes.flatMap(found)).toEqual([]);
});
