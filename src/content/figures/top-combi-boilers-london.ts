import { rankOf } from '../../lib/comparison.ts';
import type { BrandSlug } from '../../routes.ts';
import { greenstarSizes } from '../combi-reviews.ts';

/** A boiler on ranks 1 to 3 of this guide. */
interface TopCombi {
  rank: number;
  name: string;
  /** Brand of the drawing and of the linked service page. */
  brand: BrandSlug;
  /** Seasonal efficiency on the label, in per cent. */
  efficiency: number;
  /** Lowest and highest hot water output of the range, in kW. */
  output: readonly [number, number];
  /** Longest warranty in years. */
  warranty: number;
  warrantyTerms: string;
  /** Typical installed price in pounds, VAT included (specification, section 9). */
  typicalPrice: readonly [number, number];
  features: readonly string[];
  bestFor: string;
}

const typicalPrices = [
  [2400, 2800],
  [2600, 3000],
  [1900, 2300],
] as const;

const lowPrices = typicalPrices.map(([low]) => low);

const ecotecSizes = [25, 38] as const;

export const topThree = [
  {
    rank: 1,
    name: 'Worcester Bosch Greenstar 4000',
    brand: 'worcester-bosch',
    efficiency: 94,
    output: greenstarSizes,
    warranty: 10,
    warrantyTerms: 'with an accredited installer, a Worcester filter and a service each year',
    typicalPrice: typicalPrices[0],
    features: [
      'Shows faults as text, with the system pressure on the same display',
      'Works with Worcester’s own modulating controls',
      `Combi in two sizes, ${greenstarSizes.join(' and ')} kW; above that we quote a larger Worcester`,
    ],
    bestFor: 'Most homes with one bathroom. You can read us the fault over the phone, and spares are easy to get.',
  },
  {
    rank: 2,
    name: 'Vaillant ecoTEC plus',
    brand: 'vaillant',
    efficiency: 94,
    output: ecotecSizes,
    warranty: 10,
    warrantyTerms: 'through Vaillant’s installer scheme, registered within 30 days and serviced yearly',
    typicalPrice: typicalPrices[1],
    features: [
      `Sizes up to ${ecotecSizes[1]} kW, for homes with two bathrooms`,
      'Stainless-steel heat exchanger',
      'The current generation senses the flame and sets its own gas and air mix',
      'Digital pressure reading and a stored history of F-codes',
    ],
    bestFor:
      'Busy mornings. If your mains can supply it, a large size keeps the shower steady while a basin runs. A service that opens the burner door needs a new seal.',
  },
  {
    rank: 3,
    name: 'Ideal Logic+ Combi',
    brand: 'ideal',
    efficiency: 93,
    output: [24, 35],
    warranty: 10,
    warrantyTerms: 'with our package, confirmed in writing; Ideal’s usual term is 7',
    typicalPrice: typicalPrices[2],
    features: [
      'Shares most parts with the plain Logic, so we carry them on our vans',
      'Restart button clears L codes; many F codes clear by themselves',
      'Works with OpenTherm room controls',
    ],
    bestFor: `Rented homes and tight budgets. It has the ${rankOf(lowPrices[2] ?? 0, lowPrices)} typical price of the three.`,
  },
] as const satisfies readonly TopCombi[];

/** A boiler on ranks 4 to 10, with the reasons for its rank. */
interface ListedCombi {
  rank: number;
  name: string;
  brand: BrandSlug;
  /** Lowest and highest hot water output on sale, in kW. */
  output: readonly [number, number];
  strength: string;
  drawback: string;
}

export const fourToTen = [
  {
    rank: 4,
    name: 'Viessmann Vitodens 100-W',
    brand: 'viessmann',
    output: [25, 35],
    strength: 'Turns down to about a tenth of its output',
    drawback: 'Costs more than others with the same hot water',
  },
  {
    rank: 5,
    name: 'Viessmann Vitodens 050-W',
    brand: 'viessmann',
    output: [25, 35],
    strength: 'Stainless-steel heat exchanger at a mid-range price',
    drawback: 'Few settings and a basic display',
  },
  {
    rank: 6,
    name: 'Ideal Vogue Max',
    brand: 'ideal',
    output: [26, 40],
    strength: 'Stainless-steel heat exchanger, filter in the box',
    drawback: 'Too much boiler for a small flat',
  },
  {
    rank: 7,
    name: 'Baxi 800',
    brand: 'baxi',
    output: [24, 36],
    strength: 'Filter supplied, long warranty, simple to use',
    drawback: 'Warranty depends on keeping that filter and cleaning it',
  },
  {
    rank: 8,
    name: 'Alpha E-Tec Plus',
    brand: 'alpha',
    output: [28, 38],
    strength: 'Large sizes, with flue heat recovery in the range',
    drawback: 'One-time thermal fuse: overheating can cost a heat exchanger',
  },
  {
    rank: 9,
    name: 'Worcester Bosch Greenstar 8000 Life',
    brand: 'worcester-bosch',
    output: [30, 50],
    strength: 'Can run two showers, if water and gas pipes allow',
    drawback: 'Many older supply pipes don’t',
  },
  {
    rank: 10,
    name: 'Intergas Xclusive',
    brand: 'intergas',
    output: [24, 36],
    strength: 'No diverter valve or plate heat exchanger to fail',
    drawback: 'Hot water coil is cast into the block, so you must keep scale out',
  },
] as const satisfies readonly ListedCombi[];

/** Sizing of this guide by bedrooms (section 9): output in kW. Other pages have separate tables. */
export const topSizing = [
  { home: '1-2 bed', output: [24, 28], note: 'One bathroom, one shower at a time' },
  { home: '3 bed', output: [30, 32], note: 'One bathroom and a second shower or cloakroom' },
  { home: '4+ bed', output: [35, 38], note: 'Two bathrooms, if your mains can supply both' },
] as const;

/** Hot water by use (section 9), in litres a minute. */
export const flowGuide = [
  { use: 'Light use', litres: [10, 12], means: 'One mixer shower, or a basin and the sink' },
  { use: 'Medium use', litres: [12, 14], means: 'A rain shower, or a bath filled quickly' },
  { use: 'Heavy use', litres: [14, 16], means: 'Two mixer showers at once' },
] as const;

/** Temperature rises for hot water flows, in degrees: in the test standard, in this guide, and in winter. */
export const rises = { brochure: 30, ours: 35, winter: 40 } as const;

/** Example of the total cost over ten years (section 9), in pounds. */
export const tenYearCost = { years: 10, lower: 13_250, higher: 14_400 } as const;
