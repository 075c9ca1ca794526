import { formatPounds } from '../../lib/money.ts';
import { cheapestReview, combiReviews } from '../combi-reviews.ts';
import type { Guide } from '../schemas/guide.ts';

/** Sizing of this guide (section 9): output in kW. The other pages keep their own. */
export const bestSizing = [
  { home: '1-2 bed flat', output: [24, 28], radiators: 'up to 10 radiators' },
  { home: '3 bed house', output: [30, 35], radiators: '10-15 radiators' },
  { home: '4+ bed house', output: [35], radiators: '15+ radiators' },
] as const;

/** The two efficiencies of the reviews against each other (section 9): per cent, pounds a year, years. */
export const efficiencyPayback = { from: 92, to: 94, perYear: [100, 150], years: [7, 8] } as const;

/** Limits of the label: least seasonal efficiency of a new boiler in England, and class A, in per cent. */
export const label = { floor: 92, classA: [90, 97] } as const;

/** The gas bill of the example, in pounds a year. */
export const exampleBill = 1200;

const { from, to } = efficiencyPayback;

/** Where a saving comes from, as shares of the gas bill in per cent. */
export const savingSources = [
  { source: `A label of ${to}% in place of ${from}%`, share: [(1 - from / to) * 100, (1 - from / to) * 100] },
  { source: 'A lower flow temperature, so that it condenses', share: [6, 8] },
  { source: 'Weather or load compensation', share: [2, 4] },
] as const;

/** What a share of the example's bill comes to in pounds, to the nearest five. */
export function savedPounds(share: number): number {
  return Math.round((exampleBill * share) / 500) * 5;
}

/** Gas bought for this much heat, to compare two efficiencies: kWh. */
export const comparedHeat = 10_000;

export const guide = {
  slug: 'best-combi-boilers-london',
  name: 'Best combi boilers, London',
  meta: {
    title: 'Best Combi Boilers for London: 5 Models Reviewed',
    description:
      'Viessmann 050-W and 100-W, Worcester 4000 and 2000, Alpha E-Tec NX reviewed for London: installed price, output, warranty, pros, cons and sizing.',
    keywords: [
      'best combi boilers for london',
      'combi boiler reviews',
      'viessmann vitodens 050-w review',
      'worcester greenstar 4000 review',
      'alpha e-tec nx',
    ],
  },
  title: 'Best combi boilers for London: five models reviewed',
  crumb: 'Best Combi Boilers for London',
  intro:
    'Five combis, each in one stated size and at one installed price, with what we like about it, what we do not, and the London home it belongs in.',
  published: '2025-03-24',
  modified: '2026-11-22',
  readingMinutes: 13,
  takeaways: [
    {
      figure: `From ${formatPounds(cheapestReview.price)}`,
      text: `The ${cheapestReview.name}, ${cheapestReview.output} kW, installed, VAT included. First place goes to the ${combiReviews[0].name} at ${formatPounds(combiReviews[0].price)}.`,
    },
    {
      figure: `${from}% or ${to}%`,
      text: 'Both are class A. How the boiler is set up matters more than the two points.',
    },
    {
      figure: 'Flow first',
      text: 'The cold main decides how good any combi can be. Thirty seconds and a bucket tell you.',
    },
  ],
  parts: [
    { id: 'method', title: 'How we judged them' },
    { id: 'comparison', title: 'The five side by side' },
    { id: 'reviews', title: 'The reviews' },
    { id: 'efficiency', title: 'Efficiency ratings' },
    { id: 'sizing', title: 'Boiler sizing' },
    { id: 'london', title: 'Three London checks' },
  ],
  faqs: [
    {
      question: 'Why is the order different from your combi boilers page?',
      answer:
        'That page ranks five brands by their range: the 050-W there is 25-35 kW and 94%. This one reviews single sizes: the 050-W here is 32 kW, labelled 92%. The quote page prices its 29 kW size. Your quote names model, kW and price together.',
    },
    {
      question: 'Who stands behind the ten or twelve years?',
      answer:
        'The maker, on the boiler, provided it is registered and serviced every year with a record. Our own guarantee covers the workmanship for 12 months. We confirm the length in writing with the quote.',
    },
    {
      question: 'Can I keep my smart thermostat?',
      answer:
        'Perhaps. A combi fitted in England needs one of four measures: weather compensation, load compensation, flue heat recovery, or a smart control with automation and optimisation. An app alone is none of them. Tell us the model and we check it against the boiler.',
    },
    {
      question: 'Why does the brochure promise more litres a minute than your card?',
      answer:
        'Brochures count water warmed by 30 °C, as the test standard does. We count 35, which is closer to a London winter, when the main comes in at 5-8 °C. Compare two boilers at the same rise and neither has an advantage.',
    },
    {
      question: 'Is a dearer boiler worth it in a flat I let?',
      answer:
        'Seldom for its percentage. A long warranty and a display that a tenant can read out save you visits, and those are worth paying for. The yearly gas safety check is due with any of them.',
    },
    {
      question: 'What if my home needs more than 32 kW?',
      answer:
        'Then none of these is the right one. Look at the larger combis in our top ten, or at a system boiler with a cylinder, which serves two bathrooms better than any wall-hung combi.',
    },
  ],
  callToAction: {
    title: 'Which of the five, on your wall?',
    text: 'A fixed price for the model you choose, in writing. If the survey finds something, you decide before we start.',
  },
  related: [
    { to: '/guides/top-combi-boilers-london', label: 'Top ten combis: flow rates, hard water and ten-year costs' },
    { to: '/guides/boiler-installation-cost', label: 'Installation cost: what moves a London price' },
    { to: '/guides/when-to-replace-boiler', label: 'Repair or replace: do you need a new one at all?' },
    { to: '/combi-boilers', label: 'Combi boilers ranked by make, with running costs' },
  ],
  scene: 'reviewed boilers',
} as const satisfies Guide;
