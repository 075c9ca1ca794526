import { formatPounds } from '../lib/money.ts';
import { packagePrice } from './packages.ts';
import type { RankedCombi } from './schemas/boilers.ts';
import type { PageMeta } from './schemas/page-meta.ts';
import type { Faq } from './schemas/page-parts.ts';

/** Date of the last change of this page's content. */
export const combiDates = { published: '2025-03-10', modified: '2026-11-22' } as const;

/** What the Baxi 600 costs, which is no package: pounds, installed. */
const lowestPrice = 2150;

export const combiMeta = {
  title: 'Best Combi Boilers London 2025: Top 5 Ranked by Engineers',
  description: `Five combi boilers we fit in London, ranked: installed prices from ${formatPounds(lowestPrice)}, outputs, efficiency, warranty, running costs and which size suits your home.`,
  keywords: ['best combi boilers london', 'combi boiler prices', 'combi boiler comparison', 'best combi boiler 2025'],
} satisfies PageMeta;

export const combiRanking = [
  {
    rank: 1,
    name: 'Worcester Bosch Greenstar 4000',
    brand: 'worcester-bosch',
    price: packagePrice('worcester-bosch'),
    output: '25-35kW',
    efficiency: 94,
    warranty: 10,
    rating: 4.9,
    pros: [
      'Text display that names the fault in words, so you can tell us what is wrong on the phone',
      'Parts are on the shelf of every London merchant',
      'Sized for a kitchen cupboard, flue out of the top or the back',
    ],
    cons: [
      'Costs more than the others for the same hot-water flow',
      'The long warranty asks for the maker’s own filter',
    ],
    bestFor: 'A family house with one bathroom and a second shower',
    londonSuitability: 'A safe first choice for terraces and semis; help and spares are near wherever you live.',
  },
  {
    rank: 2,
    name: 'Viessmann Vitodens 050-W',
    brand: 'viessmann',
    price: packagePrice('viessmann'),
    output: '25-35kW',
    efficiency: 94,
    warranty: 10,
    rating: 4.8,
    pros: [
      'Stainless-steel heat exchanger that resists acid condensate; the heating water must still be clean and dosed',
      'Small case with every connection reachable from the front',
      'Low price for a ten-year warranty with this package',
    ],
    cons: ['Sparse display: a few symbols and a code to look up', 'Spares come from fewer counters than Worcester’s'],
    bestFor: 'A flat, or a house where the boiler hides in a kitchen cupboard',
    londonSuitability: 'Its shallow case suits the narrow wall units of converted flats.',
  },
  {
    rank: 3,
    name: 'Vaillant ecoTEC Plus',
    brand: 'vaillant',
    price: packagePrice('vaillant'),
    output: '25-38kW',
    efficiency: 94,
    warranty: 10,
    rating: 4.8,
    pros: [
      'Holds its water temperature steady when a second tap opens',
      'Top size of 38 kW for a home with two showers',
      'Clear F-codes and a pressure sensor that warns early',
    ],
    cons: ['Dearest of the five', 'Its pressure sensor is a part we renew often (code F75)'],
    bestFor: 'Two bathrooms on one boiler',
    londonSuitability: 'Needs good mains flow to show its strength; we measure yours before we quote.',
  },
  {
    rank: 4,
    name: 'Ideal Logic+ C30',
    brand: 'ideal',
    price: packagePrice('ideal'),
    output: '24-35kW',
    efficiency: 93,
    warranty: 10,
    rating: 4.7,
    pros: [
      'Simple inside: most repairs are a part and half an hour',
      'Lowest price with ten years of warranty in our packages',
      'Compact case for a standard kitchen cupboard',
    ],
    cons: ['Aluminium heat exchanger, so the inhibitor in your water has to be kept up', 'Plain plastic controls'],
    bestFor: 'A rented flat or a first replacement on a budget',
    londonSuitability: 'Every heating engineer in London knows it, which keeps repairs quick.',
  },
  {
    rank: 5,
    name: 'Baxi 600',
    brand: 'baxi',
    price: lowestPrice,
    output: '24-33kW',
    efficiency: 93,
    warranty: 7,
    rating: 4.6,
    pros: [
      'The least you can pay here for a boiler installed with system clean, filter and thermostat',
      'Compact enough for a standard wall cupboard',
      'Dial gauge and two knobs that anyone understands',
    ],
    cons: ['Seven years of warranty where the others carry ten', 'The smallest top output of the five'],
    bestFor: 'A one- or two-bedroom flat with one shower',
    londonSuitability: 'A sensible choice where a landlord replaces like for like.',
  },
] as const satisfies readonly RankedCombi[];

