import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { londonDay } from '../../scripts/content/dates.ts';
import { claimPoints, siteClaims } from '../../scripts/ready/claims.ts';
import { claimsLine } from '../../scripts/ready/points.ts';
import { loadBrand } from '../../src/content/brands/index.ts';
import { evidence } from '../../src/content/claims.ts';
import { exampleBoiler } from '../../src/content/figures/when-to-replace-boiler.ts';
import { packages } from '../../src/content/packages.ts';
import { formatPounds } from '../../src/lib/money.ts';
import { type BrandSlug, brandSlugs } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { type Changes, copyProject, edit } from './project.ts';

// An owner with a host that is not an example raises every price of a service and of an installation.

const folder = mkdtempSync(join(tmpdir(), 'own-prices-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The new price of each service, different for each brand. */
const services = new Map<BrandSlug, number>(brandSlugs.map((slug, index) => [slug, 111 + index]));
const raise = 7;

/** The files of the site by their paths in dist, and the output of the build. */
let files: Map<string, string>;
let output: string;

beforeAll(() => {
  copyProject(folder);
  const price = /(?<=const (?:servicePrice = |\[servicePrice, premiumPrice, planPrice\] = \[))\d+/;
  const brands = [...services].map(([slug, own]) => [`src/content/brands/${slug}.ts`, [[price, String(own)]]] as const);
  const offers = packages.map(({ price }) => [`price: ${price} }`, `price: ${price + raise} }`] as const);
  edit(folder, { ...Object.fromEntries(brands), 'src/content/packages.ts': offers } as Changes);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build/start.mjs', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, SITE_HOST: 'https://boilers.co.uk' },
  });
  expect(status, stderr).toBe(0);
  output = stdout;
  const dist = join(folder, 'dist');
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(?:html|txt|js|json|webmanifest)$/.test(name));
  files = new Map(texts.map((name) => [name, readFileSync(join(dist, name), 'utf8').replaceAll('\u2060', '')]));
}, 120_000);

/** Returns prices in pages and structured data: `£85`, `£72.50`, `"price":"85"`. */
const pricesIn = (text: string) =>
  [...text.matchAll(/£(\d[\d,]*(?:\.\d\d)?)|"price":"?(\d+(?:\.\d+)?)/g)].map(([, shown = '', data = '']) =>
    Number((shown || data).replaceAll(',', '')),
  );

/** Prices of visits and extras, and any in a text of the settings. */
const ofSettings = [...Object.values(site.visits.prices), ...pricesIn(JSON.stringify(site))];

test('every brand page has the new price and no other', async () => {
  for (const [slug, own] of services) {
    const brand = await loadBrand(slug);
    const others = brand.layout === 'rich' ? brand.packages.flatMap(({ price }) => [price, price * 12]) : [];
    const allowed = [own, ...others.filter((price) => price !== brand.servicePrice), ...ofSettings];
    const found = pricesIn(files.get(`services/${slug}.html`) ?? '');
    expect.soft(found.filter((price) => price === own).length, slug).toBeGreaterThan(2);
    expect
      .soft(
        found.filter((price) => price < 1000 && !allowed.includes(price)),
        slug,
      )
      .toEqual([]);
  }
});

test('the service guide has the prices of the brands in its table', () => {
  const $ = load(files.get('guides/boiler-service-maintenance.html') ?? '');
  const table = $.html($('table:contains("Our service prices")'));
  const named: BrandSlug[] = ['worcester-bosch', 'viessmann', 'ideal', 'baxi', 'grant'];
  const cheapest = Math.min(...[...services].filter(([slug]) => !named.includes(slug)).map(([, price]) => price));
  const shown = pricesIn(table).filter((price) => price < 129);
  expect(shown.sort()).toEqual([...named.map((slug) => services.get(slug)), cheapest].sort());
});

test('pages that say what services cost at least have the lowest of the new prices', () => {
  const lowest = formatPounds(Math.min(...services.values()));
  const names = ['index.html', 'guides/boiler-service-maintenance.html', 'llms.txt', 'locations/e3.html'];
  expect(names.filter((name) => !files.get(name)?.includes(lowest))).toEqual([]);
});

test('the build prints how many claims have no evidence', async () => {
  const claims = siteClaims(await Promise.all(brandSlugs.map((slug) => loadBrand(slug))));
  const line = claimsLine(claimPoints(claims, evidence, londonDay(new Date())));
  expect(/^ *(.*claims? on these pages.*)$/m.exec(output)?.[1]).toBe(line);
});

test('no page, script or text file has an old price of a package', () => {
  const old = packages.map(({ price }) => price).filter((price) => !ofSettings.includes(price));
  // The guide's example of a new boiler is a separate price.
  const isExample = (name: string, price: number) => name.includes('when-to-replace') && price === exampleBoiler;
  const left = [...files].flatMap(([name, text]) =>
    old
      .filter((price) => text.includes(formatPounds(price)) || text.includes(`"price":"${price}"`))
      .filter((price) => !isExample(name, price))
      .map((price) => `${name} ${price}`),
  );
  expect(left).toEqual([]);
  for (const { price } of packages) expect(files.get('index.html')).toContain(formatPounds(price + raise));
});
