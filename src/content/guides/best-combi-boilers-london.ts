import { capitalize } from '../../lib/capitalize.ts';
import { inWords } from '../../lib/in-words.ts';
import { formatPounds } from '../../lib/money.ts';
import { guaranteeMonths } from '../claims.ts';
import { combiRanking } from '../combi-ranking.ts';
import { cheapestReview, combiReviews, leastEfficiency, reviewed, shortName } from '../combi-reviews.ts';
import { quotedBoilers } from '../quote.ts';
import type { Guide } from '../schemas/guide.ts';

/** Sizing of this guide (section 9): output in kW. The other pages keep their own. */
export const bestSizing = [
  { home: '1-2 bed flat', output: [24, 28], radiators: 'up to 10 radiators' },
  { home: '3 bed house', output: [30, 35], radiators: '10-15 radiators' },
  { home: '4+ bed house', output: [35], radiators: '15+ radiators' },
] as const;

/** The two efficiencies of the reviews against each other (section 9): per cent, pounds a year, years. */
export const efficiencyPayback = { from: 92, to: 94, perYear: [100, 150], years: [7, 8] } as const;

/** What the reviews with an efficiency are called, for the chart and its table. */
export const labelledModels = ([efficiencyPayback.from, efficiencyPayback.to] as const).map((percent) => ({
  percent,
  label: combiReviews
    .filter(({ efficiency }) => efficiency === percent)
    .map(({ name }) => shortName(name))
    .join(', '),
}));

/** Limits of the label: least seasonal efficiency of a new boiler in England, and class A, in per cent. */
export const label = { floor: leastEfficiency, classA: [90, 97] } as const;

/** The gas bill of the example, in pounds a year. */
export const exampleBill = 1200;

const { from, to } = efficiencyPayback;

/** Where a saving comes from, as shares of the gas bill in per cent. */
export const savingSources = [
  { source: `A label of ${to}% in place of ${from}%`, share: [(1 - from / to) * 100, (1 - from / to) * 100] },
  { source: 'A lower flow temperature', share: [6, 8] },
  { source: 'Weather or load compensation', share: [2, 4] },
] as const;

/** What a share of the example's bill comes to in pounds, to the nearest five. */
export function savedPounds(share: number): number {
  return Math.round((exampleBill * share) / 500) * 5;
}

/** Gas bought for this much heat, to compare two efficiencies: kWh. */
export const comparedHeat = 10_000;

const { vitodens050 } = reviewed;
const range050 = combiRanking.find(({ brand }) => brand === 'viessmann');
const quoted050 = quotedBoilers.find(({ brand, type }) => brand === 'viessmann' && type === 'Combi');

export const guide = {
  slug: 'best-combi-boilers-london',
  name: 'Best combi boilers, London',
  meta: {
    title: `Best Combi Boilers for London: ${combiReviews.length} Models Reviewed`,
    description: `Which combi should you buy? ${capitalize(inWords(combiReviews.length))} models reviewed for London homes, from ${formatPounds(cheapestReview.price)} installed, with hot water flow, warranty, pros and cons.`,
    keywords: [
      'best combi boilers for london',
      'combi boiler reviews',
      'viessmann vitodens 050-w review',
      'worcester greenstar 4000 review',
      'alpha e-tec nx',
    ],
  },
  title: `Best combi boilers for London: ${inWords(combiReviews.length)} models reviewed`,
  crumb: 'Best Combi Boilers for London',
  intro: `Our first choice is the ${combiReviews[0].name}, ${combiReviews[0].output} kW, at ${formatPounds(combiReviews[0].price)} installed. The ${cheapestReview.name} costs least. For a well-insulated flat we’d choose the ${combiReviews[2].name}. Check your mains flow before you pick any of them.`,
  published: '2025-03-24',
  modified: '2026-11-22',
  readingMinutes: 12,
  takeaways: [
    {
      figure: `From ${formatPounds(cheapestReview.price)}`,
      text: `The ${cheapestReview.name}, ${cheapestReview.output} kW, installed, VAT included.`,
    },
    {
      figure: `${from}% or ${to}%`,
      text: 'Both are class A. The right settings save more than those two points.',
    },
    {
      figure: '10 L/min',
      text: 'If your cold tap gives less than this, a bigger combi won’t give you more hot water.',
    },
  ],
  parts: [
    { id: 'method', title: 'How we chose and ranked them' },
    { id: 'comparison', title: `${capitalize(inWords(combiReviews.length))} combi boilers compared` },
    { id: 'reviews', title: 'Combi boiler reviews' },
    { id: 'efficiency', title: `Efficiency ratings: ${from}% or ${to}%?` },
    { id: 'sizing', title: 'Boiler sizing: how many kW do I need?' },
    { id: 'london', title: 'What to check in a London home' },
  ],
  faqs: [
    {
      question: 'Why is the order different on your combi boilers page?',
      answer: `That page ranks whole ranges: the 050-W there is ${range050?.output.replace('kW', ' kW')} and ${range050?.efficiency}%. Here we review single sizes: our 050-W is ${vitodens050.output} kW, labelled ${vitodens050.efficiency}%. The quote page has a price for the ${quoted050?.output} kW size. Your quote states model, kW and price together.`,
    },
    {
      question: 'What does the warranty cover, and who gives it?',
      answer: `The manufacturer gives it on the boiler, if it’s registered and serviced every year with a record. We guarantee our workmanship for ${guaranteeMonths.workmanship} months. Your quote confirms the years in writing.`,
    },
    {
      question: 'Can I keep my smart thermostat?',
      answer:
        'Maybe. A new combi in England needs weather compensation, load compensation, flue gas heat recovery, or a smart control with automation and optimisation. An app alone doesn’t count. Tell us which thermostat you have and we’ll check it against the boiler.',
    },
    {
      question: 'Why does the brochure show more litres a minute than you do?',
      answer:
        'Brochures heat the water by 30 °C, as the test standard does. We use 35 °C because London mains come in at about 5-8 °C in winter. Compare boilers at the same rise.',
    },
    {
      question: 'Is a more expensive boiler worth it in a flat I let?',
      answer:
        'Not for two points of efficiency. A longer warranty and a display your tenant can read out may save you visits. You need the yearly gas safety check with any boiler.',
    },
    {
      question: `What if I need more than ${Math.max(...combiReviews.map(({ output }) => output))} kW?`,
      answer:
        'Choose a larger combi from our top ten, or a system boiler with a cylinder. With two bathrooms in use at once, the cylinder usually serves you better.',
    },
  ],
  callToAction: {
    title: 'Which of the five suits your home?',
    text: 'Choose a model and get a fixed price in writing. If the survey finds something, you decide before we start.',
  },
  related: [
    { to: '/guides/top-combi-boilers-london', label: 'Combi ranges ranked, with flow rates and ten-year costs' },
    { to: '/guides/boiler-installation-cost', label: 'Boiler installation costs and extras' },
    { to: '/guides/when-to-replace-boiler', label: 'Do you need a new boiler, or a repair?' },
    { to: '/combi-boilers', label: 'Combi brands ranked, with running costs' },
  ],
  scene: 'reviewed boilers',
} as const satisfies Guide;