/** The boiler of the ranking with the lowest price. */
export const cheapest = combiRanking.reduce<RankedCombi>(
  (least, one) => (one.price < least.price ? one : least),
  combiRanking[0],
);

/** Sizing of this page (specification, section 9). The guides keep their own. */
export const combiSizing = [
  { output: '24-27kW', radiators: 'up to 10 radiators', bathrooms: '1 bathroom' },
  { output: '28-34kW', radiators: '10-15 radiators', bathrooms: '1-2 bathrooms' },
  { output: '35-42kW', radiators: '15-20 radiators', bathrooms: '2-3 bathrooms' },
] as const;

/** Running costs of this page (section 9): pounds for 15,000 kWh a year. */
export const runningCosts = {
  kwhPerYear: 15_000,
  years: 10,
  rows: [
    { efficiency: 90, perYear: 1200 },
    { efficiency: 94, perYear: 1150 },
  ],
} as const;

/** What an installation costs in London, in pounds (section 9). */
export const londonInstallationRange = [2150, 3500] as const;

export const combiBenefits = [
  {
    icon: 'zap',
    title: 'Hot water without a wait',
    description:
      'The mains is heated as it passes through the plate heat exchanger, so there is no cylinder to run out.',
  },
  {
    icon: 'home',
    title: 'A cupboard back',
    description:
      'No cylinder in the airing cupboard and no tanks in the loft, which is a room in many London conversions.',
  },
  {
    icon: 'leaf',
    title: 'Less gas for the same heat',
    description: 'A condensing combi of 93 or 94% wastes no heat keeping stored water warm overnight.',
  },
  {
    icon: 'pound',
    title: 'Cheaper to fit',
    description: 'One appliance and fewer pipes than a boiler with a cylinder, so most swaps are done in a day.',
  },
] as const;

export const combiFaqs = [
  {
    question: 'Which combi boiler is best for a London flat?',
    answer: `For one bathroom a 24 to 30 kW combi is enough. In our ranking the Viessmann Vitodens 050-W suits most flats: small, stainless inside and ${formatPounds(packagePrice('viessmann'))} installed.`,
  },
  {
    question: 'Is my mains pressure good enough for a combi?',
    answer:
      'A combi gives no more water than the mains brings. We measure flow and pressure at the kitchen tap before we quote; below about 10 litres a minute a cylinder may serve you better.',
  },
  {
    question: 'Can a combi run two showers at once?',
    answer:
      'Two low-flow showers, yes, from about 35 kW and with strong mains. Two drenching showers need a system boiler with an unvented cylinder.',
  },
  {
    question: 'How long does it take to swap one combi for another?',
    answer:
      'In the same place, a day, with the system clean. Two to three days if the boiler moves or a cylinder comes out. A new flue run or a larger gas pipe can add hours.',
  },
  {
    question: 'Does hard water harm a combi?',
    answer:
      'Scale settles in the plate heat exchanger, and hot water turns slow or tepid. A scale reducer on the cold feed and a service each year keep it at bay.',
  },
  {
    question: 'How long should a combi last?',
    answer:
      'Ten to fifteen years with a service each year and clean water in the radiators. Without them the warranty lapses, and often so does the boiler.',
  },
] as const satisfies readonly Faq[];
