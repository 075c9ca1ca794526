import { expect, test } from 'vitest';
import { ratings, testimonials } from '../../src/content/claims.ts';
import { areas } from '../../src/content/locations/areas.ts';
import { districtFacts, districtsOf } from '../../src/content/locations/geography.ts';
import { tips } from '../../src/content/locations/tips.ts';
import { areaSlugs, districtSlugs, type LocationSlug } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { attributesOf, page, textOf, textsIn } from './dist.ts';

/** Areas by the first letter of a postcode, so NW is in North London (specification, section 5). */
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

const pageOf = <Slug extends LocationSlug>(slug: Slug) => ({
  slug,
  path: `/locations/${slug}`,
  $: page(`/locations/${slug}`),
});
const areaPages = areaSlugs.map(pageOf);
const districtPages = districtSlugs.map((slug) => ({ ...districtFacts(slug), ...pageOf(slug) }));
const locationPages = [...areaPages, ...districtPages].map(({ slug, path, $ }) => {
  const code = areaCode(slug);
  const callout = areas.find((area) => area.code === code)?.averageCalloutTime ?? 'none';
  return { slug, path, $, callout, postcode: slug.toUpperCase(), ...served[code] };
});

// `expect.soft` reports every page that fails.
test('every location page shows its postcode, area and call-out time', () => {
  for (const { path, $, name, callout, postcode } of locationPages) {
    expect.soft(textsIn($, 'main .street-plate-code'), path).toEqual([postcode]);
    expect.soft(textOf($, 'main .street-plate'), path).toContain(name);
    expect.soft($('main .call-out').text(), path).toBe(`${callout}, average emergency call-out in ${postcode}`);
    expect.soft(textOf($), path).not.toContain('25-35');
  }
});

test('every location page shows the boroughs and the five landmarks of its area', () => {
  for (const { slug, path, $, name, boroughs, landmarks } of locationPages) {
    expect.soft(textsIn($, 'main h2:contains("Boroughs in") + ul > li'), path).toEqual(boroughs);
    const heading = $('main h2').filter((_, heading) => new RegExp(`^Landmarks in .*${name}$`).test($(heading).text()));
    const shown = textsIn($, heading.nextAll('ul').first().children('li'));
    expect.soft(shown.slice(-5), path).toEqual(landmarks);
    expect.soft(shown.length, path).toBeGreaterThanOrEqual(areaSlugs.some((area) => area === slug) ? 5 : 6);
    expect.soft(new Set(shown).size, path).toBe(shown.length);
  }
});

test('every location page has prices for the three kinds of boiler, labelled with a year', () => {
  for (const { path, $, postcode } of locationPages) {
    expect.soft(textsIn($, 'main .range-bars tbody th'), path).toEqual(['Combi', 'System', 'Regular']);
    expect.soft(textsIn($, 'main h2').join(), path).toMatch(new RegExp(`\\b${postcode} pricing guide 20\\d\\d\\b`));
  }
});

test('every location page quotes a review, or shows an example of a call-out under its own heading', () => {
  const [review] = site.reviews;
  for (const { path, $, callout, postcode } of locationPages) {
    const composed = testimonials.callOut?.text.replace('{postcode}', postcode) ?? '';
    const expected = review
      ? [review.text, review.author, review.source]
      : [composed.replace('{minutes}', callout.split('-')[0] ?? '')];
    const text = $(review ? 'main blockquote' : 'main').text();
    expect.soft(expected.filter((one) => !text.includes(one)).join(), path).toBe('');
    expect.soft($('main blockquote').length > 0, path).toBe(review !== undefined);
    const heading = `What a call-out in ${postcode} looks like`;
    expect.soft(textsIn($, 'main h2').includes(heading), path).toBe(!review && testimonials.callOut !== undefined);
  }
});

test('every location page has a weekly tip with a number from 1 to 50', () => {
  for (const { path, $ } of locationPages) {
    const plate = $('main .tip');
    const number = plate.find('.numeral').text();
    expect.soft(plate.find('h2').text(), path).toBe(`Maintenance Tip #${number}`);
    expect.soft(plate.text(), path).toContain('Weekly');
    expect.soft(number, path).toMatch(/^([1-9]|[1-4]\d|50)$/);
    expect.soft(plate.find('.tip-text').text(), path).toBe(tips[Number(number) - 1]);
  }
});

