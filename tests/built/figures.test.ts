import { expect, test } from 'vitest';
import { loadBrand } from '../../src/content/brands/index.ts';
import type { Brand } from '../../src/content/schemas/brand.ts';
import { formatPounds } from '../../src/lib/money.ts';
import { type BrandSlug, brandSlugs } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { page, pages, textOf } from './dist.ts';

/** The local pricing guide of every location (specification, section 9). */
const localPrices = [
  ['Combi', '£1,800-£3,500'],
  ['System', '£2,200-£4,000'],
  ['Regular', '£2,500-£4,500'],
];

/** What a brand's service costs, and its plan by the month, as texts show it. */
const brands = Object.fromEntries(
  await Promise.all(brandSlugs.map(async (slug) => [slug, await loadBrand(slug)] as const)),
) as Record<BrandSlug, Brand>;
const servicePrice = (slug: BrandSlug) => formatPounds(brands[slug].servicePrice);
const planPrice = (slug: BrandSlug, months: number) => {
  const brand = brands[slug];
  const plan = brand.layout === 'rich' ? brand.packages.find(({ per }) => per === 'month') : undefined;
  return formatPounds((plan?.price ?? 0) * months);
};

/** On every brand's page (section 9, 'All brands'). */
const guarantee = ['12-month guarantee on parts and labour'];

/** The note on parts of the card layout (section 2). */
const spareParts = ['spare parts', 'genuine', 'approved equivalents'];
const fixedPrice = (slug: BrandSlug) => [[`fixed price of ${servicePrice(slug)}`], spareParts];

/** What further stands on single brands' pages (section 9, 'Service prices and terms'). */
const ofBrand: Partial<Record<BrandSlug, readonly (readonly string[])[]>> = {
  'worcester-bosch': [[`${planPrice('worcester-bosch', 1)} a month is ${planPrice('worcester-bosch', 12)} a year`]],
  viessmann: [[`${planPrice('viessmann', 1)} come to ${planPrice('viessmann', 12)}`]],
  ideal: [[`from ${servicePrice('ideal')}`]],
  baxi: fixedPrice('baxi'),
  alpha: fixedPrice('alpha'),
  intergas: fixedPrice('intergas'),
  navien: fixedPrice('navien'),
  keston: fixedPrice('keston'),
  grant: [...fixedPrice('grant'), ['hose', 'isn’t in the service price']],
};

