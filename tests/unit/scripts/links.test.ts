import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkLinks, readOrigin } from '../../../scripts/links/check-links.ts';
import { readCommandLine } from '../../../scripts/links/command-line.ts';
import { exitCode, type LinkEntry, type LinkReport, toAnnotations, toMarkdown } from '../../../scripts/links/report.ts';
import { locate } from '../../../scripts/server/locate.ts';
import { serve } from '../../../scripts/server/serve.ts';
import { listPages } from '../../../src/lib/list-pages.ts';
import { routes } from '../../../src/routes.ts';
import { runScript } from '../../built/project.ts';
import { writeSite } from './temporary-site.ts';

const fixtures = 'tests/fixtures';
const origin = 'https://heating.example';
const pages = ['/', '/quotes', '/404'];

const work = writeSite({});
const sources = join(work, 'src');

beforeAll(() => {
  mkdirSync(join(sources, 'content'), { recursive: true });
  const navigation = [
    '// Not a declaration: "/about-us"',
    "export const about = { label: 'About us', to: '/about-us' };",
    'export const offers = { to: "#offers" };',
    'export const finance = <a href="/finance">Finance</a>;',
  ];
  writeFileSync(join(sources, 'content/navigation.ts'), navigation.join('\n'));
  writeFileSync(join(sources, 'content/contents.ts'), "export const contents = [{ id: 'costs', title: 'Costs' }];\n");
  const guide = '---\nrelated:\n  - to: /finance\n---\n## Costs {#costs}\n[x](/finance)';
  writeFileSync(join(sources, 'content/guide.mdx'), guide);
  writeFileSync(join(sources, 'routes.ts'), "export const knownDeadPaths = ['/about-us', '/finance'] as const;\n");
});

function check(dist: string, rules: { pages?: readonly string[]; knownDeadPaths?: readonly string[] } = {}) {
  const host = { respond: locate, serve };
  const own = { origin, host, notFoundPath: '/404', fallbackPath: '/_location' };
  return checkLinks({ dist, sources, ...own, pages: ['/', '/quotes'], knownDeadPaths: ['/about-us'], ...rules });
}

/** Copies a fixture, and replaces the text of some files. */
function variant(fixture: string, files: Record<string, string>): string {
  const dist = mkdtempSync(join(work, 'dist-'));
  cpSync(join(fixtures, fixture), dist, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dist, file), text);
  return dist;
}

function read(fixture: string, file: string): string {
  return readFileSync(join(fixtures, fixture, file), 'utf8');
}

test('the only dead target of a healthy site is its listed dead link', async () => {
  const report = await check(join(fixtures, 'healthy'), { pages });
  // Links: 15 on the home page, 5 on /quotes, 5 on the 404 page, 6 on the fallback; font, icon, start URL, sitemap.
  expect(report).toMatchObject({ pages: 3, links: 15 + 5 + 5 + 6 + 4, unlisted: [], stale: [] });
  const place = { file: 'index.html', line: 19, column: 10 };
  const found = { pages: ['/'], place, declaredAt: ['src/content/navigation.ts:2'] };
  expect(report.dead).toEqual([{ target: '/about-us', listed: true, status: 404, reason: 'dead link', ...found }]);
  expect(exitCode(report)).toBe(0);
});

