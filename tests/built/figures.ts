import { formatOutput } from '../../src/components/charts/heat-output.ts';
import { loadBrand } from '../../src/content/brands/index.ts';
import {
  countedReviews,
  experience,
  guaranteeMonths,
  ratings,
  reviewSummary,
  reviews,
  serviceGuarantee,
} from '../../src/content/claims.ts';
import {
  cheapest,
  combiRanking,
  combiSizing,
  londonInstallationRange,
  runningCosts,
} from '../../src/content/combi-ranking.ts';
import { cheapestReview, combiReviews } from '../../src/content/combi-reviews.ts';
import { worcesterFaults } from '../../src/content/fault-codes.ts';
import { bestSizing, efficiencyPayback } from '../../src/content/figures/best-combi-boilers-london.ts';
import * as service from '../../src/content/figures/boiler-service-maintenance.ts';
import { flowGuide, tenYearCost, topSizing, topThree } from '../../src/content/figures/top-combi-boilers-london.ts';
import * as replace from '../../src/content/figures/when-to-replace-boiler.ts';
import { maximumResets } from '../../src/content/figures/worcester-error-codes.ts';
import { guide as serviceGuide } from '../../src/content/guides/boiler-service-maintenance.mdx';
import { installationRange, locationPrices } from '../../src/content/locations/pricing.ts';
import { included, packages, packagesFrom, packageWarrantyYears } from '../../src/content/packages.ts';
import { pressure } from '../../src/content/pressure.ts';
import {
  financeExample,
  financeTerms,
  possibleSaving,
  quotedBoilers,
  quoteTerms,
  savedByEfficiency,
  savings,
  warrantyYears,
} from '../../src/content/quote.ts';
import type { Brand } from '../../src/content/schemas/brand.ts';
import { formatMonth } from '../../src/lib/dates.ts';
import { instalments } from '../../src/lib/instalments.ts';
import { formatPence, formatPounds, formatPoundsRange } from '../../src/lib/money.ts';
import { brandSlugs } from '../../src/routes.ts';
import { site } from '../../src/site.config.ts';
import { pages } from './dist.ts';

/** Texts that must appear in one statement. */
type Row = readonly string[];

const brands = await Promise.all(brandSlugs.map((slug) => loadBrand(slug)));

/** Returns rows for the price and guarantee of a service, and for yearly prices of plans. */
function ofBrand(brand: Brand): Row[] {
  const price = formatPounds(brand.servicePrice);
  const guarantee = serviceGuarantee ? [`${guaranteeMonths.service}-month guarantee on parts and labour`] : [];
  if (brand.layout === 'card') {
    const oil = brand.fuel === 'oil' ? [['hose', 'isn’t in the service price']] : [];
    return [guarantee, [`fixed price of ${price}`], ['spare parts', 'genuine', 'approved equivalents'], ...oil];
  }
  if (brand.layout === 'short') return [guarantee, [`from ${price}`]];
  const plans = brand.layout === 'rich' ? brand.packages.filter(({ per }) => per === 'month') : [];
  return [guarantee, ...plans.map((plan) => [formatPounds(plan.price), formatPounds(plan.price * 12)])];
}

const { amount, months } = financeExample;
const term = financeTerms.find((one) => one.months === months);
const { perMonth } = instalments(amount, months, term?.apr ?? 0);
const savedPerYear = savings.old.perYear - savings.new.perYear;

/** Returns a row for a claim, or none if the claim is empty. */
const claimed = (claim: string | undefined, ...others: string[]): Row[] => (claim ? [[claim, ...others]] : []);

const claims = [...claimed(experience.years, 'in business'), ...claimed(experience.installations, 'installations')];

const inBar = (readings: readonly number[]) => readings.map((bar) => bar.toFixed(1)).join('-');