/** What the specification's tables give for a page: each line stands together in one row, entry or sentence. */
const figures: Record<string, readonly (readonly string[])[]> = {
  ...Object.fromEntries(pages.filter(({ page }) => page === 'location').map(({ path }) => [path, localPrices])),
  ...Object.fromEntries(brandSlugs.map((slug) => [`/services/${slug}`, [guarantee, ...(ofBrand[slug] ?? [])]])),
  '/': [
    // Installation packages (section 9)
    ['Premium', 'Worcester Bosch 4000', '10 years', '£2,590'],
    ['Value', 'Viessmann 050-W', '10 years', '£2,395'],
    ['Smart', 'Vaillant ecoTEC Plus', '10 years', '£2,650'],
    ['Budget', 'Ideal Logic+ C30', '10 years', '£2,250'],
    ['Boiler supply and fit'],
    ['Powerflush'],
    ['Magnetic filter'],
    ['Wireless thermostat'],
    ['Gas Safe and Building Regs certification'],
    ['Old boiler removal'],
    // Six services (section 2)
    ['New Boiler Installation'],
    ['Combi Boiler Replacement'],
    ['Gas Safety Certificates'],
    ['Emergency Repairs 24/7'],
    ['Annual Boiler Servicing'],
    ['Central Heating Systems'],
    // Review scores and experience (section 1)
    ['9.8/10'],
    ['4.9/5'],
    ['Excellent 4.9/5 based on 500+ reviews'],
    ['10+', 'years in business'],
    ['5,000+', 'installations'],
    // What each rating counts.
    ['500+ reviews of all our work in London'],
    ['127 reviews of our work in central London'],
    // Appointments and emergency cover (section 9, 'All brands')
    ['Same day', 'next-day'],
    ['24/7', 'every bank holiday', 'office is closed'],
    ['two to three if the boiler moves'],
    ['Our four packages', 'from'],
  ],
  '/boiler-quotes': [
    ['30% or more', '£287', '£73'],
    ['Vitodens 050-W', '25-35kW'],
    ['A move', 'two to three days'],
    ['cylinder', 'most of a day'],
    ['60 seconds'],
    ['30 days'],
    ['95%', 'online quote'],
    ['Worcester Bosch', 'Combi', '25kW', '10 years', '£2,590'],
    ['Viessmann', 'Combi', '29kW', '10 years', '£2,395'],
    ['Vaillant', 'Combi', '30kW', '10 years', '£2,650'],
    ['Ideal', 'Combi', '30kW', '10 years', '£2,250'],
    ['Worcester Bosch', 'System', '30kW', '12 years', '£3,150'],
    ['Viessmann', 'System', '35kW', '10 years', '£3,295'],
    ['12-month workmanship guarantee'],
    ['7-12 years'],
    ['12 months', '0% APR'],
    ['24 months', '3.9% APR'],
    ['60 months', '5.9% APR'],
    ['£2,500', '12 months', '£208.33/month'],
    ['70% efficient', '£1,200/year'],
    ['92% efficient', '£840/year'],
    ['£360/year'],
    ['£5,400', '15 years'],
    ['4.9/5', '500+ reviews'],
    ['10+', 'years in business'],
    ['5,000+', 'installations'],
  ],
  '/combi-boilers': [
    ['Greenstar 4000 itself comes as 25 or 30 kW', '050-W at 32 kW, labelled 92%'],
    ['two to three days if the boiler moves'],
    ['Baxi 600', 'installed, VAT included, from'],
    ['Worcester Bosch Greenstar 4000', '25-35kW', '94%', '10 years', '£2,590', '4.9'],
    ['Viessmann Vitodens 050-W', '25-35kW', '94%', '10 years', '£2,395', '4.8'],
    ['Vaillant ecoTEC Plus', '25-38kW', '94%', '10 years', '£2,650', '4.8'],
    ['Ideal Logic+ C30', '24-35kW', '93%', '10 years', '£2,250', '4.7'],
    ['Baxi 600', '24-33kW', '93%', '7 years', '£2,150', '4.6'],
    ['24-27kW', 'up to 10 radiators', '1 bathroom'],
    ['28-34kW', '10-15 radiators', '1-2 bathrooms'],
    ['35-42kW', '15-20 radiators', '2-3 bathrooms'],
    ['90%', '£1,200/yr', '£12,000'],
    ['94%', '£1,150/yr', '£11,500', '£500'],
    ['15,000 kWh/year'],
    ['£2,150-£3,500'],
  ],
  '/guides/best-combi-boilers-london': [
    ['Viessmann Vitodens 050-W', '£2,395', '32kW', '10 years', '92%'],
    ['Worcester Bosch Greenstar 4000', '£2,590', '30kW', '10 years', '94%'],
    ['Viessmann Vitodens 100-W', '£2,790', '30kW', '12 years', '94%'],
    ['Alpha E-Tec NX', '£1,950', '28kW', '10 years', '92%'],
    ['Worcester Bosch Greenstar 2000', '£2,385', '30kW', '7 years', '92%'],
    ['1-2 bed flat', '24-28kW', 'up to 10 radiators'],
    ['3 bed house', '30-35kW', '10-15 radiators'],
    ['4+ bed house', '35kW+', '15+ radiators'],
    ['£100-150'],
    ['7-8 years'],
    ['together they come to less than their sum', '£100-150'],
    ['Alpha E-Tec NX, 28 kW'],
    ['25-35 kW and 94%', '32 kW, labelled 92%', '29 kW'],
    ['£1,800-£4,500'],
  ],
  '/guides/boiler-installation-cost': [
    ['£1,800-£4,500'],
    ['£1,800', '£1,900', '£1,950', '£2,150', '£2,250'],
    ['cylinder', 'most of a day'],
  ],
  '/guides/top-combi-boilers-london': [
    ['two sizes, 25 and 30 kW'],
    ['Ideal Logic+ Combi', 'typical price'],
    ['£2,400-£2,800'],
    ['£2,600-£3,000'],
    ['£1,900-£2,300'],
    ['1-2 bed', '24-28kW'],
    ['3 bed', '30-32kW'],
    ['4+ bed', '35-38kW'],
    ['Light', '10-12 L/min'],
    ['Medium', '12-14 L/min'],
    ['Heavy', '14-16 L/min'],
    ['£13,250', '£14,400'],
  ],
  '/guides/worcester-error-codes': [
    ['2 resets'],
    ['EA', 'Flame Loss', 'High'],
    ['E9/229', 'No Ignition', 'High'],
    ['D5/224', 'Fan Fault', 'High'],
    ['C6/227', 'Fan Speed Out of Range', 'Medium'],
    ['A1/EA', 'NTC Thermistor Fault', 'Medium'],
    ['E3/EA', 'Overheat Thermistor', 'High'],
    ['D4', 'Low System Pressure', 'Low'],
    ['C1/C2', 'Circulating Pump Fault', 'Medium'],
    ['E5', 'Flue Temperature Overheat', 'High'],
    ['E8', 'Supply/Return Temperature Sensor Short Circuit', 'Medium'],
  ],
  '/guides/boiler-service-maintenance': [
    ['Updated October 2025'],
    ['15 min read'],
    ['Economy', '£70-£85'],
    ['Standard', '£85-£110'],
    ['Premium', '£110-£150'],
    ['£80-£120'],
    ['£10-£15'],
    ['2 bar'],
  ],
  '/guides/boiler-pressure-guide': [
    ['1.0-1.5 bar'],
    ['1.5-2.0 bar'],
    ['2.5 bar'],
    ['0.5-0.7 bar'],
    ['3 bar'],
    ['1.3-1.5 bar'],
    ['1.2-1.3'],
    ['twice'],
  ],
  '/guides/when-to-replace-boiler': [
    ['30% or more', '£287', '£360'],
    ['Combi', '10-15 years'],
    ['System', '12-17'],
    ['Regular', '15-20'],
    ['Back boiler', '8-12'],
    ['50%'],
    ['0-5 years', 'repair'],
    ['6-8', 'usually repair'],
    ['9-12', 'depends'],
    ['12+', 'replace'],
    ['expansion vessel', '£150-£250'],
    ['plate heat exchanger', '£300-£600'],
    ['circuit board', '£200-£400'],
    ['new boiler', '£2,000-£2,500'],
    ['£300-£400'],
  ],
};

