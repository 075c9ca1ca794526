import { formatPounds } from '../../lib/money.ts';
import type { BrandSlug } from '../../routes.ts';
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

export const topThree = [
  {
    rank: 1,
    name: 'Worcester Bosch Greenstar 4000',
    brand: 'worcester-bosch',
    efficiency: 94,
    output: [25, 30],
    warranty: 10,
    warrantyTerms: 'with an accredited installer, the maker’s filter and a service each year',
    typicalPrice: [2400, 2800],
    features: [
      'Messages in words, with system pressure on the same screen',
      'Faults sorted by letter into warnings, pauses and lock-outs',
      'Its own family of modulating controls, matched from the start',
      'Combi in two sizes, 25 and 30 kW; above that we quote a larger Worcester',
    ],
    bestFor:
      'Households that want the fewest surprises. Nothing about it is extreme, a tenant can read it out over the phone, and the make is familiar all over London.',
  },
  {
    rank: 2,
    name: 'Vaillant ecoTEC plus',
    brand: 'vaillant',
    efficiency: 94,
    output: [25, 38],
    warranty: 10,
    warrantyTerms: 'through the maker’s installer scheme, registered within 30 days and serviced yearly',
    typicalPrice: [2600, 3000],
    features: [
      'Sizes up to 38 kW, the top of what one combi sensibly gives two bathrooms',
      'Burner, fan and gas valve on a single flange over a stainless coil',
      'Present generation reads its flame and sets the mixture itself',
      'Digital pressure reading and F-codes with a stored history',
    ],
    bestFor:
      'Busy mornings. With a main to match, the large sizes hold a shower steady while a basin runs. Budget for a new burner-door seal at every service that opens it; that is good practice and no fault.',
  },
  {
    rank: 3,
    name: 'Ideal Logic+ Combi',
    brand: 'ideal',
    efficiency: 93,
    output: [24, 35],
    warranty: 10,
    warrantyTerms: 'with our package, confirmed in writing; the maker’s usual term is 7',
    typicalPrice: [1900, 2300],
    features: [
      'Shares most of its parts with the plain Logic, so spares are easy to stock',
      'Restart button for L codes; many F codes clear without it',
      'Dial or digits for the pressure, according to age',
      'Works with OpenTherm room controls',
    ],
    bestFor:
      'Rented homes and tight budgets. It is the least expensive of the three to fit, and when something fails it is usually a part that the van already carries.',
  },
] as const satisfies readonly TopCombi[];

/** The range of outputs as brands sell them today, what speaks for the boiler, what holds it back. */
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
    drawback: 'Costs more than its hot water alone explains',
  },
  {
    rank: 5,
    name: 'Viessmann Vitodens 050-W',
    brand: 'viessmann',
    output: [25, 35],
    strength: 'Stainless heat exchanger at a middling price',
    drawback: 'Sparing with settings and words',
  },
  {
    rank: 6,
    name: 'Ideal Vogue Max',
    brand: 'ideal',
    output: [26, 40],
    strength: 'Stainless inside, system filter in the box',
    drawback: 'More boiler than a small flat can use',
  },
  {
    rank: 7,
    name: 'Baxi 800',
    brand: 'baxi',
    output: [24, 36],
    strength: 'Filter supplied, long warranty, plain to use',
    drawback: 'Warranty goes if the filter is not kept and cleaned',
  },
  {
    rank: 8,
    name: 'Alpha E-Tec Plus',
    brand: 'alpha',
    output: [28, 38],
    strength: 'Large sizes, flue heat recovery in the family',
    drawback: 'Overheating can cost a heat exchanger: one-time fuse',
  },
  {
    rank: 9,
    name: 'Worcester Bosch Greenstar 8000 Life',
    brand: 'worcester-bosch',
    output: [30, 50],
    strength: 'Feeds two showers, given the water and the gas',
    drawback: 'Older supply pipes often give it neither',
  },
  {
    rank: 10,
    name: 'Intergas Xclusive',
    brand: 'intergas',
    output: [24, 36],
    strength: 'No diverter valve and no plate exchanger to fail',
    drawback: 'Tap coil cast into the block, so lime must be kept out',
  },
] as const satisfies readonly ListedCombi[];

