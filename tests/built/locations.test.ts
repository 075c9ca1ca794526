import { describe, expect, test } from 'vitest';
import { ratings, testimonials } from '../../src/content/claims.ts';
import { areas } from '../../src/content/locations/areas.ts';
import { districtFacts, districtsOf } from '../../src/content/locations/geography.ts';
import { tips } from '../../src/content/locations/tips.ts';
import { formatPhone } from '../../src/lib/phone.ts';
import { type AreaSlug, areaSlugs, type DistrictSlug, districtSlugs } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { page, textOf } from './dist.ts';

interface ServedArea {
  name: string;
  boroughs: readonly string[];
}

/** What the lookup of section 5 can answer: NW is never reached, so its values land on N. */
// biome-ignore format: one area a line
const served = {
  E: { name: 'East London', boroughs: ['Tower Hamlets', 'Newham', 'Waltham Forest', 'Hackney'] },
  W: { name: 'West London', boroughs: ['Westminster', 'Kensington and Chelsea', 'Hammersmith and Fulham', 'Ealing'] },
  N: { name: 'North London', boroughs: ['Camden', 'Islington', 'Haringey', 'Barnet', 'Enfield'] },
  S: { name: 'South London', boroughs: ['Greenwich', 'Lewisham', 'Southwark', 'Lambeth', 'Wandsworth', 'Merton', 'Croydon'] },
} as const satisfies Record<string, ServedArea>;

/** Five landmarks of each area that the lookup can answer. */
// biome-ignore format: one area a line
const landmarks: Record<keyof typeof served, readonly string[]> = {
  E: ['Queen Elizabeth Olympic Park', 'Canary Wharf', 'Victoria Park', 'Old Spitalfields Market', 'Walthamstow Wetlands'],
  W: ['Marble Arch', 'Kensington Palace', 'Portobello Road Market', 'Hammersmith Bridge', 'Pitzhanger Manor'],
  N: ['Alexandra Palace', 'Emirates Stadium', 'Tottenham Hotspur Stadium', 'Highgate Cemetery', 'Finsbury Park'],
  S: ['Tate Modern', 'Royal Observatory Greenwich', 'Battersea Power Station', 'Crystal Palace Park', 'All England Lawn Tennis Club'],
};

const isArea = (slug: string): slug is AreaSlug => (areaSlugs as readonly string[]).includes(slug);
const areaCode = (slug: string) => slug.charAt(0).toUpperCase() as keyof typeof served;
const phone = formatPhone(site.phone);

