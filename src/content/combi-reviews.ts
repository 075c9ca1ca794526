import { capitalize } from '../lib/capitalize.ts';
import { cheapestOf, entriesIf, isLow, rankOf } from '../lib/comparison.ts';
import { inWords } from '../lib/in-words.ts';
import { joinWords } from '../lib/join-words.ts';
import { packagePrice, packageWarrantyYears } from './packages.ts';
import type { CombiReview } from './schemas/boilers.ts';

/** Minimum seasonal efficiency of new gas boilers in England, in per cent. */
export const minimumEfficiency = 92;

/** Figures that texts compare, best boiler first: pounds, hot water in kW, warranty in years if we install the boiler. */
export const reviewed = {
  vitodens050: { price: packagePrice('viessmann'), output: 32, warranty: packageWarrantyYears, efficiency: 92 },
  greenstar4000: { price: packagePrice('worcester-bosch'), output: 30, warranty: packageWarrantyYears, efficiency: 94 },
  vitodens100: { price: 2790, output: 30, warranty: 12, efficiency: 94 },
  etec: { price: 1950, output: 28, warranty: 10, efficiency: 92 },
  greenstar2000: { price: 2385, output: 30, warranty: 7, efficiency: 92 },
} as const;

type Figures = (typeof reviewed)[keyof typeof reviewed];

const { vitodens050, greenstar4000, vitodens100, etec, greenstar2000 } = reviewed;
const all: readonly Figures[] = Object.values(reviewed);
const five = inWords(all.length);

/** Available sizes of both Greenstars, in kW. */
export const greenstarSizes = [25, 30] as const;

/** Returns the rank of a reviewed boiler by one of its figures: `lowest`, `second-highest`. */
export function reviewRank(boiler: Figures, field: keyof Figures, ends?: readonly [low: string, high: string]): string {
  return rankOf(
    boiler[field],
    all.map((one) => one[field]),
    ends,
  );
}

const isCheap = ({ price }: Figures) =>
  isLow(
    price,
    all.map((one) => one.price),
  );

const outputRank = (boiler: Figures) => reviewRank(boiler, 'output', ['least', 'most']);
const warrantyRank = (boiler: Figures) => reviewRank(boiler, 'warranty', ['shortest', 'longest']);
const equallyEfficient = (boiler: Figures) => all.filter(({ efficiency }) => efficiency === boiler.efficiency);
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
const likeOthers = (boiler: Figures) => {
  const others = equallyEfficient(boiler).filter((one) => one !== boiler);
  const choices = joinWords(others.map((one) => ordinals[all.indexOf(one)] ?? ''));
  return others.length === 0 ? '' : `, like our ${choices} choice${others.length === 1 ? '' : 's'}`;
};

