import { beforeAll, describe, expect, test } from 'vitest';
import { parts } from '../../src/components/drawings/atlas/parts.ts';
import { firstStepBadges } from '../../src/components/sections/fault-steps.tsx';
import { loadBrand } from '../../src/content/brands/index.ts';
import { approvedBy, guaranteeMonths, longPageStats, reviews, serviceGuarantee } from '../../src/content/claims.ts';
import { sortByCode } from '../../src/content/faults.ts';
import type { Brand, Layout } from '../../src/content/schemas/brand.ts';
import { withArticle } from '../../src/lib/article.ts';
import { formatPounds } from '../../src/lib/money.ts';
import { formatPhone } from '../../src/lib/phone.ts';
import { slugify } from '../../src/lib/slugify.ts';
import { type BrandSlug, brandSlugs } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { attributesOf, htmlOf, page, pages, textOf, textsIn } from './dist.ts';

interface Expected {
  layout: Layout;
  /** How long a service takes (specification, section 9). */
  minutes?: string;
  /** Figures of the data plate; `£` is the price of a service. */
  stats?: readonly string[];
  /** Fault codes the page must explain (specification, section 8). */
  codes: readonly string[];
}

const longStats = longPageStats.map(({ number }) => number);

/** Whether this is the sample business, which has the specified figures. */
const isSample = new URL(site.host).hostname.endsWith('.example');

/** The specified figures. Other brands are compared with their content file. */
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

/** Names and labels of packages (specification, section 9). */
const packages: Partial<Record<BrandSlug, string>> = {
  'worcester-bosch': 'Standard, Premium Most Popular, Care Plan',
  viessmann: 'Essential, Premium Recommended, Annual Care Plan',
};

/** Returns the expectations for a brand that is not specified. */
function expectedOf(brand: Brand): Expected {
  const stats = brand.layout === 'long' ? longStats : 'stats' in brand ? brand.stats.map(({ number }) => number) : [];
  const minutes = brand.layout === 'short' ? undefined : brand.serviceMinutes?.join('-');
  return { layout: brand.layout, stats, codes: [], ...(minutes && { minutes }) };
}

/** The booking buttons in the hero and at the end of a page. */
const buttons: Record<Layout, readonly [first: RegExp, last: string]> = {
  rich: [/^Book Service (Now|Online)$/, 'Book Service'],
  short: [/^Book Service Now$/, 'Book Service'],
  long: [/^Book Service Now$/, 'Schedule Service Online'],
  card: [/^Book Service Online$/, 'Book Online Now'],
};
const call = `Call ${formatPhone(site.phone)}`;

/** Returns the headings of the sections after the hero, in the specification's order. */
function headings({ name, layout, ...brand }: Brand): readonly (string | RegExp)[] {
  const models = `${name} models serviced`;
  const issues = `Common ${name} issues`;
  const repair = `${name} boiler repair and service`;
  const pricing = 'pricingTitle' in brand ? brand.pricingTitle : `${name} service prices`;
  const all: Record<Layout, readonly (string | RegExp)[]> = {
    rich: [repair, issues, pricing, models, /^Questions/, /./],
    short: [],
    long: [
      `Professional ${name} Boiler Servicing`,
      `Why Choose Our ${name} Service?`,
      `${name} Models We Service`,
      `Common ${name} Boiler Issues`,
      pricing,
      'Frequently Asked Questions',
      /./,
    ],
    card: [
      repair,
      /^Why call us/,
      /boilers we service$/,
      'Common Issues We Fix',
      `What does ${withArticle(name)} service cost?`,
      /^Questions/,
      `Book your ${name} service or repair`,
    ],
  };
  return all[layout];
}

const clean = (text: string) => text.replaceAll('(opens in a new tab)', '').replace(/\s+/g, ' ').trim();
const matches = (text: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text);

