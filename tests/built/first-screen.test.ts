import { describe, expect, test } from 'vitest';
import { loadBrand } from '../../src/content/brands/index.ts';
import { brandSlugs, districtSlugs } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { attributesOf, page, pages } from './dist.ts';

const landings = pages.filter(({ kind }) => kind === 'home' || kind === 'brand' || kind === 'location');
const brands = await Promise.all(brandSlugs.map((slug) => loadBrand(slug)));
/** Oil boilers have no fixed price. */
const oil: string[] = brands.filter(({ fuel }) => fuel === 'oil').map(({ slug }) => `/services/${slug}`);

test('the hero of each landing page has a phone link, a booking link and a fixed price', () => {
  const faults = landings.filter(({ path }) => {
    const $ = page(path);
    const hasPrice = oil.includes(path) || /fixed price/i.test($('.hero').text());
    return !hasPrice || !$(`.hero a[href="tel:${site.phone}"]`)[0] || !$('.hero a[href*="/request_booking?uuid="]')[0];
  });
  expect(faults.map(({ path }) => path)).toEqual([]);
});

test('the hero of each landing page shows the office hours without scripts', () => {
  const [first] = site.hours;
  const expected = first ? /^(24 hours|[\d:]+ [AP]M-[\d:]+ [AP]M)$/ : /Call us/;
  const faults = landings.filter(({ path }) => {
    const text = page(path)('.hero .open-now').text();
    return !expected.test(first ? (text.split(`Office ${first.label} `)[1] ?? '') : text);
  });
  expect(faults.map(({ path }) => path)).toEqual([]);
});

describe('the page for an unknown path', () => {
  const $ = page('/404');

  test('has a phone button first, a booking link and a link to the home page', () => {
    expect($('.message-page .btn').first().attr('href')).toBe(`tel:${site.phone}`);
    expect($('main a[href*="/request_booking?uuid="]')).toHaveLength(1);
    expect($('main a[href="/"]')).toHaveLength(1);
  });

  test('links to the services and guides', () => {
    const kinds = new Map<string, string>(pages.map(({ path, kind }) => [path, kind]));
    const linked = attributesOf($, 'main .message-columns .ruled a').map((path) => kinds.get(path));
    expect(linked).toEqual(expect.arrayContaining(['quote', 'combiBoilers', 'guide']));
  });

  test('has the map of London, with a link to every district', () => {
    expect(new Set(attributesOf($, '.london-map a'))).toEqual(
      new Set(districtSlugs.map((slug) => `/locations/${slug}`)),
    );
  });
});