/** Statements that pages must contain: figures from the content, and specified phrases. */
export const figures: Readonly<Record<string, readonly Row[]>> = {
  ...Object.fromEntries(
    pages
      .filter(({ kind }) => kind === 'location')
      .map(({ path }) => [path, locationPrices.map(({ type, range }) => [type, formatPoundsRange(range)])]),
  ),
  ...Object.fromEntries(brands.map((brand) => [`/services/${brand.slug}`, ofBrand(brand)])),
  '/': [
    ...packages.map(({ name, boiler, price }) => [name, boiler, `${packageWarrantyYears} years`, formatPounds(price)]),
    ...included.map(({ name }) => [name]),
    // Six services (section 2)
    ['New Boiler Installation'],
    ['Combi Boiler Replacement'],
    ['Gas Safety Certificates'],
    ['Emergency Repairs'],
    ['Annual Boiler Servicing'],
    ['Central Heating Systems'],
    ...claimed(reviews.trades),
    ...claimed(reviews.search),
    ...claimed(reviewSummary),
    ...claims,
    ...claimed(reviews.search && countedReviews),
    ...claimed(ratings.home && `${ratings.home.count} ${ratings.home.of}`),
    // Appointments and emergency cover (section 9, 'All brands')
    ['Same day', 'next-day'],
    ...(site.emergencyService ? [['24/7', 'every bank holiday', 'office is closed']] : []),
  ],
  '/boiler-quotes': [
    [`${possibleSaving}% or more`, formatPounds(savedByEfficiency), formatPounds(savedPerYear)],
    [`${quoteTerms.seconds} seconds`],
    [`${quoteTerms.validDays} days`],
    ...(quoteTerms.matchPercent ? [[`${quoteTerms.matchPercent}%`, 'online quote']] : []),
    ...quotedBoilers.map(({ model, type, output, warranty, price }) => [
      model,
      type,
      `${output}kW`,
      `${warranty} years`,
      formatPounds(price),
    ]),
    [`${guaranteeMonths.workmanship}-month workmanship guarantee`],
    [`${warrantyYears} years`],
    ...financeTerms.map(({ months, apr }) => [`${months} months`, `${apr}% APR`]),
    ...(term ? [[formatPounds(amount), `${term.months} months`, `${formatPence(perMonth)}/month`]] : []),
    [`${savings.old.efficiency}% efficient`, `${formatPounds(savings.old.perYear)}/year`],
    [`${savings.new.efficiency}% efficient`, `${formatPounds(savings.new.perYear)}/year`],
    [`${formatPounds(savedPerYear)}/year`],
    [formatPounds(savedPerYear * savings.years), `${savings.years} years`],
    ...claimed(reviews.search, reviews.count),
    ...claims,
  ],
  '/combi-boilers': [
    ...combiRanking.map(({ name, output, efficiency, warranty, price, rating }) => [
      name,
      output,
      `${efficiency}%`,
      `${warranty} years`,
      formatPounds(price),
      String(rating),
    ]),
    ...combiSizing.map((size) => Object.values(size).map((text) => text.replace(/ [a-z]+$/, ''))),
    ...runningCosts.rows.map(({ efficiency, perYear }) => [
      `${efficiency}%`,
      `${formatPounds(perYear)}/yr`,
      formatPounds(perYear * runningCosts.years),
    ]),
    [formatPounds((runningCosts.rows[0].perYear - runningCosts.rows[1].perYear) * runningCosts.years)],
    [`${runningCosts.kwhPerYear.toLocaleString('en-GB')} kWh/year`],
    [formatPoundsRange(londonInstallationRange)],
  ],
  '/guides/best-combi-boilers-london': [
    ...combiReviews.map(({ name, price, output, warranty, efficiency }) => [
      name,
      formatPounds(price),
      `${output}kW`,
      `${warranty} years`,
      `${efficiency}%`,
    ]),
    ...bestSizing.map(({ home, output, radiators }) => [home, formatOutput(output), radiators]),
    [`£${efficiencyPayback.perYear.join('-')}`],
    [`${efficiencyPayback.years.join('-')} years`],
    [formatPoundsRange(installationRange)],
  ],
  '/guides/boiler-installation-cost': [
    [formatPoundsRange(installationRange)],
    [installationRange[0], topThree[2].typicalPrice[0], cheapestReview.price, cheapest.price, packagesFrom].map(
      formatPounds,
    ),
  ],
  '/guides/top-combi-boilers-london': [
    ...topThree.map(({ typicalPrice: range }) => [formatPoundsRange(range)]),
    ...topSizing.map(({ home, output }) => [home, formatOutput(output)]),
    ...flowGuide.map(({ use, litres }) => [use, `${litres.join('-')} L/min`]),
    [formatPounds(tenYearCost.lower), formatPounds(tenYearCost.higher)],
  ],
  '/guides/worcester-error-codes': [
    [`${maximumResets} resets`],
    ...worcesterFaults.map(({ code, name, severity }) => [code, name, severity]),
  ],
  '/guides/boiler-service-maintenance': [
    [`Updated ${formatMonth(serviceGuide.modified)}`],
    [`${serviceGuide.readingMinutes} min read`],
    ...service.priceTiers.map(({ name, price }) => [name, formatPoundsRange(price)]),
    [formatPoundsRange(service.typicalPrice)],
    [formatPoundsRange(service.planPrice)],
    [service.pressureRule.ceiling],
  ],
  '/guides/boiler-pressure-guide': [
    ...[pressure.cold, pressure.hot, [pressure.limit], pressure.cutOut].map((bar) => [`${inBar(bar)} bar`]),
    [`${pressure.relief} bar`],
    [inBar(pressure.recommended)],
  ],
  '/guides/when-to-replace-boiler': [
    [`${possibleSaving}% or more`, formatPounds(savedByEfficiency), formatPounds(savedPerYear)],
    ...replace.lifespans.map(({ type, years }) => [type, years.join('-')]),
    [`${replace.fiftyRule * 100}%`],
    ...replace.ageBands.map(({ age, verdict }) => [age.replace(' years', ''), verdict]),
    ...replace.repairPrices.map(({ part, price }) => [part, formatPoundsRange(price)]),
    ['new boiler', formatPoundsRange(replace.newBoilerPrice)],
    [formatPoundsRange(replace.yearlySaving)],
  ],
};
