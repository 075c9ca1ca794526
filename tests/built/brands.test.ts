import { beforeAll, describe, expect, test } from 'vitest';
import { parts } from '../../src/components/drawings/atlas/parts.ts';
import { loadBrand } from '../../src/content/brands/index.ts';
import { approvedBy, guaranteeMonths, reviews, serviceGuarantee } from '../../src/content/claims.ts';
import type { Brand, Layout } from '../../src/content/schemas/brand.ts';
import { fewestWords } from '../../src/content/schemas/page-length.ts';
import { formatPounds } from '../../src/lib/money.ts';
import { formatPhone } from '../../src/lib/phone.ts';
import { slugify } from '../../src/lib/slugify.ts';
import { type BrandSlug, brandSlugs } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { page, textOf } from './dist.ts';

interface Expected {
  layout: Layout;
  /** How long a service takes (specification, section 9); what it costs: tests/unit/content/specification.test.ts. */
  minutes?: string;
  /** Figures of the data plate, in order; `£` stands for the price of a service. */
  stats?: readonly string[];
  /** Fault codes the page must explain (specification, section 8). */
  codes: readonly string[];
}

/** On every long-form page (specification, section 9). */
const longStats = ['2,000+', '99%', '5-star'];

/** What the specification says of its brands; one that is added later is looked over as its file says. */
// biome-ignore format: one brand a line
const specified: Partial<Record<BrandSlug, Expected>> = {
  'worcester-bosch': { layout: 'rich', minutes: '45-60', codes: ['EA', 'E9', '224', '227'] },
  viessmann: { layout: 'rich', minutes: '60-75', codes: ['F2', 'F4', 'F5'] },
  ideal: { layout: 'short', codes: [] },
  baxi: { layout: 'card', minutes: '60-90', stats: ['2,500+', '98%', '£', '24/7'], codes: ['E110', 'E117', 'E125', 'E133'] },
  vaillant: { layout: 'long', minutes: '60-90', stats: longStats, codes: ['F75', 'F22', 'F28/F29'] },
  alpha: { layout: 'card', minutes: '60-90', stats: ['2,000+', '99%', '£', '24/7'], codes: [] },
  'glow-worm': { layout: 'long', minutes: '60-90', stats: longStats, codes: ['F1', 'F9', 'F4'] },
  vokera: { layout: 'long', minutes: '60-90', stats: longStats, codes: ['A01', 'A03'] },
  potterton: { layout: 'long', minutes: '60-90', stats: longStats, codes: [] },
  ferroli: { layout: 'long', minutes: '60-90', stats: longStats, codes: ['A01', 'A02', 'A03', 'F05'] },
  ariston: { layout: 'long', minutes: '60-90', stats: longStats, codes: ['1P1', '1P2', '2P1', '5P1', '6P1'] },
  main: { layout: 'long', minutes: '60-90', stats: longStats, codes: [] },
  remeha: { layout: 'long', minutes: '60-90', stats: longStats, codes: ['E02', 'E04', 'E09', 'E10'] },
  intergas: { layout: 'card', minutes: '60-90', stats: ['1,800+', '99%', '£', '24/7'], codes: ['EA', 'E4', 'E6', 'E10'] },
  navien: { layout: 'card', minutes: '60-90', stats: ['1,200+', '97%', '£', '24/7'], codes: ['E003', 'E012', 'E016', 'E110'] },
  keston: { layout: 'card', minutes: '60-90', stats: ['1,500+', '98%', '£', '24/7'], codes: [] },
  grant: { layout: 'card', minutes: '90-120', stats: ['2,200+', '99%', 'from £', '24/7'], codes: [] },
};

/** Packages of the rich layout: name and label (specification, section 9). */
const packages: Partial<Record<BrandSlug, readonly (readonly [name: string, label: string])[]>> = {
  'worcester-bosch': [
    ['Standard', ''],
    ['Premium', 'Most Popular'],
    ['Care Plan', ''],
  ],
  viessmann: [
    ['Essential', ''],
    ['Premium', 'Recommended'],
    ['Annual Care Plan', ''],
  ],
};

/** What is expected of a brand that the specification does not know. */
function asItsFileSays(brand: Brand): Expected {
  const stats = brand.layout === 'long' ? longStats : 'stats' in brand ? brand.stats.map(({ number }) => number) : [];
  return { layout: brand.layout, stats, codes: [] };
}

