import { describe, expect, test } from 'vitest';
import { hostFiles } from '../../scripts/hosts/addresses.ts';
import { checkSite } from '../../scripts/links/check-site.ts';
import { Destinations } from '../../scripts/links/destinations.ts';
import { listFiles, pathOf, readText } from '../../scripts/links/site-files.ts';
import { securityTxtFile } from '../../scripts/metadata/security-txt.ts';
import { locate } from '../../scripts/server/locate.ts';
import { headerNav } from '../../src/content/navigation.ts';
import { type BrandSlug, fallbackDocument, knownDeadPaths, notFoundPath } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { page, pages } from './dist.ts';

const booking = `${site.bookingUrl}/request_booking?uuid=${site.bookingToken}`;
/** Where the owner's details lead, once they are set. */
const configured = ['https://www.gassaferegister.co.uk/', ...site.social.map(({ url }) => url)];
const gasEmergency = 'tel:+44800111999';

/** Pages where a listed dead link stands beside the header's: `/guides` only in one breadcrumb. */
const breadcrumbToGuides = '/guides/best-combi-boilers-london';

/** The brands that the header lists first, in its order (specification, section 3); an owner may list more. */
// biome-ignore format: one list
const headerBrands: readonly BrandSlug[] = [
  'worcester-bosch', 'viessmann', 'ideal', 'baxi', 'vaillant', 'alpha', 'glow-worm', 'vokera', 'potterton', 'ferroli',
  'ariston', 'main', 'remeha',
];
const listedBrands = headerNav.flatMap((item) => ('links' in item ? item.links : [])).map(({ to }) => to);

function hrefs(path: string, selector: string): string[] {
  const $ = page(path);
  return $(selector)
    .map((_, link) => $(link).attr('href') ?? '')
    .get();
}

describe.each(pages)('$path', ({ path }) => {
  const $ = page(path);

  test('offers the phone and the booking page', () => {
    expect(hrefs(path, 'main a, header a')).toEqual(expect.arrayContaining([`tel:${site.phone}`, booking]));
  });

  test('opens nothing but the booking page in a new tab, and says so', () => {
    const outbound = $('a[target], a[href^="http"]')
      .toArray()
      .filter((link) => !configured.includes($(link).attr('href') ?? ''));
    expect(outbound.length).toBeGreaterThan(0);
    for (const link of outbound) {
      expect($(link).attr()).toMatchObject({ href: booking, target: '_blank', rel: 'noopener noreferrer' });
      expect($(link).text()).toContain('(opens in a new tab)');
    }
  });

  test('rings nobody but the business and the gas emergency service', () => {
    const numbers = new Set(hrefs(path, 'a[href^="tel:"]'));
    expect([...numbers].filter((number) => number !== `tel:${site.phone}` && number !== gasEmergency)).toEqual([]);
  });

  test('links e-mail in the contact section alone', () => {
    const expected = path === '/guides/boiler-installation-cost' ? [`mailto:${site.email}`] : [];
    expect(hrefs(path, 'a[href^="mailto:"]')).toEqual(expected);
  });

  test('links the dead pages where the specification does, and nowhere else', () => {
    const inHeader = [
      '/about-us',
      '/boilers-install',
      '/diagnostics',
      '/guides/boiler-types-explained',
      '/guides/energy-efficiency',
    ];
    expect(hrefs(path, '.site-nav a').filter(isDead).sort()).toEqual(inHeader);
    expect(hrefs(path, 'dialog a').filter(isDead).sort()).toEqual([...inHeader, '/service']);
    expect(hrefs(path, 'main a').filter(isDead)).toEqual(path === breadcrumbToGuides ? ['/guides'] : []);
    expect(hrefs(path, 'footer a').filter(isDead)).toEqual([]);
  });

  test('has the header’s links in the specified order', () => {
    const brands = listedBrands.filter((to) => to.startsWith('/services/'));
    expect(brands.slice(0, headerBrands.length)).toEqual(headerBrands.map((slug) => `/services/${slug}`));
    const guides = [
      '/guides/best-combi-boilers-london',
      '/guides/boiler-installation-cost',
      '/guides/boiler-types-explained',
      '/guides/energy-efficiency',
    ];
    const before = ['/about-us', '/boilers-install', '/boiler-quotes', '/combi-boilers'];
    expect(hrefs(path, '.site-nav a')).toEqual([...before, ...brands, '/diagnostics', ...guides]);
    expect(hrefs(path, 'dialog nav a')).toEqual([...before, '/service', '/diagnostics', ...guides]);
  });
});

function isDead(href: string): boolean {
  return (knownDeadPaths as readonly string[]).includes(href);
}

test('every published file is named by another one, so that the link check would miss it', () => {
  const asked = new Set<string>();
  const answer = (files: ReadonlySet<string>, path: string) => {
    const found = locate(files, path);
    if (found.status === 200) asked.add(found.file);
    return found;
  };
  const table = {
    pages: pages.map(({ path }) => path),
    knownDeadPaths,
    notFoundPath,
    fallbackPath: fallbackDocument.path,
  };
  const checked = new Destinations(listFiles('dist'), site.host, { pathOf, answer }, table);
  checkSite(checked, (file) => readText('dist', file));

  // Asked for by browsers, crawlers and hosts without being told.
  const unasked = [
    '404.html',
    '_location.html',
    'favicon.ico',
    'llms.txt',
    'robots.txt',
    securityTxtFile,
    ...hostFiles,
  ];
  expect([...checked.files].filter((file) => !asked.has(file) && !unasked.includes(file))).toEqual([]);
});
