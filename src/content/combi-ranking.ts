import { capitalize } from '../lib/capitalize.ts';
import { cheapestOf, entriesIf, isLow, rankOf } from '../lib/comparison.ts';
import { inWords } from '../lib/in-words.ts';
import { formatPounds } from '../lib/money.ts';
import { packagePrice, packages, packageWarrantyYears } from './packages.ts';
import type { RankedCombi } from './schemas/boilers.ts';
import type { PageMeta } from './schemas/page-meta.ts';
import type { Faq } from './schemas/page-parts.ts';

/** Dates of the content of /combi-boilers. */
export const combiDates = { published: '2025-03-10', modified: '2026-11-22' } as const;

const warranty = packageWarrantyYears;

/** Figures that texts compare. */
const figures = {
  greenstar: { price: packagePrice('worcester-bosch'), output: '25-35kW', efficiency: 94, warranty },
  vitodens: { price: packagePrice('viessmann'), output: '25-35kW', efficiency: 94, warranty },
  ecotec: { price: packagePrice('vaillant'), output: '25-38kW', efficiency: 94, warranty },
  logic: { price: packagePrice('ideal'), output: '24-35kW', efficiency: 93, warranty },
  baxi600: { price: 2150, output: '24-33kW', efficiency: 93, warranty: 7 },
} as const;

const { greenstar, vitodens, ecotec, logic, baxi600 } = figures;
const all = Object.values(figures);
const five = inWords(all.length);
const prices = all.map(({ price }) => price);
const packagePrices = packages.map(({ price }) => price);

/** Returns the upper limit of a range in kW: 38 for `25-38kW`. */
export function topOutput({ output }: Pick<RankedCombi, 'output'>): number {
  return Number(/(\d+)kW$/.exec(output)?.[1]);
}

const topOutputs = all.map(topOutput);
const isTop = (boiler: (typeof all)[number], end: 'largest' | 'smallest') =>
  rankOf(topOutput(boiler), topOutputs, ['smallest', 'largest']) === end;

const priceRank = ({ price }: { price: number }) => capitalize(rankOf(price, prices));
const otherWarranties = [...new Set(all.filter((one) => one !== baxi600).map((one) => one.warranty))];

export const combiRanking = [
  {
    rank: 1,
    name: 'Worcester Bosch Greenstar 4000',
    brand: 'worcester-bosch',
    ...greenstar,
    hotWater: '25-30kW',
    rating: 4.9,
    pros: [
      'Names a fault in words on the display, so you can read it to us',
      'Spare parts are easy to get across London',
      'Fits a kitchen cupboard, with the flue out of the top or the back',
    ],
    cons: [
      `${capitalize(inWords(greenstar.warranty))}-year warranty has conditions; your quote confirms it in writing`,
      ...entriesIf(!isLow(greenstar.price, prices), `${priceRank(greenstar)} price of the ${five}`),
    ],
    bestFor: 'A family house with one bathroom and a second shower',
    londonSuitability: 'It’s our first choice for terraces and semis, because help and parts are close by.',
  },
  {
    rank: 2,
    name: 'Viessmann Vitodens 050-W',
    brand: 'viessmann',
    ...vitodens,
    rating: 4.8,
    pros: [
      'Stainless-steel heat exchanger that resists acid condensate (the heating water still needs treatment)',
      'Small case with all connections within reach from the front',
      `Low price for a ${inWords(vitodens.warranty)}-year warranty with this package`,
    ],
    cons: ['Basic display with symbols and codes', 'Fewer London merchants stock its parts'],
    bestFor: 'A flat, or a house with the boiler in a kitchen cupboard',
    londonSuitability: 'Its case is shallow enough for the narrow wall units in converted flats.',
  },
  {
    rank: 3,
    name: 'Vaillant ecoTEC Plus',
    brand: 'vaillant',
    ...ecotec,
    rating: 4.8,
    pros: [
      'Keeps the water temperature steady when a second tap opens',
      ...entriesIf(
        isTop(ecotec, 'largest'),
        `Largest size of the ${five}, ${topOutput(ecotec)}\u00a0kW, for a home with two showers`,
      ),
      'Pressure sensor and clear F-codes',
    ],
    cons: [
      ...entriesIf(!isLow(ecotec.price, prices), `${priceRank(ecotec)} price of the ${five}`),
      'Older versions often need a new pressure sensor (F75)',
    ],
    bestFor: 'Two bathrooms on one boiler',
    londonSuitability: 'It needs strong mains flow, so we measure yours before we quote.',
  },
  {
    rank: 4,
    name: 'Ideal Logic+ C30',
    brand: 'ideal',
    ...logic,
    rating: 4.7,
    pros: [
      'Shares most parts with the Logic, and our vans carry them',
      ...entriesIf(
        isLow(logic.price, packagePrices),
        `${capitalize(rankOf(logic.price, packagePrices))} price with a ${inWords(logic.warranty)}-year warranty`,
      ),
      'Compact case for a standard kitchen cupboard',
    ],
    cons: ['Ideal’s usual term is 7 years; your quote confirms our ten in writing', 'Basic plastic controls'],
    bestFor: 'A rented flat, or a first replacement on a budget',
    londonSuitability: 'It’s common here, so London engineers know it well.',
  },
  {
    rank: 5,
    name: 'Baxi 600',
    brand: 'baxi',
    ...baxi600,
    rating: 4.6,
    pros: [
      ...entriesIf(isLow(baxi600.price, prices), `${priceRank(baxi600)} installed price of the ${five}`),
      'Compact enough for a standard wall cupboard',
      'Simple controls: a dial gauge and two knobs',
    ],
    cons: [
      `${capitalize(inWords(baxi600.warranty))}-year warranty; the others have ${otherWarranties.map(inWords).join(' or ')}`,
      ...entriesIf(isTop(baxi600, 'smallest'), `Smallest top output of the ${five}`),
    ],
    bestFor: 'A one- or two-bedroom flat with one shower',
    londonSuitability: 'It suits a rented flat with a combi already in place.',
  },
] as const satisfies readonly RankedCombi[];