/** Opening hours stand in the footer of every page: those of the settings, a row each, and the hour that never closes. */
const hours = [
  ...site.hours.map(({ label, opens, closes }) => `${label} ${timeSpan(opens, closes)}`),
  ...(site.bankHolidays.length > 0 ? ['Bank holidays'] : []),
  'Emergency 24/7, every bank holiday',
];

/** As the specification writes times: `7:00 AM-8:00 PM`. */
function timeSpan(opens: number, closes: number): string {
  if (closes - opens === 24 * 60) return 'Open 24 hours';
  const [from, to] = [opens, closes].map((minutes) =>
    new Date(minutes * 60_000)
      .toLocaleTimeString('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
      .replace(/\s/, ' '),
  );
  return `${from}-${to}`;
}

/** Elements that hold what a reader takes for one statement. */
const rows =
  'caption, tr, li, dl > div, p, dt, dd, figcaption, blockquote, td, h3, article > section, header span, header time';

test.each(Object.keys(figures))('%s says each of its figures in one place', (path) => {
  const $ = page(path);
  const statements = $('main')
    .find(rows)
    .map((_, row) => textWithin($(row)))
    .get();
  const missing = (figures[path] ?? []).filter(
    (cells) => !statements.some((statement) => cells.every((cell) => statement.includes(cell.toLowerCase()))),
  );
  expect(missing, 'figures of the specification; one that the owner has changed is changed in this table').toEqual([]);
});

test('every page shows the hours of the week', () => {
  const without = pages.filter(({ path }) =>
    hours.some((text) => !textOf(page(path), '#root > footer').includes(text)),
  );
  expect(without).toEqual([]);
});

type Selection = ReturnType<ReturnType<typeof page>>;

function textWithin(element: Selection): string {
  const spaced = (element.html() ?? '')
    .replace(/<!-- -->/g, '')
    .replace(/<(style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<\/?(span|strong|small|em|b|a)\b[^>]*>/g, '');
  return spaced
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
