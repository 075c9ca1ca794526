import { describe, expect, test } from 'vitest';
import { loadBrand } from '../../src/content/brands/index.ts';
import { brandSlugs, districtSlugs } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { page, pages } from './dist.ts';

/** The pages on which a visitor without heating, or with a plan, lands first. Guides are read before anyone rings. */
const landings = pages.filter(({ page: kind }) => kind === 'home' || kind === 'brand' || kind === 'location');
/** The brands that burn oil: nobody prices their replacement online. */
const brands = await Promise.all(brandSlugs.map((slug) => loadBrand(slug)));
const oil: string[] = brands.filter(({ fuel }) => fuel === 'oil').map(({ slug }) => `/services/${slug}`);

describe.each(landings.map(({ path }) => path))('the hero of %s', (path) => {
  const $ = page(path);

  test('offers both paths: ring, or book and be quoted', () => {
    expect($(`.hero a[href="tel:${site.phone}"]`).length).toBeGreaterThan(0);
    expect($('.hero a[href*="/request_booking?uuid="]').length).toBeGreaterThan(0);
    if (!oil.includes(path)) expect($('.hero').text()).toMatch(/fixed price/i);
  });

  test('says when the telephone is answered, for those without scripts as well', () => {
    const [first] = site.hours;
    const said = $('.hero .open-now').text();
    if (first === undefined) expect(said).toContain('Call us');
    else {
      const [, hours = ''] = said.split(`Office ${first.label} `);
      expect(hours).toMatch(/^(24 hours|[\d:]+ [AP]M-[\d:]+ [AP]M)$/);
    }
  });
});

describe('the page for an unknown path', () => {
  const $ = page('/404');

  test('helps with the phone, the booking page and a way home', () => {
    expect($(`main a[href="tel:${site.phone}"]`)).toHaveLength(1);
    expect($('main a[href*="/request_booking?uuid="]')).toHaveLength(1);
    expect($('main a[href="/"]')).toHaveLength(1);
  });

  test('goes on to the services and guides', () => {
    const kinds = new Map<string, string>(pages.map(({ path, page: kind }) => [path, kind]));
    const links = $('main .message-columns .ruled a')
      .map((_, link) => kinds.get($(link).attr('href') ?? ''))
      .get();
    expect(links).toEqual(expect.arrayContaining(['quote', 'combiBoilers', 'guide']));
  });

  test('has the map of London, with a link to every district', () => {
    const linked = $('.london-map a')
      .map((_, tile) => $(tile).attr('href'))
      .get();
    expect(new Set(linked)).toEqual(new Set(districtSlugs.map((slug) => `/locations/${slug}`)));
  });
});
