import { expect, test } from 'vitest';
import { hostFiles } from '../../scripts/hosts/addresses.ts';
import { checkSite } from '../../scripts/links/check-site.ts';
import { Destinations } from '../../scripts/links/destinations.ts';
import { listFiles, pathOf, readText } from '../../scripts/links/site-files.ts';
import { securityTxtFile } from '../../scripts/metadata/write-metadata.ts';
import { locate } from '../../scripts/server/locate.ts';
import { headerNav } from '../../src/content/navigation.ts';
import { type BrandSlug, fallbackDocument, knownDeadPaths, notFoundPath } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { attributesOf, dist, page, pages } from './dist.ts';

const booking = `${site.bookingUrl}/request_booking?uuid=${site.bookingToken}`;
/** Links from optional settings. */
const configured = ['https://www.gassaferegister.co.uk/', ...site.social.map(({ url }) => url)];
const gasEmergency = 'tel:+44800111999';

/** The only page whose text contains a known dead link. */
const breadcrumbToGuides = '/guides/best-combi-boilers-london';

/** The first brands in the header (specification, section 3). */
// biome-ignore format: one list
const headerBrands: readonly BrandSlug[] = [
  'worcester-bosch', 'viessmann', 'ideal', 'baxi', 'vaillant', 'alpha', 'glow-worm', 'vokera', 'potterton', 'ferroli',
  'ariston', 'main', 'remeha',
];
const brands = headerNav
  .flatMap((item) => ('links' in item ? item.links : []))
  .map(({ to }) => to)
  .filter((to) => to.startsWith('/services/'));
const before = ['/about-us', '/boilers-install', '/boiler-quotes', '/combi-boilers'];
const guides = [
  ...['/guides/best-combi-boilers-london', '/guides/boiler-installation-cost'],
  ...['/guides/boiler-types-explained', '/guides/energy-efficiency'],
];

/** The links that every page must have, by selector, in order. */
const expectedLinks: Readonly<Record<string, readonly string[]>> = {
  '.site-nav a': [...before, ...brands, '/diagnostics', ...guides],
  'dialog nav a': [...before, '/service', '/diagnostics', ...guides],
};

const isDead = (href: string) => (knownDeadPaths as readonly string[]).includes(href);

function faultsOf(path: string): string[] {
  const $ = page(path);
  const hrefs = (selector: string) => attributesOf($, selector);
  const faults: string[] = [];
  const expectAll = (what: string, found: readonly string[], expected: readonly string[]) => {
    if (found.join() !== expected.join()) faults.push(`${path}: ${what}: ${found.join(' ')}`);
  };

  const links = hrefs('main a, header a');
  if (!links.includes(`tel:${site.phone}`) || !links.includes(booking))
    faults.push(`${path}: no phone or booking link`);
  for (const [selector, expected] of Object.entries(expectedLinks)) expectAll(selector, hrefs(selector), expected);
  expectAll('dead links in the text', hrefs('main a').filter(isDead), path === breadcrumbToGuides ? ['/guides'] : []);
  expectAll('dead links in the footer', hrefs('footer a').filter(isDead), []);
  const contact = path === '/guides/boiler-installation-cost' ? [`mailto:${site.email}`] : [];
  expectAll('e-mail outside the contact section', hrefs('a[href^="mailto:"]'), contact);
  const numbers = hrefs('a[href^="tel:"]').filter((href) => ![`tel:${site.phone}`, gasEmergency].includes(href));
  expectAll('unknown phone numbers', numbers, []);
  for (const link of $('a[target], a[href^="http"]')) {
    const { href = '', target, rel } = $(link).attr() ?? {};
    const isAnnounced = $(link).text().includes('(opens in a new tab)');
    if (configured.includes(href)) continue;
    if (href !== booking || target !== '_blank' || rel !== 'noopener noreferrer' || !isAnnounced) {
      faults.push(`${path}: new tab: ${href} ${target} ${rel}`);
    }
  }
  return faults;
}

test('every page has the specified links, and no other dead, external, phone or e-mail links', () => {
  expect(brands.slice(0, headerBrands.length)).toEqual(headerBrands.map((slug) => `/services/${slug}`));
  expect(pages.flatMap(({ path }) => faultsOf(path))).toEqual([]);
});

test('every published file is referenced by another file', () => {
  const requested = new Set<string>();
  const respond = (files: ReadonlySet<string>, path: string) => {
    const found = locate(files, path);
    if (found.status === 200) requested.add(found.file);
    return found;
  };
  const paths = { pages: pages.map(({ path }) => path), fallbackPath: fallbackDocument.path };
  const table = { ...paths, knownDeadPaths, notFoundPath };
  const checked = new Destinations(listFiles(dist), site.host, { pathOf, respond }, table);
  checkSite(checked, (file) => readText(dist, file));

  // Browsers, crawlers and hosts read these files without a link.
  const notLinked = [
    ...['404.html', '_location.html', 'favicon.ico', 'llms.txt', 'robots.txt'],
    ...[securityTxtFile, ...hostFiles],
  ];
  expect([...checked.files].filter((file) => !requested.has(file) && !notLinked.includes(file))).toEqual([]);
});
