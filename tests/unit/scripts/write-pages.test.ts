import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderPages, writePages } from '../../../scripts/build/write-pages.ts';
import { districtSlugs } from '../../../src/routes.ts';
import { unfinished } from '../unfinished.ts';
import { writeSite } from './temporary-site.ts';

const folder = writeSite({});

const route = '/locations/:postcode';
const pages = districtSlugs.slice(0, 3).map((slug) => ({ path: `/locations/${slug}`, kind: 'location', route }));
const lost = ['/nowhere', '/lost'].map((path) => ({ path, kind: 'location', route }));
const template = { start: '<html>', middle: '', stylesheet: '/a.css', body: '<body>', end: '</html>' };
const job = { pages, template, firstScreens: new Map(), rendered: new Map() };
const jobIn = (dist: string) => ({ ...job, dist: join(folder, dist) });

test.skipIf(unfinished)('writes the same documents whether they were rendered ahead or not', async () => {
  const rendered = await renderPages(pages);
  const heads = await writePages({ ...jobIn('ahead'), rendered });
  expect([...heads.keys()]).toEqual(pages.map(({ path }) => path));
  await writePages(jobIn('later'));
  for (const { path } of pages) {
    const [ahead, later] = ['ahead', 'later'].map((dist) => readFileSync(join(folder, dist, `${path}.html`), 'utf8'));
    expect(ahead).toBe(later);
  }
});

test('names every page that fails, in the order of the table', async () => {
  const table = [lost[0], ...pages, lost[1]] as typeof pages;
  const message = /^2 pages could not be rendered; nothing was written\.\n {2}\/nowhere {4}.*\n {2}\/lost {4}/;
  await expect(writePages({ ...jobIn('failing'), pages: table })).rejects.toThrow(message);
  await expect(renderPages(table)).rejects.toThrow(message);
  expect(readdirSync(join(folder, 'failing', 'locations'))).toHaveLength(pages.length);
});