describe.each([...areaSlugs, ...districtSlugs])('/locations/%s', (slug) => {
  const $ = page(`/locations/${slug}`);
  const postcode = slug.toUpperCase();
  const area: ServedArea = served[areaCode(slug)];
  const { averageCalloutTime } = areas.find(({ code }) => code === areaCode(slug)) ?? { averageCalloutTime: 'none' };
  const all = (selector: string) =>
    $(selector)
      .map((_, element) => $(element).text().replace(/\s+/g, ' ').trim())
      .get();
  const listUnder = (title: RegExp) =>
    $('main h2')
      .filter((_, heading) => title.test($(heading).text()))
      .nextAll('ul')
      .first()
      .children('li')
      .map((_, item) => $(item).text())
      .get();

  test('shows the postcode, the area it is served by, and its call-out time', () => {
    expect(all('main .street-plate-code')).toEqual([postcode]);
    expect(textOf($, 'main .street-plate')).toContain(area.name);
    expect($('main .call-out').text()).toBe(`${averageCalloutTime}, average call-out time in ${postcode}`);
  });

  test('shows the boroughs as badges and the five landmarks of its area, after its own', () => {
    expect(all('main .boroughs .badge')).toEqual(area.boroughs);
    const shown = listUnder(new RegExp(`^Landmarks in .*${area.name}$`));
    expect(shown.slice(-5)).toEqual(landmarks[areaCode(slug)]);
    expect(shown.length).toBeGreaterThanOrEqual(isArea(slug) ? 5 : 6);
    expect(new Set(shown).size).toBe(shown.length);
  });

  test('prices the three kinds of boiler, labelled with a year', () => {
    // What they cost stands in figures.test.ts.
    expect(all('main .price-ranges tbody th')).toEqual(['Combi', 'System', 'Regular']);
    expect(
      all('main h2').filter((title) => new RegExp(`^${postcode} pricing guide 20\\d\\d$`).test(title)),
    ).toHaveLength(1);
  });

  test('quotes a customer: a review of the settings, or one of the postcode with the first number of the call-out time', () => {
    const [first = ''] = averageCalloutTime.split('-');
    const words = $('main blockquote').text();
    const [review] = site.reviews;
    if (review) {
      for (const part of [review.text, review.author, review.source]) expect(words).toContain(part);
      expect(all('main h2')).not.toContain(`A call from ${postcode}`);
      return;
    }
    const composed = testimonials.callOut?.text ?? '';
    expect(words).toContain(composed.replace('{postcode}', postcode).replace('{minutes}', first));
    expect($('main blockquote')).toHaveLength(composed === '' ? 0 : 1);
  });

  test('holds a weekly tip: a number from 1 to 50, and the tip of that number', () => {
    const plate = $('main .tip');
    const [, number] =
      plate
        .find('h2')
        .text()
        .match(/^Maintenance Tip #(\d+)$/) ?? [];
    expect(plate.text()).toContain('Weekly');
    expect(Number(number)).toBeGreaterThanOrEqual(1);
    expect(Number(number)).toBeLessThanOrEqual(50);
    expect(plate.find('.numeral').text()).toBe(number);
    expect(plate.find('.tip-text').text()).toBe(tips[Number(number) - 1]);
  });

  test('leads to home, to the booking page and to the phone', () => {
    expect($('main a[href="/"].btn').text()).toBe('Back to Home');
    expect($('main a[target="_blank"].btn').length).toBeGreaterThanOrEqual(2);
    expect(all(`main a[href="tel:${site.phone}"]`)).toContain(`Call ${phone}`);
  });

  test('gives crawlers the specified figures', () => {
    const graph = JSON.parse($('script[type="application/ld+json"]').text())['@graph'];
    const business = graph.find(({ '@type': type }: { '@type': string | string[] }) => type.includes('LocalBusiness'));
    expect(business).toMatchObject({
      openingHours: 'Mo-Su 00:00-23:59',
      priceRange: '££',
      areaServed: { '@type': 'GeoCircle', geoRadius: 25000 },
    });
    const { value, count } = ratings.location ?? {};
    expect(business.aggregateRating).toEqual(
      value && expect.objectContaining({ ratingValue: value, reviewCount: count, bestRating: 5 }),
    );
    const { latitude, longitude } = business.areaServed.geoMidpoint;
    expect(latitude).toBeCloseTo(51.5, 0);
    expect(longitude).toBeCloseTo(-0.1, 0);
    expect($('link[rel="canonical"]').attr('href')).toBe(`${site.host}/locations/${slug}`);
  });
});

describe.each(districtSlugs)('/locations/%s', (slug) => {
  const $ = page(`/locations/${slug}`);
  const { neighbours, places, boroughs, heat } = districtFacts(slug as DistrictSlug);

  test('is lit on the map, and links its neighbours beside it and by name', () => {
    expect($('main .london-map [aria-current="page"]').text()).toBe(slug.toUpperCase());
    for (const neighbour of neighbours) {
      expect($(`main .area-map figcaption a[href="/locations/${neighbour}"]`).length).toBe(1);
      const named = $(`main nav[aria-label="Neighbouring districts"] a[href="/locations/${neighbour}"]`).text();
      expect(named).toBe(`${neighbour.toUpperCase()} ${districtFacts(neighbour).places[0]}`);
    }
    expect($('main .london-map .near').length).toBe(neighbours.length);
  });

  test('names its places, and leads back to the page of its area', () => {
    for (const place of places) expect(textOf($, 'main .street-plate')).toContain(place);
    expect($(`main .breadcrumb a[href="/locations/${areaCode(slug).toLowerCase()}"]`).length).toBe(1);
  });

  test('names its own borough in words, which the badges of its area may not hold', () => {
    const words = $('main').clone();
    words.find('.boroughs').remove();
    const said = /is in the borough of (.+?)\. We/.exec(words.text().replace(/\s+/g, ' '))?.[1];
    const [main, ...others] = boroughs;
    expect(said).toBe(others.length === 0 ? main : `${main}, and partly in ${others.join(' and ')}`);
  });

  test('speaks of a boiler at home only where homes have one', () => {
    const heading = $('main h1').text();
    expect(heading.startsWith(heat === 'network' ? 'Heating repair' : 'Boiler repair')).toBe(true);
    if (site.reviews.length === 0) expect($('main blockquote').text()).not.toContain('boiler');
    expect($('main .section-intro').text().includes('have no boiler')).toBe(heat === 'network');
  });

  test('says two to four things of its own', () => {
    expect([2, 3, 4]).toContain($('main .passages > div > h3').length);
  });
});

describe.each(areaSlugs)('/locations/%s', (slug) => {
  const $ = page(`/locations/${slug}`);

  test('lists its own districts by name, and keeps their tiles in colour', () => {
    const linked = $('main nav[aria-label="Districts"] a')
      .map((_, link) => $(link).attr('href'))
      .get();
    expect(linked).toEqual(districtsOf(slug).map((district) => `/locations/${district.slug}`));
    expect($(`main .area-map-${slug} .london-map > .${slug}`).length).toBe(linked.length);
    expect($('main .london-map [aria-current]').length).toBe(0);
  });
});

test('the heading of W1 does not stop at Mayfair', () => {
  expect(textOf(page('/locations/w1'), 'main h1')).toContain('Mayfair, Marylebone and Soho');
});

describe('/locations/nw, which the lookup answers with North London', () => {
  const $ = page('/locations/nw');
  const words = $('main').clone();
  words.find('.area-map').remove();
  const text = words.text().replace(/\s+/g, ' ');

  test('calls itself North London, and says which postcodes it serves', () => {
    for (const said of [$('title').text(), $('meta[name="description"]').attr('content'), $('main h1').text()])
      expect(said).toContain('North London');
    expect(`${$('head').text()} ${$('meta[name="description"]').attr('content')} ${text}`).not.toContain('North West');
    expect(text).toContain('NW1 to NW11');
  });

  test('says nothing of the N postcodes that is not said of its own', () => {
    const ofN = text.split(/(?<=\.) /).filter((sentence) => /\bN( postcode|\d)/.test(sentence));
    expect(ofN.filter((sentence) => !sentence.includes('NW'))).toEqual([]);
    expect(text).not.toContain('twenty-two');
  });
});

test('home names every district that its structured data says is served and that has no page', () => {
  const $ = page('/');
  const graph = JSON.parse($('script[type="application/ld+json"]').text())['@graph'];
  const served: string[] = graph.flatMap(({ areaServed = [] }: { areaServed?: string[] }) => areaServed);
  expect(served.length).toBeGreaterThan(0);
  expect(served.filter((place) => !textOf($, 'main').includes(place))).toEqual([]);
});

test('no page shows the call-out time of the area that the lookup never reaches', () => {
  for (const slug of [...areaSlugs, ...districtSlugs])
    expect(textOf(page(`/locations/${slug}`))).not.toContain('25-35');
});