/** Fixtures with one fault. `exists`: the target exists, so it is not reported as dead. */
// biome-ignore format: a table
const faults: [fixture: string, target: string, reason: string, pages: string[], status?: number, exists?: 'exists'][] = [
  ['unlisted-dead-link', '/finance', 'dead link', ['/quotes']],
  ['missing-fragment-same-page', '/quotes#offers', 'missing fragment', ['/quotes'], 200],
  ['missing-fragment-other-page', '/quotes#offers', 'missing fragment', ['/'], 200],
  ['missing-image', '/boiler.png', 'missing image', ['/quotes']],
  ['missing-srcset-candidate', '/boiler-large.png', 'missing image', ['/quotes']],
  ['missing-imagesrcset-candidate', '/boiler-large.png', 'missing preload', ['/quotes']],
  ['missing-preload', '/assets/quotes.js', 'missing preload', ['/quotes']],
  ['missing-stylesheet', '/assets/quotes.css', 'missing stylesheet', ['/quotes']],
  ['missing-font-in-css', '/assets/display.woff2', 'missing style resource', ['/assets/site.css']],
  ['missing-script', '/assets/site.js', 'missing script', ['/', '/quotes']],
  ['missing-icon-in-manifest', '/icon-192.png', 'missing icon', ['/site.webmanifest']],
  ['dead-url-in-structured-data', '/logo.png', 'dead structured-data URL', ['/quotes']],
  ['broken-structured-data', '/quotes', 'structured data that is not JSON', ['/quotes'], 200, 'exists'],
  ['canonical-to-another-page', '/', 'canonical of another page', ['/quotes'], 200, 'exists'],
  ['missing-canonical', '/quotes', 'page without a canonical', ['/quotes'], 200, 'exists'],
  ['missing-sharing-image', '/sharing.png', 'missing sharing image', ['/', '/quotes']],
  ['dead-sitemap-entry', '/finance', 'dead sitemap entry', ['/sitemap.xml']],
  ['page-missing-from-sitemap', '/quotes', 'page missing from the sitemap', ['/sitemap.xml'], 200, 'exists'],
  ['missing-sitemap', '/sitemap.xml', 'missing sitemap', []],
  ['orphan-page', '/quotes', 'orphan page: no links lead from / to it', [], 200, 'exists'],
  ['page-without-a-file', '/quotes', 'page of the route table without a file', []],
  ['page-that-is-not-routed', '/old-offers', 'page that is not in the route table', [], 200, 'exists'],
  ['trailing-slash-link', '/quotes/', 'link with a trailing slash', ['/'], 301, 'exists'],
  ['upper-case-link', '/Quotes', 'link with wrong letter case', ['/']],
  ['html-link', '/quotes.html', 'link with .html', ['/'], 301, 'exists'],
  ['absolute-link-to-own-host', `${origin}/quotes`, 'absolute link to the site itself; expected a path', ['/'], 200, 'exists'],
  ['postcode-without-a-page', '/locations/ec1a', 'link to a path without its own page (the host serves the fallback document)', ['/'], 200],
];

test.each(faults)('%s: reports %s: %s', async (fixture, target, reason, pages, status = 404, exists?) => {
  const report = await check(join(fixtures, fixture));
  expect(report.unlisted).toEqual([expect.objectContaining({ target, reason, status, pages, listed: false })]);
  expect(report.stale).toEqual([]);
  expect(report.dead.map((entry) => entry.target)).toEqual(exists ? ['/about-us'] : ['/about-us', target].sort());
  expect(exitCode(report)).toBe(1);
});

describe('the list of known dead paths', () => {
  test.each([
    ['listed-link-gone', 'known dead path that is not linked; remove it from the list', 404],
    ['listed-target-alive', 'known dead path that exists; remove it from the list', 200],
  ])('is outdated: %s', async (fixture, reason, status) => {
    const report = await check(join(fixtures, fixture));
    const declaredAt = ['src/content/navigation.ts:2'];
    expect(report.stale).toMatchObject([{ target: '/about-us', listed: true, reason, status, pages: [], declaredAt }]);
    expect(report.unlisted).toEqual([]);
    expect(report.dead).toEqual([]);
    expect(exitCode(report)).toBe(1);
  });

  test('does not cover images', async () => {
    const rules = { knownDeadPaths: ['/about-us', '/boiler.png'] };
    const report = await check(join(fixtures, 'missing-image'), rules);
    expect(report.unlisted).toMatchObject([{ target: '/boiler.png', listed: true, reason: 'missing image' }]);
  });
});

test('reads the origin of a site from the canonical link of its home page', () => {
  expect(readOrigin(join(fixtures, 'healthy'))).toBe(origin);
  const dist = variant('empty-dist', { 'index.html': '<title>Home</title>' });
  expect(() => readOrigin(dist)).toThrow('has no canonical link with an absolute URL');
});

