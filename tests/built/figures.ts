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
import { combiReviews } from '../../src/content/combi-reviews.ts';
import { topThree } from '../../src/content/guides/top-combi-boilers-london.ts';
import { locationPrices } from '../../src/content/locations/pricing.ts';
import { included, packages, packageWarrantyYears } from '../../src/content/packages.ts';
import {
  financeExample,
  financeTerms,
  possibleSaving,
  quotedBoilers,
  quoteTerms,
  savedByControls,
  savedByEfficiency,
  savings,
  warrantyYears,
} from '../../src/content/quote.ts';
import type { Brand } from '../../src/content/schemas/brand.ts';
import { inWords } from '../../src/lib/in-words.ts';
import { instalments } from '../../src/lib/instalments.ts';
import { formatPence, formatPounds, formatPoundsRange } from '../../src/lib/money.ts';
import { brandSlugs } from '../../src/routes.ts';
import { pages } from './dist.ts';
import { guideFigures } from './guide-figures.ts';

/** Texts that stand together in one row, entry or sentence of a page. */
export type Row = readonly string[];

const brands = await Promise.all(brandSlugs.map((slug) => loadBrand(slug)));

/** What a service costs on a page that is laid out as cards or as prose, and what a plan comes to in a year. */
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

const term = financeTerms.find(({ months }) => months === financeExample.months);

/** A row for a claim; none where it has been dropped. */
const claimed = (claim: string | undefined, ...others: string[]): Row[] => (claim ? [[claim, ...others]] : []);

const claims = [...claimed(experience.years, 'in business'), ...claimed(experience.installations, 'installations')];

/** What each page says of the data, and what the specification wants it to say in words. */
export const figures: Readonly<Record<string, readonly Row[]>> = {
  ...Object.fromEntries(
    pages
      .filter(({ page }) => page === 'location')
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
    ['Emergency Repairs 24/7'],
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
    ['24/7', 'every bank holiday', 'office is closed'],
    ['two to three if the boiler moves'],
    [`Our ${inWords(packages.length)} packages`, 'from'],
  ],
  '/boiler-quotes': [
    [`${possibleSaving}% or more`, formatPounds(savedByEfficiency), formatPounds(savedByControls)],
    ['Vitodens 050-W', combiRanking[1].output],
    ['A move', 'two to three days'],
    ['cylinder', 'most of a day'],
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
    ...(term
      ? [
          [
            formatPounds(financeExample.amount),
            `${term.months} months`,
            `${formatPence(instalments(financeExample.amount, term.months, term.apr).perMonth)}/month`,
          ],
        ]
      : []),
    [`${savings.old.efficiency}% efficient`, `${formatPounds(savings.old.perYear)}/year`],
    [`${savings.new.efficiency}% efficient`, `${formatPounds(savings.new.perYear)}/year`],
    [`${formatPounds(savings.old.perYear - savings.new.perYear)}/year`],
    [formatPounds((savings.old.perYear - savings.new.perYear) * savings.years), `${savings.years} years`],
    ...claimed(reviews.search, reviews.count),
    ...claims,
  ],
  '/combi-boilers': [
    [
      `Greenstar 4000 itself comes as ${topThree[0].output.join(' or ')} kW`,
      `050-W at ${combiReviews[0].output} kW, labelled ${combiReviews[0].efficiency}%`,
    ],
    ['two to three days if the boiler moves'],
    [cheapest.name, 'installed, VAT included, from'],
    ...combiRanking.map(({ name, output, efficiency, warranty, price, rating }) => [
      name,
      output,
      `${efficiency}%`,
      `${warranty} years`,
      formatPounds(price),
      String(rating),
    ]),
    ...combiSizing.map(({ output, radiators, bathrooms }) => [output, radiators, bathrooms]),
    ...runningCosts.rows.map(({ efficiency, perYear }) => [
      `${efficiency}%`,
      `${formatPounds(perYear)}/yr`,
      formatPounds(perYear * runningCosts.years),
    ]),
    [formatPounds((runningCosts.rows[0].perYear - runningCosts.rows[1].perYear) * runningCosts.years)],
    [`${runningCosts.kwhPerYear.toLocaleString('en-GB')} kWh/year`],
    [formatPoundsRange(londonInstallationRange)],
  ],
  ...guideFigures,
};