/** Reviews, best boiler first. /combi-boilers has a separate ranking. */
export const combiReviews = [
  {
    rank: 1,
    name: 'Viessmann Vitodens 050-W',
    brand: 'viessmann',
    ...vitodens050,
    features: [
      'Stainless-steel Inox-Radial heat exchanger, as in Viessmann’s more expensive boilers',
      'OpenTherm, so it works with modulating thermostats from other brands',
      `Sold in several sizes; we review the one with ${vitodens050.output} kW for hot water`,
    ],
    bestFor: 'A home with one bathroom and a strong shower',
    pros: [
      ...entriesIf(outputRank(vitodens050) === 'most', `Most hot water of the ${five}`),
      'Heat exchanger that resists acid condensate',
      ...entriesIf(
        isCheap(vitodens050),
        `${capitalize(reviewRank(vitodens050, 'price'))} price, with ${inWords(vitodens050.warranty)} years of warranty`,
      ),
    ],
    cons: [
      ...entriesIf(
        vitodens050.efficiency === minimumEfficiency,
        `Labelled ${minimumEfficiency}%, the lowest a new boiler may have`,
      ),
      'Two generations have the same name but different fault codes, so keep the full model number',
    ],
    londonSuitability:
      'It suits a converted flat or a two-bedroom terrace. Upstairs we measure your flow first, because weak mains can’t feed the extra kW.',
  },
  {
    rank: 2,
    name: 'Worcester Bosch Greenstar 4000',
    brand: 'worcester-bosch',
    ...greenstar4000,
    features: [
      'Text display that also shows the system pressure',
      'Fault numbers end in a letter: B clears itself, V locks the boiler, W is a warning',
      `Combi in ${greenstarSizes.join(' or ')} kW; we review the ${greenstar4000.output}`,
    ],
    bestFor: 'A family with one bathroom who want the display to say what’s wrong',
    pros: [
      'You can read the fault to us in words over the phone',
      `${equallyEfficient(greenstar4000).length === 1 ? 'The only one' : `One of ${inWords(equallyEfficient(greenstar4000).length)}`} here labelled ${greenstar4000.efficiency}%`,
    ],
    cons: [
      `${capitalize(inWords(greenstar4000.warranty))} years of warranty needs an accredited installer and a Worcester filter`,
      'Designed for Worcester’s own controls; other smart thermostats may only switch it on and off',
    ],
    londonSuitability:
      'It suits three-bedroom terraces and semis with ordinary mains. For two showers at once, choose a larger range or a cylinder.',
  },
  {
    rank: 3,
    name: 'Viessmann Vitodens 100-W',
    brand: 'viessmann',
    ...vitodens100,
    features: [
      `Turns down to about a tenth of its output: about ${Math.round(vitodens100.output / 10)} kW from ${vitodens100.output}`,
      'MatriX burner of fine metal mesh that sets its own gas and air mix',
      'Most versions take an outdoor sensor for weather compensation',
    ],
    bestFor: 'An insulated flat you plan to stay in, with radiators run at a low temperature',
    pros: [
      'Low minimum output, so it can run steadily in a small flat',
      ...entriesIf(warrantyRank(vitodens100) === 'longest', `Longest warranty of the ${five}`),
    ],
    cons: [
      ...entriesIf(!isCheap(vitodens100), `${capitalize(reviewRank(vitodens100, 'price'))} price of the ${five}`),
      'Electrodes are usually replaced every second year, so ask what that adds to a service',
    ],
    londonSuitability:
      'We’d choose it for a well-insulated flat, where most 30 kW boilers switch on and off all winter. The sensor goes on an outside wall, so leaseholders need to ask the freeholder.',
  },
  {
    rank: 4,
    name: 'Alpha E-Tec NX',
    brand: 'alpha',
    ...etec,
    features: [
      'Sold by Alpha in Kent and made by Immergas in Italy',
      'Display with pressure and fault codes in figures',
      'Alpha’s GasSaver recovers heat from the flue; ask if it works with this model',
    ],
    bestFor: 'A rented flat or a first home with one shower',
    pros: [
      ...entriesIf(isCheap(etec), `${capitalize(reviewRank(etec, 'price'))} price of the ${five}`),
      'Two-digit fault codes you can read out over the phone',
    ],
    cons: [
      ...entriesIf(outputRank(etec) === 'least', `Least hot water of the ${five}`),
      'One-time thermal fuse: if overheating blows it, the heat exchanger has to be replaced',
    ],
    londonSuitability:
      'It’s enough for one or two bedrooms, including homes with a narrow or shared supply pipe. Clean water in the radiators helps protect that fuse.',
  },
  {
    rank: 5,
    name: 'Worcester Bosch Greenstar 2000',
    brand: 'worcester-bosch',
    ...greenstar2000,
    features: [
      'Compact case, sized for a kitchen cupboard',
      `Sold as a combi of ${greenstarSizes.join(' or ')} kW; this is the ${greenstar2000.output === Math.max(...greenstarSizes) ? 'larger' : 'smaller'} one`,
      'Warranty depends on an accredited installer and a Worcester filter',
    ],
    bestFor: 'A straight swap between kitchen units, if you don’t need a text display',
    pros: [
      ...entriesIf(
        greenstar2000.output === greenstar4000.output && greenstar2000.price < greenstar4000.price,
        'As much hot water as the 4000 for less money',
      ),
      'Simple controls',
    ],
    cons: [
      `${capitalize(inWords(greenstar2000.warranty))} years of warranty${warrantyRank(greenstar2000) === 'shortest' ? ', the shortest here' : ''}`,
      `Labelled ${greenstar2000.efficiency}%${likeOthers(greenstar2000)}`,
    ],
    londonSuitability:
      'It suits the galley kitchen of a terrace or an ex-council flat. Measure the cupboard, including the clearances in the manual.',
  },
] as const satisfies readonly CombiReview[];

/** Shortens a boiler's name for running text: `Greenstar 4000`. */
export function shortName(name: string): string {
  return name.replace(/^(Viessmann|Worcester Bosch|Vaillant|Ideal|Alpha|Intergas) /, '');
}

export const cheapestReview = cheapestOf<CombiReview>(combiReviews);