describe.each(brandSlugs)('/services/%s', (slug) => {
  const path = `/services/${slug}`;
  const $ = page(path);
  const all = (selector: string) => textsIn($, selector);
  const under = (title: RegExp) =>
    $('main h2')
      .filter((_, heading) => title.test(clean($(heading).text())))
      .first()
      .closest('section');
  let brand: Brand;
  let expected: Expected;

  beforeAll(async () => {
    brand = await loadBrand(slug);
    expected = (isSample && specified[slug]) || expectedOf(brand);
  });

  test('has its sections in the specified order under the specified headings', () => {
    const { name, layout } = brand;
    expect(layout).toBe(expected.layout);
    const title = layout === 'long' ? `${name} Boiler Service London` : `${name} boiler repair and service in London`;
    expect(all('main h1')).toEqual([title]);
    const found = all('main section h2');
    if (layout === 'short') return expect(found.length).toBeGreaterThan(3);
    const wanted = [`What does your ${name} say?`, ...headings(brand)];
    expect(found).toHaveLength(wanted.length);
    expect(found.filter((text, index) => !matches(text, wanted[index] ?? ''))).toEqual([]);
    expect([...found, ...all('main h3')].join()).toContain(`${name} boiler repair`);
    expect($('title').text(), `src/content/brands/${slug}.ts  meta.title`).toMatch(/repair/i);
  });

  test('begins and ends with the specified buttons', () => {
    const [first, last] = buttons[expected.layout];
    const opening = all('main .brand-hero .btn');
    expect(opening[0]).toBe(call);
    expect(opening[1]).toMatch(first);
    const closing = all('main .band .btn');
    expect(closing).toEqual([expect.stringContaining(last), expect.stringContaining(call)]);
  });

  test('has the badges of its layout', () => {
    const badge = clean($('main .brand-hero .badge').text());
    const trust = all('main .brand-hero .checks > li');
    const isApproved = approvedBy.includes(brand.slug);
    if (expected.layout === 'rich') expect(badge).not.toBe('');
    if (expected.layout === 'long') expect(badge).toBe(isApproved ? `${brand.name} Approved Service` : '');
    if (expected.layout === 'short') return expect([badge, trust[0]]).toEqual(['', 'Gas Safe registered']);
    if (expected.layout !== 'card') return expect(trust).toEqual([]);
    expect(badge).toBe(isApproved ? 'Approved Service Partner' : '');
    expect(trust).toEqual([
      brand.fuel === 'oil' ? 'OFTEC Certified' : 'Gas Safe Certified',
      ...(reviews.search ? ['5-Star Rated'] : []),
      'Same Day Service',
      ...(serviceGuarantee ? [`${guaranteeMonths.service}-Month Guarantee`] : []),
    ]);
  });

  test('shows its figures on the data plate', () => {
    const shown = all('main .stat-panel dd');
    const price = formatPounds(brand.servicePrice);
    if (expected.stats) expect(shown).toEqual(expected.stats.map((figure) => figure.replace(/£$/, price)));
    else expect(shown).toHaveLength('stats' in brand ? brand.stats.length : 0);
  });

  test('has all cards, models, issues, included items and questions', () => {
    if (brand.layout === 'short') return expect($('main .models').length).toBe(brand.models ? 1 : 0);
    const models = (title: string) =>
      $('main .models > *')
        .filter((_, list) => $(list).find('h3').text() === title)
        .find('tbody > tr').length;
    expect(models('Current Range')).toBe(brand.models.current.length);
    expect(models('Legacy Models')).toBe(brand.models.legacy.length);
    expect($('main .fault-rows > [id]').length).toBe(brand.issues.length);
    expect($('main .faq > *').length).toBe(brand.faqs.length);

    const included = $('main .service-card .checks > li').length;
    if (brand.layout === 'long') {
      expect(under(/^Why Choose/).find('.ruled > li').length).toBe(brand.whyChoose.length);
      expect(included).toBe(brand.includes.length);
    }
    if (brand.layout === 'card') {
      expect($('main .passages .checks > li').length).toBe(brand.benefits.length);
      expect(under(/boiler repair and service$/).find('.steps > li').length).toBe(brand.features.length);
      expect(under(/^Why call us/).find('.ruled > li').length).toBe(brand.whyChoose.length);
      expect(included).toBe(brand.includes.length);
      expect(all('main .service-card > .badge')).toEqual(['Best Value']);
      expect(textOf($, 'main .service-card')).toContain(brand.partsNote);
    }
    if (brand.layout === 'rich') {
      expect(under(/boiler repair and service$/).find('.checks > li').length).toBe(brand.checklist.length);
      expect(under(/boiler repair and service$/).find('.steps > li').length).toBe(brand.breakdown.length);
    }
  });

  test('has the same price of a service on the page and in structured data', () => {
    const names = all('main .service-card > h3');
    const prices = all('main .service-card .service-figure');
    const graph = JSON.parse($('script[type="application/ld+json"]').text())['@graph'];
    const service = graph.find((node: { '@type': string }) => node['@type'] === 'Service');
    const offers = service.offers.map((offer: { price: number }) => offer.price);

    if (brand.layout === 'rich') {
      const labels = $('main .service-card').map((_, card) => clean($(card).children('.badge').text()));
      const shown = names.map((name, index) => `${name} ${labels[index]}`.trim()).join(', ');
      const own = brand.packages.map(({ name, label = '' }) => `${name} ${label}`.trim()).join(', ');
      expect(shown).toBe((isSample && packages[slug]) || own);
      expect(prices).toEqual(brand.packages.map(({ price, per }) => `£${price}${per === 'month' ? '/month' : ''}`));
      expect(offers).toEqual(brand.packages.map(({ price }) => price));
    } else {
      expect(offers).toEqual([brand.servicePrice]);
      if (brand.layout === 'long') expect(prices[0]).toBe(`from £${brand.servicePrice}`);
      if (brand.layout === 'card') expect(prices[0]).toBe(`£${brand.servicePrice}`);
      if (brand.layout === 'short') expect(textOf($)).toContain(`from £${brand.servicePrice}`);
    }
    if (expected.minutes) expect(textOf($, 'main .service-card')).toContain(`${expected.minutes} minutes`);
    expect(service.brand.name).toBe(brand.name);
  });

  test('explains its fault codes, each with an anchor that is linked', () => {
    const { issues = [] } = brand;
    const shown = all('main .fault-rows code');
    expect(shown).toEqual(expect.arrayContaining([...expected.codes]));
    expect(shown).toEqual(sortByCode(issues).flatMap(({ code }) => (code ? [code] : [])));
    for (const { code, issue, who } of issues) {
      const row = $(`.fault-rows [id="${slugify(code ?? issue)}"]`);
      expect(row.find(`a[href="#${row.attr('id')}"]`).length, code).toBe(1);
      expect(clean(row.find('.badge').text())).toBe(firstStepBadges[who].text);
    }
  });

  test('shows the parts of its boiler, linked to faults of the page', () => {
    if (!brand.issues) return;
    const list = $('main #issues .controls-guide > ol');
    expect(list.children().length).toBe(parts[brand.fuel].length);
    const targets = attributesOf($, list.find('a'));
    expect(targets.filter((target) => $(`.fault-rows [id="${target.slice(1)}"]`).length === 0)).toEqual([]);
    expect(new Set(targets).size).toBeGreaterThanOrEqual(brand.issues.length / 2);
  });

  test('lists every code with its first step and the usual repair', () => {
    const known = [...(brand.issues ?? []), ...(brand.moreCodes ?? [])].flatMap(({ code, who, replaced }) =>
      code ? [`${code}: ${firstStepBadges[who].text}: ${replaced}`] : [],
    );
    const rows = $('main #issues tbody tr').map((_, row) => {
      const [code, , ...verdict] = textsIn($, $(row).children());
      return [code, ...verdict].join(': ');
    });
    expect(rows.get().sort()).toEqual(known.sort());
    const codes = known.flatMap((row) => row.split(': ')[0]?.split('/'));
    expect(all('main #all-codes summary .badge')).toEqual(codes.length > 0 ? [`${codes.length} codes`] : []);
  });

  test('explains how to top up and reset its models, and that we are independent of the manufacturer', () => {
    const general = $('main .controls-guide > :only-child').length > 0 ? ['Topping up safely'] : [];
    expect(all('main .controls-guide dt')).toEqual([...general, ...(brand.controls?.map((row) => row.models) ?? [])]);
    if (brand.layout !== 'short') expect(brand.controls.length).toBeGreaterThan(0);
    expect(textOf($).match(/independent of the manufacturer\b/gi)).toHaveLength(1);
  });

  test('links to the home page, and to every related page', () => {
    expect($('main .breadcrumb a[href="/"]').length).toBe(1);
    expect(brand.related.filter(({ to }) => $(`main .related a[href="${to}"]`).length !== 1)).toEqual([]);
    expect(brand.related.length, `src/content/brands/${slug}.ts  related`).toBeGreaterThanOrEqual(3);
  });

  test("links 'Learn More' to the package's details on the page", () => {
    const links = $('main .service-card a[href^="#"]');
    expect(links.length > 0).toBe(packages[slug] !== undefined);
    for (const link of links) {
      const name = clean($(link).closest('.service-card').children('h3').text());
      expect(clean($($(link).attr('href') ?? '').text())).toMatch(new RegExp(`^${name} in detail`));
      expect(clean($(link).text())).toMatch(/^Learn More/);
    }
  });
});

test('every brand has the right article: an Alpha, a Baxi', async () => {
  const names = await Promise.all(brandSlugs.map(async (slug) => (await loadBrand(slug)).name));
  const wrong = new RegExp(
    `\\b(?:${names.map((name) => (withArticle(name) === `a ${name}` ? `an ${name}` : `a ${name}`)).join('|')})\\b`,
    'gi',
  );
  const textOf = (path: string) => htmlOf(path).replace(/<[^>]*>|\s+/g, ' ');
  const found = pages.flatMap(({ path }) => (textOf(path).match(wrong) ?? []).map((text) => `${path}: ${text}`));
  expect(found).toEqual([]);
});