/** Sizing of this guide by bedrooms (section 9): output in kW. The other pages keep their own. */
export const topSizing = [
  { home: '1-2 bed', output: [24, 28], note: 'One bathroom, one shower at a time' },
  { home: '3 bed', output: [30, 32], note: 'One bathroom and a second shower or cloakroom' },
  { home: '4+ bed', output: [35, 38], note: 'Two bathrooms, if the main can feed them' },
] as const;

/** Hot water by use (section 9), in litres a minute. */
export const flowGuide = [
  { use: 'Light use', litres: [10, 12], means: 'One mixer shower, or a basin and the sink' },
  { use: 'Medium use', litres: [12, 14], means: 'A rain shower, or a bath without a long wait' },
  { use: 'Heavy use', litres: [14, 16], means: 'Two mixer showers together' },
] as const;

/** Degrees of warming at which flows are compared: the test standard, our figure, a cold winter morning. */
export const rises = { brochure: 30, ours: 35, winter: 40 } as const;

/** Combi sizes in kW whose flow is tabled. */
export const tabledOutputs = [24, 28, 30, 32, 35, 38] as const;

export const installationChecks = [
  {
    point: 'Gas pipe',
    check: 'Length, bends and diameter from the meter; what else burns on it',
    follows: 'A 15 mm run seldom feeds a combi except at the very end',
  },
  {
    point: 'Flue',
    check: 'Distances to windows, boundaries and neighbours’ terminals',
    follows: 'A plume kit, another wall, or a longer flue',
  },
  {
    point: 'Condensate',
    check: 'Where two litres an hour of acid water can drain',
    follows: 'Indoors to a waste pipe if at all possible; outside 32 mm, short and lagged',
  },
  {
    point: 'Cold main',
    check: 'Litres a minute and pressure while flowing, at a busy hour',
    follows: 'A smaller combi, a cylinder, or a new service pipe',
  },
  {
    point: 'Radiators',
    check: 'Sludge, stuck valves, pipes too old for pressure cleaning',
    follows: 'Powerflush, or a gentler clean; filter and inhibitor always',
  },
  {
    point: 'Permission',
    check: 'Lease, conservation area, listing, building manager’s hours',
    follows: 'A notice or a licence, sometimes weeks ahead',
  },
] as const;

export const scaleDevices = [
  {
    device: 'Phosphate dosing',
    does: 'Coats minerals so that fewer stick',
    upkeep: 'Cartridge renewed on a schedule',
    verdict: 'Good for one combi in a flat',
  },
  {
    device: 'Electrolytic (zinc)',
    does: 'Changes how scale forms; reduces sticking',
    upkeep: 'Unit has a life; renew it',
    verdict: 'Good, fits in the cold feed',
  },
  {
    device: 'Ion-exchange softener',
    does: 'Takes the hardness out',
    upkeep: 'Salt, space, a drain',
    verdict: 'Best for a whole house; keep one tap unsoftened',
  },
  {
    device: 'Magnetic or electronic',
    does: 'Disputed',
    upkeep: 'None',
    verdict: 'Evidence is mixed; we do not rely on it',
  },
] as const;

/** The ten-year example (section 9), in pounds. Its parts are not broken down. */
export const tenYearCost = { years: 10, lower: 13_250, higher: 14_400 } as const;

export const tenYearDifference = tenYearCost.higher - tenYearCost.lower;

export const controlKinds = [
  {
    kind: 'On/off thermostat',
    does: 'Boiler flat out, or off',
    label: '1%',
    boilerPlus: 'No',
  },
  {
    kind: 'Load compensation',
    does: 'Cooler water the closer the room is to its setting',
    label: '3%',
    boilerPlus: 'Yes',
  },
  {
    kind: 'Weather compensation',
    does: 'An outside sensor sets the water temperature',
    label: '2%, with a room sensor 4%',
    boilerPlus: 'Yes',
  },
  {
    kind: 'Smart, with automation and optimisation',
    does: 'Learns when you are in and heats in time',
    label: 'as its control class',
    boilerPlus: 'Yes',
  },
] as const;