describe('addresses', () => {
  test('may have character references, spaces around them and text fragments', async () => {
    const home = read('healthy', 'index.html').replace(
      '</main>',
      '<a href=" /quotes?from=home&amp;step=1 ">a</a> <a href="/quotes#:~:text=Prices">b</a> <a href="/quotes#">c</a></main>',
    );
    const report = await check(variant('healthy', { 'index.html': home }), { pages });
    expect(report.unlisted).toEqual([]);
  });

  test('of other hosts are never requested', async () => {
    let requests = 0;
    const other = createServer((_, response) => {
      requests += 1;
      response.end();
    });
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const { port } = other.address() as AddressInfo;
    const home = read('healthy', 'index.html').replace(
      '</main>',
      `<a href="http://127.0.0.1:${port}/">a</a> <img src="http://127.0.0.1:${port}/b.png"> <a href="tel:+442079460000">c</a></main>`,
    );

    const report = await check(variant('healthy', { 'index.html': home }), { pages });
    other.close();
    expect(report.unlisted.map(({ reason }) => reason)).toEqual(['link to localhost', 'image to localhost']);
    expect(requests).toBe(0);
  });
});

test('the crawl reports broken URLs in attributes that the check of files ignores', async () => {
  const home = read('healthy', 'index.html').replace('</main>', '<embed pluginspage="/letters/1"></main>');
  const report = await check(variant('healthy', { 'index.html': home }), { pages });
  expect(report.unlisted).toMatchObject([{ target: '/letters/1', reason: 'a crawler gets status 404', pages: ['/'] }]);
});

test('the sitemap must contain only pages of the route table', async () => {
  const entries = ['/404', '/boiler.png'].map((path) => `<url><loc>${origin}${path}</loc></url>`).join('');
  const sitemap = read('healthy', 'sitemap.xml').replace('</urlset>', `${entries}</urlset>`);
  const report = await check(variant('healthy', { 'sitemap.xml': sitemap }), { pages });
  expect(report.unlisted).toMatchObject([
    { target: '/404', reason: 'dead sitemap entry', pages: ['/sitemap.xml'] },
    { target: '/boiler.png', reason: 'sitemap entry that is not a page of the route table' },
  ]);
});

test('faults include the source lines that declare the target, its fragment or its id', async () => {
  const contents = read('missing-fragment-same-page', 'quotes.html').replace('#offers', '#costs');
  const [finance, offers, costs] = await Promise.all([
    check(join(fixtures, 'unlisted-dead-link')),
    check(join(fixtures, 'missing-fragment-same-page')),
    check(variant('missing-fragment-same-page', { 'quotes.html': contents })),
  ]);
  const linesOf = ({ unlisted }: LinkReport) => unlisted.flatMap(({ declaredAt }) => declaredAt);
  const lines = (...names: string[]) => names.map((name) => `src/content/${name}`);
  expect(linesOf(finance)).toEqual(lines('guide.mdx:3', 'guide.mdx:6', 'navigation.ts:4'));
  expect(linesOf(offers)).toEqual(lines('navigation.ts:3'));
  expect(linesOf(costs)).toEqual(lines('contents.ts:1', 'guide.mdx:5'));
});

describe('the report', () => {
  const declaredAt = ['src/content/navigation.ts:12', 'src/content/home.ts:3'];
  const fault = { target: '/finance', listed: false, status: 404, reason: 'dead link' };
  const entry: LinkEntry = { ...fault, pages: ['/', '/a', '/b', '/c', '/d'], declaredAt };
  const known = { ...entry, target: '/about-us', listed: true, declaredAt: [] };
  const report: LinkReport = { pages: 147, links: 12345, dead: [known, entry], unlisted: [entry], stale: [] };

  test('begins with a summary in one line', () => {
    expect(toMarkdown(report)).toContain('147 pages, 12,345 links: 1 known dead path, **1 fault**.');
    expect(toMarkdown({ ...report, unlisted: [] })).toContain('1 known dead path, no other faults.');
  });

  test('escapes Markdown table characters', () => {
    const odd = { ...entry, target: '/a|b`c', pages: [], declaredAt: [] };
    expect(toMarkdown({ ...report, unlisted: [odd] })).toContain("| `/a\\|b'c` | dead link | 404 ");
  });

  test('annotates the first line that declares a faulty target, and warns of listed links', () => {
    expect(toAnnotations(report)).toEqual([
      '::error file=src/content/navigation.ts,line=12,title=dead link::/finance: dead link (status 404) on `/`, `/a`, `/b` and 2 more',
      '::warning title=dead link::/about-us: dead link (status 404) on `/`, `/a`, `/b` and 2 more',
    ]);
  });

  test('annotates the first place in a built file if no source line declares the target', () => {
    const place = { file: 'index.html', line: 3, column: 7 };
    const built = { ...report, dead: [], unlisted: [{ ...entry, pages: ['/'], place, declaredAt: [] }] };
    const properties = 'file=out/index.html,line=3,col=7,title=dead link';
    expect(toAnnotations(built, 'out')).toEqual([`::error ${properties}::/finance: dead link (status 404) on \`/\``]);
  });

  test('escapes special characters in annotations', () => {
    const odd = { ...entry, target: '/100%\nsure', reason: 'a: b, c', pages: [], declaredAt: [] };
    expect(toAnnotations({ ...report, dead: [], unlisted: [odd] })).toEqual([
      '::error title=a%3A b%2C c::/100%25%0Asure: a: b, c (status 404)',
    ]);
  });
});