test('every location page has the specified figures in its structured data', () => {
  const { value, count } = ratings.location ?? {};
  for (const { path, $ } of locationPages) {
    const business = graphOf($).find((node: { '@type': string }) => node['@type'].includes('LocalBusiness'));
    expect.soft(business, path).toMatchObject({
      ...(site.emergencyService && { openingHours: 'Mo-Su 00:00-23:59' }),
      priceRange: '££',
      areaServed: {
        '@type': 'GeoCircle',
        geoRadius: 25000,
        geoMidpoint: { latitude: expect.closeTo(51.5, 0), longitude: expect.closeTo(-0.1, 0) },
      },
    });
    const rating = value && expect.objectContaining({ ratingValue: value, reviewCount: count, bestRating: 5 });
    expect.soft(business.aggregateRating, path).toEqual(rating);
  }
});

test('every district is marked on the map, with links to its neighbours', () => {
  for (const { slug, path, $, neighbours } of districtPages) {
    expect.soft($('main .london-map [aria-current="page"]').text(), path).toBe(slug.toUpperCase());
    expect.soft($('main .london-map .near').length, path).toBe(neighbours.length);
    for (const neighbour of neighbours) {
      const link = `a[href="/locations/${neighbour}"]`;
      expect.soft($(`main .london-map ${link}.near`).length, path).toBe(1);
      const name = `${neighbour.toUpperCase()} ${districtFacts(neighbour).places[0]}`;
      expect.soft($(`main nav[aria-label="Neighbouring districts"] ${link}`).text(), path).toBe(name);
    }
  }
});

test('every district names its places and borough, and links to the page of its area', () => {
  for (const { slug, path, $, places, boroughs } of districtPages) {
    const plate = textOf($, 'main .street-plate');
    const missing = places.filter((place) => !plate.includes(place));
    expect.soft(missing, path).toEqual([]);
    const area = `/locations/${areaCode(slug).toLowerCase()}`;
    expect.soft($(`main .breadcrumb a[href="${area}"]`).length, path).toBe(1);
    const [main, ...others] = boroughs;
    const named =
      others.length === 0 ? main : `${main} and partly in ${others.join(', ').replace(/, (?=[^,]*$)/, ' and ')}`;
    expect.soft($('main').text().replace(/\s+/g, ' '), path).toContain(`is in the borough of ${named}, and we`);
  }
});

test('a district with a heat network offers no boiler repair, and every district has two to four passages', () => {
  for (const { path, $, heat } of districtPages) {
    const isNetwork = heat === 'network';
    expect.soft($('main h1').text(), path).toMatch(isNetwork ? /^Heating repair/ : /^Boiler repair/);
    expect.soft($('main .section-intro').text().includes('have no boiler'), path).toBe(isNetwork);
    expect.soft($('main .passages > div > h3').length, path).toSatisfy((count: number) => count >= 2 && count <= 4);
  }
});

test('every area lists its districts by name, and shows their tiles in colour', () => {
  for (const { slug, path, $ } of areaPages) {
    const districts = districtsOf(slug).map((district) => `/locations/${district.slug}`);
    expect.soft(attributesOf($, 'main nav[aria-label="Districts"] a'), path).toEqual(districts);
    expect.soft($(`main .area-map-lit .london-map > .${slug}.near`).length, path).toBe(districts.length);
    expect.soft($('main .london-map [aria-current]').length, path).toBe(0);
  }
});

test('the page of NW names North London and its postcodes', () => {
  const $ = page('/locations/nw');
  const description = $('meta[name="description"]').attr('content') ?? '';
  for (const text of [$('title').text(), description, $('main h1').text()]) expect(text).toContain('North London');
  const words = $('main').clone();
  words.find('.area-map').remove();
  const body = words.text().replace(/\s+/g, ' ');
  expect(`${$('head').text()} ${description} ${body}`).not.toContain('North West');
  for (const served of ['NW1 to NW11', 'Westminster', 'Brent']) expect(body).toContain(served);
  const ofN = body.split(/(?<=\.) /).filter((sentence) => /\bN( postcode|\d)/.test(sentence));
  expect(ofN.filter((sentence) => !sentence.includes('NW'))).toEqual([]);
  expect(body).not.toContain('twenty-two');
});

test('the text of the home page contains every place of its structured data', () => {
  const $ = page('/');
  const places: string[] = graphOf($).flatMap(({ areaServed = [] }: { areaServed?: string[] }) => areaServed);
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((place) => !textOf($, 'main').includes(place))).toEqual([]);
});