function packagesOf(brand: Brand) {
  if (brand.layout !== 'rich') return [];
  return brand.packages.map(({ name, price, per, label }) => [
    name,
    `${formatPounds(price)}${per === 'month' ? '/month' : ''}`,
    label ?? '',
  ]);
}

/** The buttons that open and close a page of each layout, in order. */
const phone = formatPhone(site.phone);
const buttons: Record<Layout, { first: RegExp; last: readonly string[] }> = {
  rich: { first: /^Book Service (Now|Online)$/, last: ['Book Service', `Call ${phone}`] },
  short: { first: /^Book Service Now$/, last: ['Book Service', `Call ${phone}`] },
  long: { first: /^Book Service Now$/, last: ['Schedule Service Online', `Call ${phone}`] },
  card: { first: /^Book Service Online$/, last: ['Book Online Now', `Call ${phone}`] },
};

/** Headings of the sections after the hero, in the specification's order. */
function headings({ name, layout, ...brand }: Brand): readonly (string | RegExp)[] {
  switch (layout) {
    case 'rich':
      return [
        `${name} boiler repair and service`,
        /on every visit$/,
        /^The full service/,
        `Common ${name} issues`,
        `${name} service prices`,
        `${name} models serviced`,
        /^Questions/,
        /./,
      ];
    case 'short':
      return [];
    case 'long':
      return [
        `Professional ${name} Boiler Servicing`,
        `Why Choose Our ${name} Service?`,
        `${name} Models We Service`,
        `Common ${name} Boiler Issues`,
        'pricingTitle' in brand ? brand.pricingTitle : '',
        'Frequently Asked Questions',
        /./,
      ];
    case 'card':
      return [
        `${name} boiler repair and service`,
        /^Why call us/,
        /boilers we service$/,
        'Common Issues We Fix',
        `What does a ${name} service cost?`,
        /^Questions/,
        `Book your ${name} service or repair`,
      ];
  }
}

