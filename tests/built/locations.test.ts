import { expect, test } from 'vitest';
import { ratings, testimonials } from '../../src/content/claims.ts';
import { areas } from '../../src/content/locations/areas.ts';
import { districtFacts, districtsOf } from '../../src/content/locations/geography.ts';
import { tips } from '../../src/content/locations/tips.ts';
import { formatPhone } from '../../src/lib/phone.ts';
import { areaSlugs, districtSlugs } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { page, textOf, textsIn } from './dist.ts';

/** The areas that the lookup of section 5 finds (N comes before NW), with five landmarks each. */
// biome-ignore format: one list a line
const served = {
  E: {
    name: 'East London',
    boroughs: ['Tower Hamlets', 'Newham', 'Waltham Forest', 'Hackney'],
    landmarks: ['Queen Elizabeth Olympic Park', 'Canary Wharf', 'Victoria Park', 'Old Spitalfields Market', 'Walthamstow Wetlands'],
  },
  W: {
    name: 'West London',
    boroughs: ['Westminster', 'Kensington and Chelsea', 'Hammersmith and Fulham', 'Ealing'],
    landmarks: ['Marble Arch', 'Kensington Palace', 'Portobello Road Market', 'Hammersmith Bridge', 'Pitzhanger Manor'],
  },
  N: {
    name: 'North London',
    boroughs: ['Camden', 'Islington', 'Haringey', 'Barnet', 'Enfield'],
    landmarks: ['Alexandra Palace', 'Emirates Stadium', 'Tottenham Hotspur Stadium', 'Highgate Cemetery', 'Finsbury Park'],
  },
  S: {
    name: 'South London',
    boroughs: ['Greenwich', 'Lewisham', 'Southwark', 'Lambeth', 'Wandsworth', 'Merton', 'Croydon'],
    landmarks: ['Tate Modern', 'Royal Observatory Greenwich', 'Battersea Power Station', 'Crystal Palace Park', 'All England Lawn Tennis Club'],
  },
};

const areaCode = (slug: string) => slug.charAt(0).toUpperCase() as keyof typeof served;
const graphOf = ($: ReturnType<typeof page>) => JSON.parse($('script[type="application/ld+json"]').text())['@graph'];

const areaPages = areaSlugs.map((slug) => ({ slug, $: page(`/locations/${slug}`) }));
const districtPages = districtSlugs.map((slug) => ({ ...districtFacts(slug), slug, $: page(`/locations/${slug}`) }));
const locationPages = [...areaPages, ...districtPages].map(({ slug, $ }) => {
  const code = areaCode(slug);
  const callout = areas.find((area) => area.code === code)?.averageCalloutTime ?? 'none';
  return { slug, $, callout, postcode: slug.toUpperCase(), ...served[code] };
});

// `expect.soft` names every page that fails
test('every location page shows its postcode, area and call-out time', () => {
  for (const { slug, $, name, callout, postcode } of locationPages) {
    expect.soft(textsIn($, 'main .street-plate-code'), slug).toEqual([postcode]);
    expect.soft(textOf($, 'main .street-plate'), slug).toContain(name);
    expect.soft($('main .call-out').text(), slug).toBe(`${callout}, average call-out time in ${postcode}`);
    expect.soft(textOf($), slug).not.toContain('25-35');
  }
});

test('every location page shows the boroughs and the five landmarks of its area', () => {
  for (const { slug, $, name, boroughs, landmarks } of locationPages) {
    expect.soft(textsIn($, 'main .boroughs .badge'), slug).toEqual(boroughs);
    const heading = $('main h2').filter((_, heading) => new RegExp(`^Landmarks in .*${name}$`).test($(heading).text()));
    const shown = textsIn($, heading.nextAll('ul').first().children('li'));
    expect.soft(shown.slice(-5), slug).toEqual(landmarks);
    expect.soft(shown.length, slug).toBeGreaterThanOrEqual(areaSlugs.some((area) => area === slug) ? 5 : 6);
    expect.soft(new Set(shown).size, slug).toBe(shown.length);
  }
});

test('every location page has prices for the three kinds of boiler, labelled with a year', () => {
  for (const { slug, $, postcode } of locationPages) {
    expect.soft(textsIn($, 'main .price-ranges tbody th'), slug).toEqual(['Combi', 'System', 'Regular']);
    expect.soft(textsIn($, 'main h2').join(), slug).toMatch(new RegExp(`\\b${postcode} pricing guide 20\\d\\d\\b`));
  }
});

test('every location page quotes a customer', () => {
  const [review] = site.reviews;
  for (const { slug, $, callout, postcode } of locationPages) {
    const quoted = $('main blockquote').text();
    const composed = testimonials.callOut?.text.replace('{postcode}', postcode) ?? '';
    const expected = review
      ? [review.text, review.author, review.source]
      : [composed.replace('{minutes}', callout.split('-')[0] ?? '')];
    expect
      .soft(
        expected.filter((text) => !quoted.includes(text)),
        slug,
      )
      .toEqual([]);
    expect.soft($('main blockquote').length > 0, slug).toBe(expected[0] !== '');
    if (review) expect.soft(textsIn($, 'main h2'), slug).not.toContain(`A call from ${postcode}`);
  }
});

