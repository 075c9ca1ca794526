import { capitalize } from '../lib/capitalize.ts';
import { inWords } from '../lib/in-words.ts';
import { packagePrice, packageWarrantyYears } from './packages.ts';
import type { CombiReview } from './schemas/boilers.ts';

/** The five reviews, best first. /combi-boilers keeps a ranking of its own. */
export const combiReviews = [
  {
    rank: 1,
    name: 'Viessmann Vitodens 050-W',
    brand: 'viessmann',
    price: packagePrice('viessmann'),
    output: 32,
    warranty: packageWarrantyYears,
    efficiency: 92,
    features: [
      'Stainless-steel Inox-Radial heat exchanger, as in Viessmann’s more expensive boilers',
      'OpenTherm, so it works with modulating thermostats from other brands',
      'Sold in several sizes; we review the one with 32 kW for hot water',
    ],
    bestFor: 'A home with one bathroom, a strong shower and a tight budget',
    pros: [
      'Most hot water of the five',
      'Heat exchanger that resists acid condensate',
      `Third-lowest price, with ${inWords(packageWarrantyYears)} years of warranty`,
    ],
    cons: [
      'Labelled 92%, the lowest a new boiler may have',
      'Two generations have the same name but different fault codes, so keep the full model number',
    ],
    londonSuitability:
      'It suits a converted flat or a two-bedroom terrace. Upstairs we measure your flow first, because weak mains can’t feed the extra kW.',
  },
  {
    rank: 2,
    name: 'Worcester Bosch Greenstar 4000',
    brand: 'worcester-bosch',
    price: packagePrice('worcester-bosch'),
    output: 30,
    warranty: packageWarrantyYears,
    efficiency: 94,
    features: [
      'Text display that also shows the system pressure',
      'Fault numbers end in a letter: B clears itself, V locks the boiler, W is a warning',
      'Combi in 25 or 30 kW; we review the 30',
    ],
    bestFor: 'A family with one bathroom who want the display to say what’s wrong',
    pros: ['You can read the fault to us in words over the phone', 'One of two here labelled 94%'],
    cons: [
      `${capitalize(inWords(packageWarrantyYears))} years of warranty needs an accredited installer and a Worcester filter`,
      'Designed for Worcester’s own controls; other smart thermostats may only switch it on and off',
    ],
    londonSuitability:
      'It suits three-bedroom terraces and semis with ordinary mains. For two showers at once, choose a larger range or a cylinder.',
  },
  {
    rank: 3,
    name: 'Viessmann Vitodens 100-W',
    brand: 'viessmann',
    price: 2790,
    output: 30,
    warranty: 12,
    efficiency: 94,
    features: [
      'Turns down to about a tenth of its output: about 3 kW from 30',
      'MatriX burner of fine metal mesh that sets its own gas and air mix',
      'Most versions take an outdoor sensor for weather compensation',
    ],
    bestFor: 'An insulated flat you plan to stay in, with radiators run at a low temperature',
    pros: ['Low minimum output, so it can run steadily in a small flat', 'Longest warranty of the five'],
    cons: [
      'Highest price of the five',
      'Electrodes are usually replaced every second year, so ask what that adds to a service',
    ],
    londonSuitability:
      'We’d choose it for a well-insulated flat, where most 30 kW boilers switch on and off all winter. The sensor goes on an outside wall, so leaseholders need to ask the freeholder.',
  },
  {
    rank: 4,
    name: 'Alpha E-Tec NX',
    brand: 'alpha',
    price: 1950,
    output: 28,
    warranty: 10,
    efficiency: 92,
    features: [
      'Sold by Alpha in Kent and made by Immergas in Italy',
      'Display with pressure and fault codes in figures',
      'Alpha’s GasSaver recovers heat from the flue; ask if it works with this model',
    ],
    bestFor: 'A rented flat or a first home with one shower',
    pros: ['Lowest price of the five', 'Two-digit fault codes you can read out over the phone'],
    cons: [
      'Least hot water of the five',
      'One-time thermal fuse: if overheating blows it, the heat exchanger has to be replaced',
    ],
    londonSuitability:
      'It’s enough for one or two bedrooms, including homes with a narrow or shared supply pipe. Clean water in the radiators helps protect that fuse.',
  },
  {
    rank: 5,
    name: 'Worcester Bosch Greenstar 2000',
    brand: 'worcester-bosch',
    price: 2385,
    output: 30,
    warranty: 7,
    efficiency: 92,
    features: [
      'Compact case, sized for a kitchen cupboard',
      'Sold as a combi of 25 or 30 kW; this is the larger one',
      'Warranty depends on an accredited installer and a Worcester filter',
    ],
    bestFor: 'A straight swap between kitchen units, if you don’t need a text display',
    pros: ['As much hot water as the 4000 for less money', 'Simple controls'],
    cons: ['Seven years of warranty, the shortest here', 'Labelled 92%, like our first and fourth choices'],
    londonSuitability:
      'It suits the galley kitchen of a terrace or an ex-council flat. Measure the cupboard, including the clearances in the manual.',
  },
] as const satisfies readonly CombiReview[];

/** The review with the lowest price. */
export const cheapestReview = combiReviews.reduce<CombiReview>(
  (least, one) => (one.price < least.price ? one : least),
  combiReviews[0],
);