export const guide = {
  slug: 'top-combi-boilers-london',
  name: 'Top combi boilers, London',
  meta: {
    title: 'Top 10 Combi Boilers London: Ranked, Sized and Costed',
    description:
      'Ten combi boilers in order, the first three in detail: typical prices from £1,900 installed, litres a minute, hard water, controls and ten-year cost.',
    keywords: [
      'top combi boilers london',
      'top 10 combi boilers',
      'combi boiler flow rate',
      'combi boiler size by bedrooms',
      'combi boiler hard water london',
    ],
  },
  title: 'Top combi boilers in London: ten in order, and how to choose',
  crumb: 'Top Combi Boilers London',
  intro:
    'Ten ranges of combi boiler as an engineer would line them up, three of them in detail, and the questions about water, pipes and controls that decide more than the name on the case.',
  published: '2025-05-12',
  modified: '2026-11-22',
  readingMinutes: 15,
  takeaways: [
    {
      figure: `From ${formatPounds(topThree[2].typicalPrice[0])}`,
      text: `Typical price of an ${topThree[2].name}, installed, VAT included. Our first three go up to ${formatPounds(topThree[1].typicalPrice[1])}.`,
    },
    {
      figure: `${flowGuide[0].litres[0]}-${flowGuide[2].litres[1]} L/min`,
      text: 'What homes ask of a combi, from light to heavy use.',
    },
    {
      figure: formatPounds(tenYearDifference),
      text: `The difference between two boilers over ${tenYearCost.years} years in our example.`,
    },
  ],
  parts: [
    { id: 'method', title: 'How we ranked them' },
    { id: 'top-three', title: 'The top three in detail' },
    { id: 'four-to-ten', title: 'Ranks 4 to 10' },
    { id: 'sizing', title: 'Size by bedrooms' },
    { id: 'flow', title: 'How much hot water?' },
    { id: 'installation', title: 'Installation considerations' },
    { id: 'hard-water', title: 'Hard water compared' },
    { id: 'ten-years', title: 'What ten years cost' },
    { id: 'controls', title: 'Smart controls' },
    { id: 'warranty', title: 'Warranty and support' },
    { id: 'environment', title: 'Environmental notes' },
  ],
  faqs: [
    {
      question: 'Is a bigger combi the safer choice?',
      answer:
        'No. It burns more gas at full hot water, may need a wider gas pipe, and heats the rooms no better. Buy for the water your main can deliver and limit the heating output to what the rooms lose.',
    },
    {
      question: 'Two bathrooms: combi or cylinder?',
      answer:
        'If both showers run at the same time most mornings, a system boiler with a cylinder. If they take turns, a combi of 35-38 kW on a main of 14 litres a minute or more will do.',
    },
    {
      question: 'Model names stay while boilers change. How do I know which one I am quoted?',
      answer:
        'Ask for the maker’s model number and year of introduction in the quote, with the output in kW. Names such as Logic+ and 600 have covered more than one generation, with other parts and other codes.',
    },
    {
      question: 'Do I need permission for the flue?',
      answer:
        'A house normally does not. A leaseholder usually does for a new hole, because the wall is the freeholder’s; a flat, a conservation area or a listed building may need the council as well.',
    },
    {
      question: 'Should I wait for hydrogen?',
      answer:
        'No. The government calls it not yet proven for heating and expects at most a limited role. Most present boilers already accept a 20% blend, so the badge is no reason to pay more or to wait.',
    },
    {
      question: 'What must I have in my hand when the engineer leaves?',
      answer:
        'The manual with its commissioning checklist filled in, the warranty registration, and your thermostat explained. The Building Regulations certificate follows by post or e-mail after Gas Safe has been notified, which is done within 30 days.',
    },
  ],
  callToAction: {
    title: 'Have your main measured before you choose',
    text: 'We look at water, gas and flue, then name a boiler and a fixed price. No work without your approval.',
  },
  related: [
    { to: '/guides/best-combi-boilers-london', label: 'Five combis reviewed one by one, with exact installed prices' },
    { to: '/combi-boilers', label: 'Combi ranking by make, with yearly running costs' },
    { to: '/guides/boiler-installation-cost', label: 'What an installation costs in London, and why' },
    { to: '/guides/boiler-service-maintenance', label: 'The yearly service that a ten-year warranty asks for' },
  ],
  scene: 'ranked boilers',
} as const satisfies Guide;
