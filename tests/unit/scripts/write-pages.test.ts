import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { renderAhead, writePages, writeShare } from '../../../scripts/build/write-pages.ts';
import { districtSlugs } from '../../../src/routes.ts';
import { unfinished } from '../unfinished.ts';

const folder = mkdtempSync(join(tmpdir(), 'write-pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pages = districtSlugs.slice(0, 40).map((slug) => ({
  path: `/locations/${slug}`,
  page: 'location',
  route: '/locations/:postcode',
}));
const lost = { path: '/nowhere', page: 'location', route: '/locations/:postcode' };

function jobIn(dist: string) {
  return {
    dist: join(folder, dist),
    pages,
    template: { start: '<html>', middle: '', stylesheet: '/a.css', body: '<body>', end: '</html>' },
    firstScreens: new Map(),
    rendered: new Map(),
  };
}

test.skipIf(unfinished)(
  'Two threads write every page of a table between them, each page once',
  { timeout: 120_000 },
  async () => {
    const job = { ...jobIn('shared'), taken: new Int32Array(new SharedArrayBuffer(4)) };
    const [one, other] = await Promise.all([writeShare(job), writeShare(job)]);
    expect(one.heads.size).toBeGreaterThan(0);
    expect(other.heads.size).toBeGreaterThan(0);
    expect([...one.heads.keys(), ...other.heads.keys()].sort()).toEqual(pages.map(({ path }) => path).sort());
    expect(readdirSync(join(folder, 'shared', 'locations'))).toHaveLength(pages.length);
  },
);

test('A page that was rendered ahead is told of once, and written as it was rendered', async () => {
  const told: string[] = [];
  const note = (path: string) => void told.push(path);
  const some = pages.slice(0, 3);
  const rendered = await renderAhead(some, note);
  const job = { ...jobIn('ahead'), pages: some };
  expect(await writePages({ ...job, rendered }, note)).toEqual([]);
  expect(told).toEqual(some.map(({ path }) => path));

  await writePages({ ...job, dist: join(folder, 'later') }, () => {});
  for (const { path } of some) {
    const [ahead, later] = ['ahead', 'later'].map((dist) => readFileSync(join(folder, dist, `${path}.html`), 'utf8'));
    expect(ahead).toBe(later);
  }
});

test('Pages that fail are named in the order of the table, and the others are written', async () => {
  const job = { ...jobIn('failing'), pages: [lost, ...pages.slice(0, 2), { ...lost, path: '/lost' }] };
  const faults = await writePages(job, () => {});
  expect(faults.map(({ path }) => path)).toEqual(['/nowhere', '/lost']);
  expect(readdirSync(join(folder, 'failing', 'locations'))).toHaveLength(2);
});
