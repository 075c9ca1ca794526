import { formatOutput } from '../../src/components/charts/heat-output.ts';
import { cheapest, combiRanking } from '../../src/content/combi-ranking.ts';
import { cheapestReview, combiReviews } from '../../src/content/combi-reviews.ts';
import { worcesterFaults } from '../../src/content/fault-codes.ts';
import { bestSizing, efficiencyPayback } from '../../src/content/guides/best-combi-boilers-london.ts';
import {
  planPrice,
  pressureRule,
  priceTiers,
  guide as serviceGuide,
  typicalPrice,
} from '../../src/content/guides/boiler-service-maintenance.ts';
import { flowGuide, tenYearCost, topSizing, topThree } from '../../src/content/guides/top-combi-boilers-london.ts';
import {
  ageBands,
  fiftyRule,
  lifespans,
  newBoilerPrice,
  repairPrices,
  yearlySaving,
} from '../../src/content/guides/when-to-replace-boiler.ts';
import { mostResets } from '../../src/content/guides/worcester-error-codes.ts';
import { installationRange } from '../../src/content/locations/pricing.ts';
import { packagesFrom } from '../../src/content/packages.ts';
import { pressure } from '../../src/content/pressure.ts';
import { possibleSaving, quotedBoilers, savedByEfficiency, savings } from '../../src/content/quote.ts';
import { formatPounds, formatPoundsRange } from '../../src/lib/money.ts';
import type { Row } from './figures.ts';

/** What each guide says of the data, and what the specification wants it to say in words. */
export const guideFigures: Readonly<Record<string, readonly Row[]>> = {
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
    ['together they come to less than their sum', `£${efficiencyPayback.perYear.join('-')}`],
    [`${cheapestReview.name}, ${cheapestReview.output} kW`],
    [
      `${combiRanking[1].output.replace('kW', ' kW')} and ${combiRanking[1].efficiency}%`,
      `${combiReviews[0].output} kW, labelled ${combiReviews[0].efficiency}%`,
      `${quotedBoilers[1].output} kW`,
    ],
    [formatPoundsRange(installationRange)],
  ],
  '/guides/boiler-installation-cost': [
    [formatPoundsRange(installationRange)],
    [installationRange[0], topThree[2].typicalPrice[0], cheapestReview.price, cheapest.price, packagesFrom].map(
      formatPounds,
    ),
    ['cylinder', 'most of a day'],
  ],
  '/guides/top-combi-boilers-london': [
    [`two sizes, ${topThree[0].output.join(' and ')} kW`],
    [topThree[2].name, 'typical price'],
    ...topThree.map(({ typicalPrice: range }) => [formatPoundsRange(range)]),
    ...topSizing.map(({ home, output }) => [home, formatOutput(output)]),
    ...flowGuide.map(({ use, litres }) => [use, `${litres.join('-')} L/min`]),
    [formatPounds(tenYearCost.lower), formatPounds(tenYearCost.higher)],
  ],
  '/guides/worcester-error-codes': [
    [`${mostResets} resets`],
    ...worcesterFaults.map(({ code, name, severity }) => [code, name, severity]),
  ],
  '/guides/boiler-service-maintenance': [
    [`Updated ${monthOf(serviceGuide.modified)}`],
    [`${serviceGuide.readingMinutes} min read`],
    ...priceTiers.map(({ name, price }) => [name, formatPoundsRange(price)]),
    [formatPoundsRange(typicalPrice)],
    [formatPoundsRange(planPrice)],
    [pressureRule.ceiling],
  ],
  '/guides/boiler-pressure-guide': [
    ...[pressure.cold, pressure.hot, [pressure.limit], pressure.cutOut].map((bar) => [`${inBar(bar)} bar`]),
    [`${pressure.relief} bar`],
    ['1.3-1.5 bar'],
    [inBar(pressure.recommended)],
    ['twice'],
  ],
  '/guides/when-to-replace-boiler': [
    [
      `${possibleSaving}% or more`,
      formatPounds(savedByEfficiency),
      formatPounds(savings.old.perYear - savings.new.perYear),
    ],
    ...lifespans.map(({ type, years }) => [type, years.join('-')]),
    [`${fiftyRule * 100}%`],
    ...ageBands.map(({ age, verdict }) => [age.replace(' years', ''), verdict]),
    ...repairPrices.map(({ part, price }) => [part, formatPoundsRange(price)]),
    ['new boiler', formatPoundsRange(newBoilerPrice)],
    [formatPoundsRange(yearlySaving)],
  ],
};

/** Readings as pages show them: `1.0-1.5`. */
function inBar(readings: readonly number[]): string {
  return readings.map((bar) => bar.toFixed(1)).join('-');
}

/** `October 2025` */
function monthOf(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' });
}
