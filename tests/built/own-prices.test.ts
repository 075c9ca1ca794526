import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { londonDay } from '../../scripts/content/dates.ts';
import { claimPoints, siteClaims } from '../../scripts/ready/claims.ts';
import { claimsLine } from '../../scripts/ready/points.ts';
import { loadBrand } from '../../src/content/brands/index.ts';
import { evidence } from '../../src/content/claims.ts';
import { exampleBoiler } from '../../src/content/guides/when-to-replace-boiler.ts';
import { packages } from '../../src/content/packages.ts';
import { formatPounds } from '../../src/lib/money.ts';
import { type BrandSlug, brandSlugs } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { type Changes, copyProject, edit } from './project.ts';

// An owner with a host of their own puts up every price of a service and of an installation, each in the one place that
// has it.

const folder = mkdtempSync(join(tmpdir(), 'own-prices-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What each service costs from now on: by brand, so that a price tells whose it is. */
const services = new Map<BrandSlug, number>(brandSlugs.map((slug, index) => [slug, 111 + index]));
const dearer = 7;

/** The files of the site, by their paths in dist, and what the build said. */
let files: Map<string, string>;
let said: string;

beforeAll(() => {
  copyProject(folder);
  const brands = brandSlugs.map((slug) => {
    const price = /(?<=const (?:servicePrice = |\[servicePrice, premiumPrice, planPrice\] = \[))\d+/;
    return [`src/content/brands/${slug}.ts`, [[price, String(services.get(slug))]]] as const;
  });
  const offers = packages.map(({ price }) => [`price: ${price} }`, `price: ${price + dearer} }`] as const);
  edit(folder, { ...Object.fromEntries(brands), 'src/content/packages.ts': offers } as Changes);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build/start.mjs', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, SITE_HOST: 'https://boilers.co.uk' },
  });
  expect(status, stderr).toBe(0);
  said = stdout;
  const dist = join(folder, 'dist');
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(?:html|txt|js|json|webmanifest)$/.test(name));
  files = new Map(texts.map((name) => [name, readFileSync(join(dist, name), 'utf8').replaceAll('\u2060', '')]));
}, 120_000);

/** Prices as pages and structured data have them: `£85`, `£72.50`, `"price":"85"`. */
const pricesIn = (text: string) =>
  [...text.matchAll(/£(\d[\d,]*(?:\.\d\d)?)|"price":"?(\d+(?:\.\d+)?)/g)].map(([, shown = '', told = '']) =>
    Number((shown || told).replaceAll(',', '')),
  );

/** Prices that the settings put on pages: of visits, of extras, and any that a text there names. */
const ofSettings = [...Object.values(site.visits.prices), ...pricesIn(JSON.stringify(site))];

test.each(brandSlugs)('%s: title, text, structured data and all else have the new price and no other', async (slug) => {
  const page = files.get(`services/${slug}.html`) ?? '';
  const brand = await loadBrand(slug);
  const others = 'packages' in brand ? brand.packages.flatMap(({ price }) => [price, price * 12]) : [];
  const own = services.get(slug) ?? 0;
  const allowed = [own, ...others.filter((price) => price !== brand.servicePrice), ...ofSettings];
  const found = pricesIn(page);
  expect(found.filter((price) => price === own).length).toBeGreaterThan(2);
  expect(found.filter((price) => price < 1000 && !allowed.includes(price))).toEqual([]);
});

test('the table of the service guide has the prices of the brands', () => {
  const [, table = ''] =
    /<table\b[^>]*>(?:(?!<\/table>).)*?Our service prices(.*?)<\/table>/s.exec(
      files.get('guides/boiler-service-maintenance.html') ?? '',
    ) ?? [];
  const priceOf = (slug: BrandSlug) => services.get(slug);
  const gas = brandSlugs.filter((slug) => !['worcester-bosch', 'viessmann', 'ideal', 'baxi', 'grant'].includes(slug));
  const shown = ['worcester-bosch', 'viessmann', 'ideal', 'baxi', 'grant'].map((slug) => priceOf(slug as BrandSlug));
  const cheapest = Math.min(...gas.map((slug) => priceOf(slug) ?? 0));
  expect(
    pricesIn(table)
      .filter((price) => price < 129)
      .sort(),
  ).toEqual([...shown, cheapest].sort());
});

test('where pages say what services start at, it is the lowest of the new prices', () => {
  const lowest = formatPounds(Math.min(...services.values()));
  for (const page of ['index.html', 'guides/boiler-service-maintenance.html', 'llms.txt', 'locations/e3.html']) {
    expect(files.get(page), page).toContain(lowest);
  }
});

test('a build for a host of one’s own says how many claims nobody has vouched for', async () => {
  const claims = siteClaims(await Promise.all(brandSlugs.map((slug) => loadBrand(slug))));
  const line = claimsLine(claimPoints(claims, evidence, londonDay(new Date())));
  expect(/^ *(.*claims? on these pages.*)$/m.exec(said)?.[1]).toBe(line);
});

test('no page, script or text file has an old price of a package', () => {
  // What a new boiler costs on the market is a figure of its own, and happens to be the same.
  const isMarket = (name: string, price: number) => name.includes('when-to-replace') && price === exampleBoiler;
  const left = [...files].flatMap(([name, text]) =>
    packages
      .filter(({ price }) => !ofSettings.includes(price))
      .filter(({ price }) => text.includes(formatPounds(price)) || text.includes(`"price":"${price}"`))
      .filter(({ price }) => !isMarket(name, price))
      .map(({ price }) => `${name} ${price}`),
  );
  expect(left).toEqual([]);
  for (const { price } of packages) expect(files.get('index.html')).toContain(formatPounds(price + dearer));
});
