import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { loadBrand } from '../../src/content/brands/index.ts';
import { brandSlugs } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { dist, page } from './dist.ts';

/** What the faults of all brands may weigh on the wire, in bytes, and the tool that shows them. */
const budget = { 'fault-summaries': 6144, 'code-finder-tool': 2048 };

const assets = readdirSync(join(dist, 'assets'));
const textOf = (file: string) => readFileSync(join(dist, 'assets', file), 'utf8');

test.each(Object.entries(budget))('%s comes as a file of its own, of at most %i bytes', (name, most) => {
  const files = assets.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
  expect(files).toHaveLength(1);
  expect(brotliCompressSync(textOf(files[0] ?? '')).length).toBeLessThanOrEqual(most);
});

describe.each(brandSlugs)('the fault codes of %s', async (slug) => {
  const brand = await loadBrand(slug);
  const { issues = [], moreCodes = [] } = brand.layout === 'short' ? {} : brand;
  const codes = [...issues, ...moreCodes].flatMap(({ code }) => code ?? []);
  const labels = codes.length > 0 ? codes : issues.map(({ issue }) => issue);

  test('are all in the file', () => {
    const summaries = textOf(assets.find((file) => file.startsWith('fault-summaries-')) ?? '');
    expect(labels.filter((label) => !summaries.includes(label))).toEqual([]);
  });

  test('are links to their entries on its page, before any script has run', () => {
    const $ = page(`/services/${slug}`);
    const keys = $('.code-finder li > a:not([href^="/"])').get();
    expect(keys.map((key) => $(key).text()).sort()).toEqual(labels.sort());
    for (const key of keys) expect($($(key).attr('href') ?? '').text()).toContain($(key).text());
  });
});

test.each(['/', '/404'])('%s asks for the brand, each a link to its page', (path) => {
  const $ = page(path);
  const pages = $('.code-finder li > a').map((_, key) => $(key).attr('href')?.replace('#issues', ''));
  expect(pages.get()).toEqual(brandSlugs.map((slug) => `/services/${slug}`));
});

test('the codes guide begins with the finder, and its keys lead to the cards', () => {
  const $ = page('/guides/worcester-error-codes');
  expect($('h1').next().find('.code-finder')).toHaveLength(1);
  const keys = $('.code-finder li > a:not([href^="/"])').get();
  expect(keys.length).toBeGreaterThan(10);
  for (const key of keys) expect($($(key).attr('href') ?? '').is('.fault-card')).toBe(true);
});

test('the first button of the page for an unknown path is the phone', () => {
  expect(page('/404')('.message-page .btn').first().attr('href')).toBe(`tel:${site.phone}`);
});