const clean = (text: string) =>
  text
    .replace(/\(opens in a new tab\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

describe.each(brandSlugs)('/services/%s', (slug) => {
  const path = `/services/${slug}`;
  const $ = page(path);
  const all = (selector: string) =>
    $(selector)
      .map((_, element) => clean($(element).text()))
      .get();
  /** The section, or the closing band, under an h2. */
  const under = (title: string | RegExp) =>
    $('main h2')
      .filter((_, heading) => matches(clean($(heading).text()), title))
      .first()
      .closest('section');
  let brand: Brand;
  let expected: Expected;

  beforeAll(async () => {
    brand = await loadBrand(slug);
    expected = specified[slug] ?? asItsFileSays(brand);
  });

  test('has its sections in the specified order under the specified headings', () => {
    expect(brand.layout).toBe(expected.layout);
    expect(all('main h1')).toEqual([
      expected.layout === 'long'
        ? `${brand.name} Boiler Service London`
        : `${brand.name} boiler repair and service in London`,
    ]);
    const found = all('main section h2');
    if (expected.layout === 'short') return expect(found.length).toBeGreaterThan(3);
    // The finder stands before them: it belongs to the figures of the head.
    const wanted = [`What does your ${brand.name} say?`, ...headings(brand)];
    expect(found).toHaveLength(wanted.length);
    for (const [index, title] of wanted.entries())
      expect(found[index]).toSatisfy((text: string) => matches(text, title));
  });

  test('opens and closes with the specified buttons', () => {
    const { first, last } = buttons[expected.layout];
    const heroButtons = all('main .brand-hero .btn');
    expect(heroButtons[0]).toMatch(first);
    expect(heroButtons[1]).toBe(`Call ${phone}`);
    const closing = all('main .band .btn');
    expect(closing).toHaveLength(2);
    for (const [index, label] of last.entries()) expect(closing[index]).toContain(label);
  });

  test('carries the badges of its layout', () => {
    const badge = clean($('main .brand-hero .badge').text());
    const trust = all('main .brand-hero .checks > li');
    const isApproved = approvedBy.includes(brand.slug);
    if (expected.layout === 'card') {
      expect(badge).toBe(isApproved ? 'Approved Service Partner' : '');
      expect(trust).toEqual([
        brand.fuel === 'oil' ? 'OFTEC Certified' : 'Gas Safe Certified',
        ...(reviews.search ? ['5-Star Rated'] : []),
        'Same Day Service',
        ...(serviceGuarantee ? [`${guaranteeMonths.service}-Month Guarantee`] : []),
      ]);
    } else {
      expect(trust).toEqual([]);
      if (expected.layout === 'long') {
        expect(badge).toBe(isApproved ? `${brand.name} Approved Service` : '');
      }
      if (expected.layout === 'rich') expect(badge).not.toBe('');
      if (expected.layout === 'short') expect(badge).toBe('');
    }
  });

  test('shows its figures on the data plate', () => {
    const shown = all('main .stat-panel dd');
    const price = formatPounds(brand.servicePrice);
    if (expected.stats) expect(shown).toEqual(expected.stats.map((figure) => figure.replace(/£$/, price)));
    else expect(shown).toHaveLength('stats' in brand ? brand.stats.length : 0);
  });

  test('holds the specified number of cards, models, issues, included items and questions', () => {
    const modelHeadings = all('main h3').filter((text) => text === 'Current Range' || text === 'Legacy Models');
    expect(modelHeadings).toEqual(expected.layout === 'short' ? [] : ['Current Range', 'Legacy Models']);
    if (brand.layout === 'short') return;

    const models = (title: string) =>
      $('main .models > *')
        .filter((_, list) => $(list).find('h3').text() === title)
        .find('ul > li').length;
    expect(models('Current Range')).toBe(brand.models.current.length);
    expect(models('Legacy Models')).toBe(brand.models.legacy.length);
    expect($('main .fault-rows > li').length).toBe(brand.issues.length);
    expect($('main .faq > *').length).toBe(brand.faqs.length);

    if (brand.layout === 'long') {
      expect(under(/^Why Choose/).find('.ruled > li').length).toBe(3);
      expect($('main .service-card .checks > li').length).toBe(brand.includes.length);
      expect(brand.faqs).toHaveLength(6);
    }
    if (brand.layout === 'card') {
      expect($('main .benefits .checks > li').length).toBe(4);
      expect(under(/boiler repair and service$/).find('.ruled > li').length).toBe(3);
      expect(under(/^Why call us/).find('.ruled > li').length).toBe(6);
      expect([models('Current Range'), models('Legacy Models')]).toEqual([4, 4]);
      expect($('main .fault-rows > li').length).toBe(6);
      expect($('main .service-card .checks > li').length).toBe(10);
      expect(all('main .service-card > .badge')).toEqual(['Best Value']);
      expect(textOf($, 'main .service-card')).toContain(brand.partsNote);
      expect($('main .faq > *').length).toBe(6);
    }
    if (brand.layout === 'rich') {
      expect(under(/on every visit$/).find('.checks > li').length).toBe(brand.checklist.length);
      expect(under(/^The full service/).find('.steps > li').length).toBe(brand.breakdown.length);
    }
  });

  test('names the price and the time of a service, and offers the same to crawlers', () => {
    const cards = $('main .service-card')
      .map((_, card) => ({
        name: clean($(card).children('h3').text()),
        price: clean($(card).find('.service-figure').text()),
        label: clean($(card).children('.badge').text()),
      }))
      .get();
    const graph = JSON.parse($('script[type="application/ld+json"]').text())['@graph'];
    const service = graph.find((node: { '@type': string }) => node['@type'] === 'Service');
    const offers = service.offers.map((offer: { price: number }) => offer.price);

    if (expected.layout === 'rich') {
      expect(cards.map(({ name, price, label }) => [name, price, label])).toEqual(packagesOf(brand));
      const named = packages[slug];
      if (named) expect(cards.map(({ name, label }) => [name, label])).toEqual(named);
      expect(offers).toEqual(cards.map(({ price }) => Number(price.match(/\d+/)?.[0])));
    } else {
      expect(offers).toEqual([brand.servicePrice]);
      if (expected.layout === 'long') expect(cards[0]?.price).toBe(`from £${brand.servicePrice}`);
      if (expected.layout === 'card') expect(cards[0]?.price).toBe(`£${brand.servicePrice}`);
      if (expected.layout === 'short') expect(textOf($)).toContain(`from £${brand.servicePrice}`);
    }
    if (expected.minutes) expect(textOf($, 'main .service-card')).toContain(`${expected.minutes} minutes`);
    expect(service.brand.name).toBe(brand.name);
  });

  test('explains the specified fault codes, each with an anchor that its own link names', () => {
    if (brand.layout === 'short') return expect($('main .fault-rows').length).toBe(0);
    const shown = all('main .fault-rows code');
    for (const code of expected.codes) expect(shown).toContain(code);
    expect(shown).toEqual(brand.issues.flatMap(({ code }) => (code ? [code] : [])));
    for (const { code, issue, who } of brand.issues) {
      const row = $(`[id="${slugify(code ?? issue)}"]`);
      expect(row.closest('.fault-rows').length).toBe(1);
      expect(row.find(`a[href="#${row.attr('id')}"]`).length).toBe(1);
      expect(clean(row.find('.badge').text())).toBe(who === 'owner' ? 'Check first yourself' : 'Engineer only');
    }
  });

  test('opens its boiler, and leads from the parts to faults of this page', () => {
    if (brand.layout === 'short') return;
    const list = $('main #issues .controls-guide > ol');
    expect(list.children().length).toBe(parts[brand.fuel].length);
    const targets = list
      .find('a')
      .map((_, link) => $(link).attr('href'))
      .get();
    expect(targets.filter((target) => $('.fault-rows').find(`[id="${target.slice(1)}"]`).length === 0)).toEqual([]);
    expect(new Set(targets).size).toBeGreaterThanOrEqual(brand.issues.length / 2);
  });

  test('lists every code that it has words for: whether one may try something, and what usually cures it', () => {
    if (brand.layout === 'short') return;
    const known = [...brand.issues, ...(brand.moreCodes ?? [])].flatMap(({ code, who, replaced }) =>
      code ? [[code, who === 'owner' ? 'Yes, check first' : 'No, call us', replaced]] : [],
    );
    const rows = $('main #issues tbody tr')
      .map((_, row) => [
        $(row)
          .children()
          .map((_, cell) => clean($(cell).text()))
          .get(),
      ])
      .get() as string[][];
    expect(rows.map(([code, , ...verdict]) => [code, ...verdict]).sort()).toEqual(known.sort());
  });

  test('says how to top up and reset its models, each in a row of its own', () => {
    if (brand.layout === 'short') return;
    const models = all('main .controls-guide dt');
    expect(models.length).toBeGreaterThan(0);
    expect(models).toEqual(brand.controls.map((row) => row.models));
  });

  test('speaks of repair as well as service, in its title and in a heading', () => {
    expect($('title').text(), `src/content/brands/${slug}.ts  meta.title`).toMatch(/repair/i);
    const headings = [...all('main h2'), ...all('main h3')].join();
    expect(headings, `headings of src/content/brands/${slug}.ts`).toContain(`${brand.name} boiler repair`);
  });

  test('says enough, and says that we are independent of the manufacturer', () => {
    const file = `src/content/brands/${slug}.ts`;
    expect(textOf($).split(' ').length, `words on the page of ${file}`).toBeGreaterThanOrEqual(
      fewestWords[expected.layout],
    );
    expect(textOf($)).toContain(`We service ${brand.name} boilers and are independent of the manufacturer`);
  });

  test('gives the advice of its fuel and no other', () => {
    const gas = ['0800 111 999', 'Gas Safe'].map((words) => textOf($).includes(words));
    expect(gas).toEqual(brand.fuel === 'oil' ? [false, false] : [true, true]);
    expect($('main a[href="tel:+44800111999"]').length > 0).toBe(brand.fuel === 'gas');
    if (brand.fuel === 'oil') {
      expect(textOf($)).toContain('OFTEC');
      expect($('main .brand-hero svg').text()).toContain('Oil');
    }
  });

  test('leads on: to home, and to every page that its content names', () => {
    expect($('main .breadcrumb a[href="/"]').length).toBe(1);
    for (const { to } of brand.related) expect($(`main .related a[href="${to}"]`).length).toBe(1);
    expect(brand.related.length, `src/content/brands/${slug}.ts  related`).toBeGreaterThanOrEqual(3);
  });
});

describe.each(Object.entries(packages))('/services/%s', (slug) => {
  test("each 'Learn More' leads to that package's details on the page", () => {
    const $ = page(`/services/${slug}`);
    const links = $('main .service-card a[href^="#"]');
    expect(links.length).toBeGreaterThan(0);
    links.each((_, link) => {
      const name = clean($(link).closest('.service-card').children('h3').text());
      expect(clean($($(link).attr('href') ?? '').text())).toMatch(new RegExp(`^${name} in detail`));
      expect(clean($(link).text())).toMatch(/^Learn More/);
    });
  });
});

function matches(text: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? text === wanted : wanted.test(text);
}
