import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandSlugs } from '../../src/routes.ts';
import { type Changes, copyProject, edit } from './project.ts';

// A business empties every claim in the one file that has it: ratings, finance, approvals, guarantees and figures. It
// services no oil boilers either.

const folder = mkdtempSync(join(tmpdir(), 'dropped-claims-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ofBrands = brandSlugs.map((slug) => [
  `src/content/brands/${slug}.ts`,
  [
    [/(?<=\n {2}stats: )[\s\S]*?\n {2}\]\)?,/, '[],'],
    ["\n  fuel: 'oil',", "\n  fuel: 'gas',"],
  ],
]);
const changes: Changes = {
  'src/content/claims.ts': [
    [/trades: '.*'/, "trades: ''"],
    [/search: '.*'/, "search: ''"],
    [/home: \{.*\}/, 'home: undefined'],
    [/location: \{.*\}/, 'location: undefined'],
    [/years: '.*'/, "years: ''"],
    [/installations: '.*'/, "installations: ''"],
    [/(?<=serviceGuarantee: string = )`.*`/, "''"],
    [/(?<=guideAuthors: string = )'.*'/, "''"],
    [/(?<=answersWithin: string = )'.*'/, "''"],
    [/visits: '.*'/, "visits: ''"],
    [/cover: '.*'/, "cover: ''"],
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
  ...Object.fromEntries(ofBrands),
};

const drawn = 'node_modules/.cache/sharing';

/** Returns the changes that still change something: the owner may have dropped a claim. */
function stillToDrop(all: Changes): Changes {
  const left = Object.entries(all).map(([file, edits]) => {
    const source = readFileSync(file, 'utf8');
    return [file, edits.filter(([from, to]) => source.replace(from, to) !== source)] as const;
  });
  return Object.fromEntries(left);
}

/** The texts of the site by their paths in dist, and the output of the build. */
let files: readonly (readonly [name: string, text: string])[];
let output: string;

const run = (command: readonly string[]) =>
  spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, SITE_HOST: 'https://boilers.example' },
  });

beforeAll(() => {
  copyProject(folder);
  // Sharing images have no claims, and take long to draw.
  if (existsSync(drawn)) cpSync(drawn, join(folder, drawn), { recursive: true });
  edit(folder, stillToDrop(changes));
  const { status, stdout, stderr } = run(['scripts/build/start.mjs', 'build']);
  expect(status, stderr).toBe(0);
  output = stdout;
  const names = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  files = names
    .filter((name) => /\.(?:html|txt|webmanifest)$/.test(name))
    .map((name) => [name, readFileSync(join(folder, 'dist', name), 'utf8').replaceAll('\u2060', '')] as const);
}, 120_000);

/** Returns every match of a pattern with the text before it. */
const found = (pattern: RegExp) =>
  files.flatMap(([name, text]) =>
    [...text.matchAll(pattern)].map(({ 0: piece, index }) => `${name}: ${text.slice(index - 40, index)}|${piece}|`),
  );

test('no page or text file contains words of a dropped claim', () => {
  expect(files.length).toBeGreaterThan(140);
  const words = [
    /\b(?:9\.8|4\.9)(?:<[^>]+>)*\/(?:10|5)|\b500\+|\b127 reviews|\b247 reviews|AggregateRating|5-star rated/gi,
    /\b10\+|\b5,000\+|\b\d,\d00\+|\b9\d% of|customer satisfaction|95% /gi,
    /Approved Service|guarantee on parts and labour|"12-Month Guarantee|Why Choose Us</g,
    /\bAPR\b|\bfinance\b(?!-)|instalment/gi,
    /2 hours|Written by|A call from|Customer in|Homeowner in London|OFTEC-registered engineers/g,
  ];
  expect(words.flatMap(found)).toEqual([]);
});

test('no page has an empty element or a gap where a claim was', () => {
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

/** Names of the dropped claims in the list. */
const dropped =
  /^(?:reviews|ratings|longPages|finance|experience|emails|authors|visits|cover|oftec|testimonials|brands|approved)(?=\.|$)/;

test('check:ready lists no dropped claim, and nothing about finance', () => {
  const { stdout } = run([resolve('node_modules/tsx/dist/cli.mjs'), 'scripts/check-ready.ts']);
  const asked = [...stdout.matchAll(/^ {2}\[!\] ([\w.-]+): /gm)].map(([, name]) => name);
  expect(asked).toEqual(expect.arrayContaining(['ranking', 'quotes', 'callOutTimes']));
  expect(asked.filter((name) => dropped.test(name ?? ''))).toEqual([]);
  expect(stdout).toMatch(/^ {2}\[!\] quotes: .* days\)$/m);
  expect(stdout).toContain('  [x] What you must say beside finance');
  // Nothing is printed about claims for an example host.
  expect(output).toContain(' pages in ');
  expect(output).not.toContain('check:ready');
});