export const cheapest = cheapestOf<RankedCombi>(combiRanking);

export const combiMeta = {
  title: `Best Combi Boilers London 2025: ${combiRanking.length} Ranges from ${formatPounds(cheapest.price)}`,
  description: `${capitalize(inWords(combiRanking.length))} combi ranges we install in London, ranked: prices from ${formatPounds(cheapest.price)} with VAT, outputs, warranty and what they cost to run.`,
  keywords: ['best combi boilers london', 'combi boiler prices', 'combi boiler comparison', 'best combi boiler 2025'],
} satisfies PageMeta;

/** Sizing on /combi-boilers (specification, section 9). The guides have separate tables. */
export const combiSizing = [
  { output: '24-27kW', radiators: 'up to 10 radiators', bathrooms: '1 bathroom' },
  { output: '28-34kW', radiators: '10-15 radiators', bathrooms: '1-2 bathrooms' },
  { output: '35-42kW', radiators: '15-20 radiators', bathrooms: '2-3 bathrooms' },
] as const;

/** Yearly running costs on /combi-boilers (section 9), in pounds for 15,000 kWh. */
export const runningCosts = {
  kwhPerYear: 15_000,
  years: 10,
  rows: [
    { efficiency: 90, perYear: 1200 },
    { efficiency: 94, perYear: 1150 },
  ],
} as const;

/** Installation costs in London, in pounds (section 9). */
export const londonInstallationRange = [cheapest.price, 3500] as const;

export const combiBenefits = [
  {
    title: 'Hot water that doesn’t run out',
    text: 'It heats mains water as you use it, so there’s no cylinder to empty or to wait for.',
  },
  {
    title: 'More space',
    text: 'You get the airing cupboard back, and the loft too if tanks come out.',
  },
  {
    title: 'No stored heat to lose',
    text: 'You don’t pay to keep a cylinder hot overnight.',
  },
  {
    title: 'Cheaper to install',
    text: 'There’s one appliance, and fewer pipes than with a cylinder.',
  },
] as const;

export const combiFaqs = [
  {
    question: 'Which combi boiler is best for a London flat?',
    answer: `The Viessmann Vitodens 050-W suits most flats, because it’s small and costs ${formatPounds(packagePrice('viessmann'))} installed. If your flat is well insulated and you plan to stay, pay more for the 100-W, which turns down lower.`,
  },
  {
    question: 'Is my mains pressure good enough for a combi?',
    answer:
      'We measure flow and pressure at your kitchen tap before we quote. If you get less than about 10 litres a minute, a cylinder may suit you better.',
  },
  {
    question: 'Can a combi run two showers at once?',
    answer:
      'Yes, with low-flow showers, about 35\u00a0kW or more, and strong mains. For two rain showers, choose a system boiler with an unvented cylinder.',
  },
  {
    question: 'How long does it take to replace a combi?',
    answer:
      'It takes a day in the same place, including the system clean. Allow two to three days if the boiler moves or a cylinder comes out.',
  },
  {
    question: 'Does hard water damage a combi?',
    answer:
      'It can, because scale in the plate heat exchanger makes hot water slow or lukewarm. The scale reducer we install slows that down.',
  },
  {
    question: 'How long does a combi last?',
    answer: 'It lasts ten to fifteen years, if you have it serviced every year and keep the heating water clean.',
  },
] as const satisfies readonly Faq[];
