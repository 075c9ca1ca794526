import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadBrand } from '../../src/content/brands/index.ts';
import { faultSummaries } from '../../src/content/fault-summaries.ts';
import { brandSlugs } from '../../src/routes.ts';
import { attributesOf, dist, page, textsIn } from './dist.ts';

const assets = readdirSync(join(dist, 'assets'));
const read = (name: string) => {
  const files = assets.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
  expect(files).toHaveLength(1);
  return readFileSync(join(dist, 'assets', files[0] ?? ''), 'utf8');
};

/** Returns the links of a page's code finder that lead to codes on the same page. */
const codeLinksOf = ($: ReturnType<typeof page>) => $('code-finder li > a:not([href^="/"])').get();

test.each([
  ['fault-summaries', 6144],
  ['code-finder-tool', 2048],
])('%s is a separate file of at most %i bytes', (name, max) => {
  expect(brotliCompressSync(read(name)).length).toBeLessThanOrEqual(max);
});

test.each(brandSlugs)('the code finder has every code of /services/%s, with a link to its entry', async (slug) => {
  const brand = await loadBrand(slug);
  const { issues = [], moreCodes = [] } = brand.layout === 'short' ? {} : brand;
  const codes = [...issues, ...moreCodes].flatMap(({ code }) => code ?? []);
  const labels = codes.length > 0 ? codes : issues.map(({ issue }) => issue);
  const summaries = read('fault-summaries');
  expect(labels.filter((label) => !summaries.includes(label))).toEqual([]);
  const $ = page(`/services/${slug}`);
  expect(textsIn($, $(codeLinksOf($))).sort()).toEqual(labels.sort());
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  for (const link of codeLinksOf($)) expect(plain($($(link).attr('href') ?? '').text())).toContain($(link).text());
});

test.each(['/', '/404'])('the code finder on %s links to the page of every brand, and to five codes', (path) => {
  const targets = attributesOf(page(path), '.code-finder li > a').map((target) => target.replace('#issues', ''));
  expect(targets.splice(brandSlugs.length)).toHaveLength(5);
  expect(targets).toEqual(brandSlugs.map((slug) => `/services/${slug}`));
});

test('the codes guide begins with the finder, which links to the card of every Worcester code', () => {
  const $ = page('/guides/worcester-error-codes');
  expect($('h1').next().find('.code-finder')).toHaveLength(1);
  expect(textsIn($, $(codeLinksOf($)))).toEqual(faultSummaries['worcester-bosch'].rows.map(([label]) => label));
  for (const link of codeLinksOf($)) expect($($(link).attr('href') ?? '').is('.fault-card')).toBe(true);
});