test('every location page has a weekly tip with a number from 1 to 50', () => {
  for (const { slug, $ } of locationPages) {
    const plate = $('main .tip');
    const number = plate.find('.numeral').text();
    expect.soft(plate.find('h2').text(), slug).toBe(`Maintenance Tip #${number}`);
    expect.soft(plate.text(), slug).toContain('Weekly');
    expect.soft(number, slug).toMatch(/^([1-9]|[1-4]\d|50)$/);
    expect.soft(plate.find('.tip-text').text(), slug).toBe(tips[Number(number) - 1]);
  }
});

test('every location page links to home, to the booking page and to the phone', () => {
  for (const { slug, $ } of locationPages) {
    expect.soft($('main a[href="/"].btn').text(), slug).toBe('Back to Home');
    expect.soft($('main a[target="_blank"].btn').length, slug).toBeGreaterThanOrEqual(2);
    expect.soft(textsIn($, `main a[href="tel:${site.phone}"]`), slug).toContain(`Call ${formatPhone(site.phone)}`);
  }
});

test('every location page gives the specified figures to crawlers', () => {
  const { value, count } = ratings.location ?? {};
  for (const { slug, $ } of locationPages) {
    const business = graphOf($).find((node: { '@type': string }) => node['@type'].includes('LocalBusiness'));
    expect.soft(business, slug).toMatchObject({
      openingHours: 'Mo-Su 00:00-23:59',
      priceRange: '££',
      areaServed: {
        '@type': 'GeoCircle',
        geoRadius: 25000,
        geoMidpoint: { latitude: expect.closeTo(51.5, 0), longitude: expect.closeTo(-0.1, 0) },
      },
    });
    const rating = value && expect.objectContaining({ ratingValue: value, reviewCount: count, bestRating: 5 });
    expect.soft(business.aggregateRating, slug).toEqual(rating);
    expect.soft($('link[rel="canonical"]').attr('href'), slug).toBe(`${site.host}/locations/${slug}`);
  }
});

test('every district is marked on the map, with links to its neighbours beside it and by name', () => {
  for (const { slug, $, neighbours } of districtPages) {
    expect.soft($('main .london-map [aria-current="page"]').text(), slug).toBe(slug.toUpperCase());
    expect.soft($('main .london-map .near').length, slug).toBe(neighbours.length);
    for (const neighbour of neighbours) {
      const link = `a[href="/locations/${neighbour}"]`;
      expect.soft($(`main .area-map figcaption ${link}`).length, slug).toBe(1);
      const name = `${neighbour.toUpperCase()} ${districtFacts(neighbour).places[0]}`;
      expect.soft($(`main nav[aria-label="Neighbouring districts"] ${link}`).text(), slug).toBe(name);
    }
  }
});

test('every district names its places and borough, and links the page of its area', () => {
  for (const { slug, $, places, boroughs } of districtPages) {
    const plate = textOf($, 'main .street-plate');
    expect
      .soft(
        places.filter((place) => !plate.includes(place)),
        slug,
      )
      .toEqual([]);
    const area = `/locations/${areaCode(slug).toLowerCase()}`;
    expect.soft($(`main .breadcrumb a[href="${area}"]`).length, slug).toBe(1);
    const [main, ...others] = boroughs;
    const named = others.length === 0 ? main : `${main}, and partly in ${others.join(' and ')}`;
    expect.soft($('main').text().replace(/\s+/g, ' '), slug).toContain(`is in the borough of ${named}. We`);
  }
});

test('a district mentions boilers at home only where homes have one, and has two to four passages', () => {
  for (const { slug, $, heat } of districtPages) {
    const isNetwork = heat === 'network';
    expect.soft($('main h1').text(), slug).toMatch(isNetwork ? /^Heating repair/ : /^Boiler repair/);
    expect.soft($('main .section-intro').text().includes('have no boiler'), slug).toBe(isNetwork);
    if (site.reviews.length === 0) expect.soft($('main blockquote').text(), slug).not.toContain('boiler');
    expect.soft($('main .passages > div > h3').length, slug).toSatisfy((count: number) => count >= 2 && count <= 4);
  }
});

test('every area lists its districts by name, and shows their tiles in colour', () => {
  for (const { slug, $ } of areaPages) {
    const linked = $('main nav[aria-label="Districts"] a').map((_, link) => $(link).attr('href'));
    const districts = districtsOf(slug).map((district) => `/locations/${district.slug}`);
    expect.soft(linked.get(), slug).toEqual(districts);
    expect.soft($(`main .area-map-${slug} .london-map > .${slug}`).length, slug).toBe(districts.length);
    expect.soft($('main .london-map [aria-current]').length, slug).toBe(0);
  }
});

test('the page of NW calls itself North London, and says which postcodes it serves', () => {
  const $ = page('/locations/nw');
  const description = $('meta[name="description"]').attr('content') ?? '';
  for (const said of [$('title').text(), description, $('main h1').text()]) expect(said).toContain('North London');
  const words = $('main').clone();
  words.find('.area-map').remove();
  const text = words.text().replace(/\s+/g, ' ');
  expect(`${$('head').text()} ${description} ${text}`).not.toContain('North West');
  expect(text).toContain('NW1 to NW11');
  const ofN = text.split(/(?<=\.) /).filter((sentence) => /\bN( postcode|\d)/.test(sentence));
  expect(ofN.filter((sentence) => !sentence.includes('NW'))).toEqual([]);
  expect(text).not.toContain('twenty-two');
});

test('home names every district without a page that its structured data says is served', () => {
  const $ = page('/');
  const places: string[] = graphOf($).flatMap(({ areaServed = [] }: { areaServed?: string[] }) => areaServed);
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((place) => !textOf($, 'main').includes(place))).toEqual([]);
});