describe('the command', () => {
  /** Runs the command in a folder with its own `src`. */
  const run = (args: readonly string[], env: Record<string, string> = {}) =>
    runScript(work, 'check-links', args, { GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: '', ...env });
  const readReport = (): LinkReport => JSON.parse(readFileSync(join(work, 'reports/links.json'), 'utf8'));

  test('without a site, exits with status 2, prints one line and writes nothing', () => {
    const { status, stdout, stderr } = run(['--dist', resolve(fixtures, 'empty-dist')]);
    expect(stderr.trimEnd()).toMatch(/^Could not check links: .+$/);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(existsSync(join(work, 'reports'))).toBe(false);
  });

  test('for faults, exits with status 1, writes the report, and adds it to the job summary on GitHub Actions', () => {
    const summary = join(work, 'summary.md');
    writeFileSync(summary, 'Built.\n');
    const env = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary };
    const { status, stdout } = run(['--dist', resolve(fixtures, 'healthy')], env);
    const report = readReport();
    expect(status).toBe(1);
    expect(report.pages).toBe(2);
    const missing = report.unlisted.filter(({ reason }) => reason === 'page of the route table without a file');
    const pages = listPages(routes).map(({ path }) => path);
    expect(missing.map(({ target }) => target)).toEqual(pages.filter((path) => path !== '/' && path !== '/404').sort());

    const markdown = readFileSync(join(work, 'reports/links.md'), 'utf8');
    expect(stdout.startsWith(markdown)).toBe(true);
    expect(stdout).toContain('\n::error title=page of the route table without a file::/boiler-quotes: ');
    expect(stdout).toContain('\n::warning file=src/content/navigation.ts,line=2,title=dead link::/about-us: ');
    expect(readFileSync(summary, 'utf8')).toBe(`Built.\n${markdown}`);
  });

  test.each([
    ['--standalone', '--origin is ""; expected the site\'s address'],
    ['--origin https://a.example', '--origin is only allowed with --standalone'],
    ['--standalone --origin https://a.example --ignore (', 'Invalid regular expression: /(/'],
    ['--standalone --origin https://a.example --clean-urls --index-files', '--clean-urls and --index-files cannot'],
    ['site', "Unexpected argument 'site'"],
  ])('rejects %s', (args, message) => {
    expect(() => readCommandLine(args.split(' '))).toThrow(message);
  });

  test('checks any site with --standalone', () => {
    const html = '<title>x</title>\n<a href="/a.html">a</a>\n  <a href="/b">b</a>';
    const dist = writeSite({ 'index.html': html, 'a.html': 'x' });
    const { status, stdout } = run(['--dist', dist, '--standalone', '--origin', 'https://a.example', '--clean-urls']);
    expect(status).toBe(1);
    expect(stdout).toContain('2 pages, 2 links: **2 faults**.');
    const place = { file: 'index.html', line: 3, column: 6 };
    expect(readReport().unlisted).toMatchObject([{ target: '/a.html' }, { target: '/b', place }]);
  });
});
