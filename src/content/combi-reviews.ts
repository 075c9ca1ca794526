import { packagePrice } from './packages.ts';
import type { CombiReview } from './schemas/boilers.ts';

/** The five reviews, best first. /combi-boilers keeps a ranking of its own. */
export const combiReviews = [
  {
    rank: 1,
    name: 'Viessmann Vitodens 050-W',
    brand: 'viessmann',
    price: packagePrice('viessmann'),
    output: 32,
    warranty: 10,
    efficiency: 92,
    features: [
      'Inox-Radial heat exchanger of stainless steel, the design of the dearer Vitodens',
      'Speaks OpenTherm, so it can work with a modulating thermostat of another make',
      'Sold in several sizes; this is the one with 32 kW for the taps',
    ],
    bestFor: 'One bathroom with a strong shower, bought on price',
    pros: [
      'More hot water than any other boiler on this page',
      'A steel coil that resists acid condensate and is cleaned with water and a plastic brush',
      'Third-lowest price of the five, and ten years of warranty with it',
    ],
    cons: [
      'Labelled 92%, the least that a new boiler may have',
      'Two generations share the name and use different fault codes: keep the full model number',
    ],
    londonSuitability:
      'At home in a converted flat or a two-bedroom terrace. The extra kilowatts only pay where the main can feed them, so on upper floors we measure before we recommend it.',
  },
  {
    rank: 2,
    name: 'Worcester Bosch Greenstar 4000',
    brand: 'worcester-bosch',
    price: packagePrice('worcester-bosch'),
    output: 30,
    warranty: 10,
    efficiency: 94,
    features: [
      'Screen that writes messages out and shows the system pressure',
      'Every fault number ends in a letter that gives its kind',
      'A combi of 25 or 30 kW; the 30 is reviewed',
    ],
    bestFor: 'A family with one bathroom that wants a boiler to explain itself',
    pros: [
      'B, V or W on the screen tells you at once whether it clears itself, waits for a reset or is a warning',
      'One of two here with 94% on the label',
    ],
    cons: [
      'Ten years only with an accredited installer and the maker’s own filter',
      'Made for the maker’s own controls: another make of smart thermostat may only switch it on and off',
    ],
    londonSuitability:
      'Right for three-bedroom terraces and semis on an ordinary main. Two showers at the same moment ask for a larger range, or a cylinder.',
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
      'Cylindrical MatriX burner of fine metal mesh, over the same kind of steel coil',
      'Sets its mixture of gas and air by itself in the present generation',
      'Most versions take an outside sensor',
    ],
    bestFor: 'Owners who mean to stay and will run the radiators warm rather than hot',
    pros: [
      'Turns down to about a tenth of its top output, low enough to run for hours in a small flat',
      'The longest warranty on this page',
    ],
    cons: [
      'The dearest of the five',
      'Electrodes are commonly renewed every second year: ask what that adds to a service',
    ],
    londonSuitability:
      'Our choice for well-insulated flats, where most 30 kW boilers start and stop all winter. The sensor goes on an outside wall, so leaseholders ask the freeholder first.',
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
      'Sold by Alpha of Kent and built by Immergas in Italy',
      'Pressure and faults as figures on the display',
      'Alpha’s GasSaver recovers heat from the flue; ask whether it goes with this model',
    ],
    bestFor: 'A rented flat, or a first home with one shower',
    pros: ['The lowest price here by some way', 'Two-digit fault codes that are quick to read out over the phone'],
    cons: [
      'Least hot water of the five',
      'A one-time thermal fuse: if overheating blows it, the heat exchanger has to be renewed',
    ],
    londonSuitability:
      'Enough for one or two bedrooms, and modest enough for a narrow or shared supply pipe. Its fuse is a good reason to start with clean water and keep it clean.',
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
      'Case sized for a kitchen cupboard',
      'A combi of 25 or 30 kW; the 30 is reviewed',
      'Warranty that grows with an accredited installer and a Worcester filter',
    ],
    bestFor: 'A swap between wall units, without paying for a screen',
    pros: ['The hot water of the 4000 for less money', 'Little to learn: it looks and works as small combis long have'],
    cons: [
      'Seven years of warranty, the shortest here',
      'Sits on the legal floor of 92%, like our first and our fourth',
    ],
    londonSuitability:
      'A plain answer for the galley kitchen of a terrace or an ex-council flat. Measure the cupboard for the clearances in the manual as well as for the case.',
  },
] as const satisfies readonly CombiReview[];

/** The review with the lowest price. */
export const cheapestReview = combiReviews.reduce<CombiReview>(
  (least, one) => (one.price < least.price ? one : least),
  combiReviews[0],
);
