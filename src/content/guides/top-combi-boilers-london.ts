import { rankOf } from '../../lib/comparison.ts';
import { inWords } from '../../lib/in-words.ts';
import { formatPounds } from '../../lib/money.ts';
import type { BrandSlug } from '../../routes.ts';
import { greenstarSizes } from '../combi-reviews.ts';
import type { Guide } from '../schemas/guide.ts';

/** One of the first three boilers of this guide. */
interface TopCombi {
  rank: number;
  name: string;
  /** Whose boiler it is: for the drawing and the brand's service page. */
  brand: BrandSlug;
  /** Seasonal efficiency on the label, in per cent. */
  efficiency: number;
  /** Smallest and largest combi of the range, in kW to the taps. */
  output: readonly [number, number];
  /** Years, at best. */
  warranty: number;
  warrantyTerms: string;
  /** What it typically costs installed, in pounds, VAT included (specification, section 9). */
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

/** The range of outputs as brands sell them today, why to choose it and why it stands no higher. */
interface ListedCombi {
  rank: number;
  name: string;
  brand: BrandSlug;
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

/** Sizing of this guide by bedrooms (section 9): output in kW. The other pages keep their own. */
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

/** Degrees of warming at which flows are compared: the test standard, our figure, a cold winter morning. */
export const rises = { brochure: 30, ours: 35, winter: 40 } as const;

/** Combi sizes in kW whose flow is tabled. */
export const tabledOutputs = [24, 28, 30, 32, 35, 38] as const;

export const installationChecks = [
  {
    point: 'Gas pipe',
    check: 'Length, bends and diameter from the meter, and what else uses it',
    follows: 'A larger pipe: 15 mm rarely serves a combi',
  },
  {
    point: 'Flue',
    check: 'Distance to windows, boundaries and other terminals',
    follows: 'A plume kit, another wall or a longer flue',
  },
  {
    point: 'Condensate',
    check: 'A drain for up to two litres an hour of acid water',
    follows: 'An indoor waste pipe if possible; outdoors 32 mm, short and lagged',
  },
  {
    point: 'Mains water',
    check: 'Litres a minute and pressure while flowing, at a busy time',
    follows: 'A smaller combi, a cylinder or a new supply pipe',
  },
  {
    point: 'Radiators',
    check: 'Sludge, stuck valves and old pipework',
    follows: 'Powerflush or a gentler clean, always with filter and inhibitor',
  },
  {
    point: 'Permission',
    check: 'Lease, conservation area, listing and building hours',
    follows: 'A notice or a licence, sometimes weeks ahead',
  },
] as const;

export const scaleDevices = [
  {
    device: 'Phosphate dosing',
    does: 'Coats minerals so that less sticks',
    upkeep: 'Replace the cartridge on schedule',
    verdict: 'Good for one combi in a flat',
  },
  {
    device: 'Electrolytic (zinc)',
    does: 'Changes how scale forms, so that less sticks',
    upkeep: 'Replace the unit at the end of its life',
    verdict: 'Good, and goes in the cold feed',
  },
  {
    device: 'Ion-exchange softener',
    does: 'Removes hardness',
    upkeep: 'Needs salt, space and a drain',
    verdict: 'Best for a whole house; keep one tap unsoftened',
  },
  {
    device: 'Magnetic or electronic',
    does: 'Disputed',
    upkeep: 'None',
    verdict: 'Mixed evidence; we don’t count on it',
  },
] as const;

/** The ten-year example (section 9), in pounds. Its parts are not broken down. */
export const tenYearCost = { years: 10, lower: 13_250, higher: 14_400 } as const;

/** The two by what they cost, for the chart and its table. */
export const tenYearRows = [
  { label: 'Costs less to own', amount: tenYearCost.lower },
  { label: 'Costs more to own', amount: tenYearCost.higher },
] as const;

export const tenYearDifference = tenYearCost.higher - tenYearCost.lower;

export const controlKinds = [
  {
    kind: 'On/off thermostat',
    does: 'Runs the boiler at full heat, or off',
    label: '1%',
    boilerPlus: 'No',
  },
  {
    kind: 'Load compensation',
    does: 'Lowers the water temperature as the room warms up',
    label: '3%',
    boilerPlus: 'Yes',
  },
  {
    kind: 'Weather compensation',
    does: 'Sets the water temperature from an outdoor sensor',
    label: '2%, with a room sensor 4%',
    boilerPlus: 'Yes',
  },
  {
    kind: 'Smart, with automation and optimisation',
    does: 'Learns when you’re in and starts heating in time',
    label: 'by its control class',
    boilerPlus: 'Yes',
  },
] as const;

/** How many boilers the guide ranks. */
export const ranked = topThree.length + fourToTen.length;

export const guide = {
  slug: 'top-combi-boilers-london',
  name: 'Top combi boilers, London',
  meta: {
    title: `Top ${ranked} Combi Boilers London: Ranked and Compared`,
    description: `Our ${inWords(ranked)} combi boiler ranges for London in order, typically from ${formatPounds(topThree[2].typicalPrice[0])} installed. Compare hot water flow, sizes, warranties and controls.`,
    keywords: [
      'top combi boilers london',
      `top ${ranked} combi boilers`,
      'combi boiler flow rate',
      'combi boiler size by bedrooms',
      'combi boiler hard water london',
    ],
  },
  title: `Top ${ranked} combi boilers in London, and how to choose`,
  crumb: 'Top Combi Boilers London',
  intro: `The ${topThree[0].name} is our top range for London, followed by the ${topThree[1].name} and the ${topThree[2].name}. Count on 24-28 kW for one or two bedrooms and 30-32 kW for three. Measure your mains flow before you choose.`,
  published: '2025-05-12',
  modified: '2026-11-22',
  readingMinutes: 12,
  takeaways: [
    {
      figure: `From ${formatPounds(topThree[2].typicalPrice[0])}`,
      text: `Lowest typical price of an ${topThree[2].name}, installed, VAT included.`,
    },
    {
      figure: `${flowGuide[0].litres[0]}-${flowGuide[2].litres[1]} L/min`,
      text: 'Hot water a home uses at once, from light to heavy use.',
    },
    {
      figure: formatPounds(tenYearDifference),
      text: `The gap between two boilers over ${tenYearCost.years} years in our example.`,
    },
  ],
  parts: [
    { id: 'method', title: `How we ranked the ${inWords(ranked)}` },
    { id: 'top-three', title: `The top ${inWords(topThree.length)} combi boilers` },
    { id: 'four-to-ten', title: `Ranks ${topThree.length + 1} to ${ranked}` },
    { id: 'sizing', title: 'Combi size by bedrooms' },
    { id: 'flow', title: 'How much hot water do I need?' },
    { id: 'installation', title: 'Installation: what we check first' },
    { id: 'hard-water', title: `Hard water: ${inWords(scaleDevices.length)} devices compared` },
    { id: 'ten-years', title: 'What a combi costs over ten years' },
    { id: 'controls', title: 'Smart controls for a new combi' },
    { id: 'warranty', title: 'Warranty and support' },
    { id: 'environment', title: 'Gas use and heat pumps' },
  ],
  faqs: [
    {
      question: 'Should I buy the biggest combi I can?',
      answer:
        'No. It burns more gas at full hot water and may need a wider gas pipe. It won’t heat your rooms any better: Ideal’s Logic Max combis of 24, 30 and 35 kW all give 24.3 kW to the radiators.',
    },
    {
      question: 'I have two bathrooms. Combi or cylinder?',
      answer:
        'Choose a system boiler with a cylinder if both showers run together most mornings. If they take turns, a 35-38 kW combi will do, with at least 14 L/min from the mains.',
    },
    {
      question: 'How do I know which version I’m quoted?',
      answer:
        'Ask for the model number, the year it came out and the output in kW. Logic+ and 600 have each covered several generations.',
    },
    {
      question: 'Do I need permission for the flue?',
      answer:
        'Usually no for a house. A leaseholder usually needs the freeholder’s consent for a new hole. In a flat, conservation area or listed building, ask the council too.',
    },
    {
      question: 'Should I wait for a hydrogen boiler?',
      answer:
        'No. The government says hydrogen isn’t yet proven for heating and expects a limited role at most. Most new boilers already accept a 20% blend, so don’t pay extra for a “hydrogen-ready” badge.',
    },
    {
      question: 'What paperwork should I get?',
      answer:
        'You get the manual with its completed checklist and the warranty registration. We notify Gas Safe within 30 days, and your Building Regulations certificate comes by post or e-mail.',
    },
  ],
  callToAction: {
    title: 'Not sure which combi you need?',
    text: 'We check your water, gas pipe and flue, then give you a model and a fixed price.',
  },
  related: [
    { to: '/guides/best-combi-boilers-london', label: 'Combis reviewed, with exact installed prices' },
    { to: '/combi-boilers', label: 'Combi brands rated, with yearly gas costs' },
    { to: '/guides/boiler-installation-cost', label: 'What adds to the price of an installation' },
    { to: '/guides/boiler-service-maintenance', label: 'What a yearly boiler service includes' },
  ],
  scene: 'ranked boilers',
} as const satisfies Guide;
