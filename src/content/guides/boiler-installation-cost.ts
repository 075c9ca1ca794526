import { formatPounds, formatPoundsRange } from '../../lib/money.ts';
import { cheapest as cheapestRanked } from '../combi-ranking.ts';
import { cheapestReview } from '../combi-reviews.ts';
import { installationRange } from '../locations/pricing.ts';
import { packages } from '../packages.ts';
import { quotedBoilers, quoteTerms } from '../quote.ts';
import type { Guide } from '../schemas/guide.ts';
import { topThree } from './top-combi-boilers-london.ts';

const prices = packages.map(({ price }) => price);

/** Our packages, from the lowest price to the highest, in pounds. */
export const packageRange = [Math.min(...prices), Math.max(...prices)] as const;

/** The package with the lowest price. */
const lowestPackage = packages.find(({ price }) => price === packageRange[0]) ?? packages[0];

/** Our system boilers, in pounds. */
export const systemBoilers = quotedBoilers.filter(({ type }) => type === 'System');

const systemPrices = systemBoilers.map(({ price }) => price);

/** Three ordinary jobs. */
export const jobs = [
  {
    job: 'Combi for combi, same wall',
    days: 'about 1 day',
    price: formatPoundsRange(packageRange),
    note: 'One of our four packages, everything below included',
  },
  {
    job: 'System boiler, cylinder stays',
    days: '1-2 days',
    price: formatPoundsRange([Math.min(...systemPrices), Math.max(...systemPrices)]),
    note: 'The boiler; a new cylinder, if one is needed, is quoted apart',
  },
  {
    job: 'Tanks and cylinder out, combi in',
    days: '2-3 days',
    price: `from ${formatPounds(packageRange[0])}`,
    note: 'A package, plus removal and new pipework as surveyed',
  },
] as const;

/** What the price of an installation is made of, and what our packages hold of it. */
export const priceParts = [
  {
    part: 'The boiler and its standard flue',
    why: 'Make, output and warranty set the largest single figure',
    ours: 'Included',
  },
  { part: 'Labour', why: 'Draining, hanging, piping, testing and commissioning', ours: 'Included' },
  {
    part: 'Cleaning the system',
    why: 'Sludge blocks the new exchanger, and makers exclude the damage',
    ours: 'Powerflush, or the gentler method old pipes need',
  },
  { part: 'Magnetic filter and inhibitor', why: 'Catches what comes loose later; slows the rust', ours: 'Included' },
  {
    part: 'Controls',
    why: 'A combi needs more than an on/off thermostat by law',
    ours: 'Wireless thermostat that complies: load compensation, or smart with automation and optimisation',
  },
  {
    part: 'Condensate pipe',
    why: 'Indoors to a drain is short and cheap; outdoors must be wide, lagged and falling',
    ours: 'Included',
  },
  {
    part: 'Electrical work',
    why: 'A fused spur of its own',
    ours: 'Included where a spur exists; otherwise in the quote',
  },
  {
    part: 'Gas pipe',
    why: 'A larger burner may need a larger pipe from the meter',
    ours: 'In the quote, after measuring',
  },
  { part: 'Old boiler and rubbish', why: 'Carried down, recycled as metal', ours: 'Included' },
  {
    part: 'Notification and papers',
    why: 'Gas Safe and Building Regulations, warranty registration, Benchmark',
    ours: 'Included',
  },
  { part: 'VAT', why: '20% on a gas boiler, supplied and fitted', ours: 'Included' },
] as const;

export const raises = [
  {
    title: 'A new place for the boiler',
    text: 'Flow, return, gas, hot, cold and condensate all have to follow it, and the old flue hole is bricked up.',
  },
  {
    title: 'A flue that is not straight out',
    text: 'Through a roof, along a ceiling, or with a plume kit to carry the steam away from a neighbour’s window. The terminal must keep 300 mm from any opening window or air brick.',
  },
  {
    title: 'Gas pipe too small',
    text: '15 mm from the meter seldom feeds a combi at full hot water. 22 mm is common, 28 mm on a long run; bends and the hob count too.',
  },
  {
    title: 'Tanks, cylinder, airing cupboard',
    text: 'Taking them out gives you a cupboard and adds most of a day. Asbestos in an old flue or board is a job for specialists and a bill of its own.',
  },
  {
    title: 'An unvented cylinder',
    text: 'Fitted by someone qualified for it, with its own discharge pipe and its own notification.',
  },
  {
    title: 'No fall to a drain',
    text: 'Where condensate cannot run away by itself, a small pump lifts it, and one day that pump is a repair.',
  },
  {
    title: 'Height',
    text: 'A terminal on the third floor over a light well or a pavement may need scaffold, and scaffold on a pavement a licence from the council.',
  },
] as const;

export const lowers = [
  'The new boiler hangs where the old one hung, on an outside wall',
  'The gas pipe is 22 mm already, or the run is short',
  'The drain is within reach indoors',
  'You send photographs of boiler, flue, meter and label, so that the survey confirms instead of discovers',
  'The van can stop at the door',
  'You choose a date between April and September',
] as const;

export const quoteChecklist = [
  'The exact model and its output in kW, not “a combi”',
  'Flue: which kit, which route, who makes the wall good',
  'Controls, and which Boiler Plus measure they meet',
  'How the system will be cleaned, and which filter and inhibitor go in',
  'Scale protection on the cold feed, which London’s water calls for',
  'Warranty in years, who gives it, and on what conditions',
  'Guarantee on the workmanship, apart from the maker’s warranty',
  'VAT, notification and disposal, each as included or not',
  'What could still change the price, and who decides then',
] as const;

export const guide = {
  slug: 'boiler-installation-cost',
  name: 'Boiler installation cost',
  meta: {
    title: 'Boiler Installation Cost in London: What Sets the Price',
    description: `A boiler installed in London costs ${formatPoundsRange(installationRange)}. What the price is made of, what raises it in flats and terraces, and how to read a quote.`,
    keywords: [
      'boiler installation cost',
      'boiler installation cost london',
      'new boiler cost',
      'combi boiler cost london',
      'system boiler cost',
      'boiler replacement price',
    ],
  },
  title: 'Boiler installation cost in London',
  crumb: 'Boiler Installation Cost',
  intro:
    'Two homes in one street can pay very different prices for the same boiler, and both can be fair. This guide takes the figure apart, so that you can see which home yours is.',
  published: '2025-04-08',
  modified: '2026-11-22',
  readingMinutes: 12,
  takeaways: [
    {
      figure: formatPoundsRange(installationRange),
      text: `Installed, for all boiler types. Our four combi packages cost ${formatPoundsRange(packageRange)}, with VAT, system clean, filter, thermostat, certificates and removal.`,
    },
  ],
  parts: [
    { id: 'range', title: 'What an installation costs' },
    { id: 'our-prices', title: 'Our fixed prices' },
    { id: 'parts', title: 'What the price is made of' },
    { id: 'changes', title: 'What raises it, what lowers it' },
    { id: 'london', title: 'What London adds' },
    { id: 'rules', title: 'What the law asks for your money' },
    { id: 'quotes', title: 'Reading a quote' },
  ],
  faqs: [
    {
      question: 'Why is there so wide a range?',
      answer: `Because it covers every type: the low end is a small combi hung in the place of the old one, the high end a regular boiler with flue, controls and pipework to alter. Within one type and one position quotes should lie far closer together.`,
    },
    {
      question: 'Why do your pages name different lowest prices?',
      answer: `Each counts something else. ${formatPounds(installationRange[0])} is the low end for any combi in London. ${formatPounds(topThree[2].typicalPrice[0])} is a typical low price for an ${topThree[2].name}. ${formatPounds(cheapestReview.price)} is our price for the ${cheapestReview.name}, ${formatPounds(cheapestRanked.price)} for the ${cheapestRanked.name}. ${formatPounds(packageRange[0])} is our lowest package, the ${lowestPackage.boiler}.`,
    },
    {
      question: 'Does a bigger boiler cost much more?',
      answer:
        'The boiler itself only a little; its gas pipe may. And more kW heats no better: on a combi they are for the taps. A boiler far too large for the rooms starts and stops all day.',
    },
    {
      question: 'Is the online price final?',
      answer: `It is fixed once surveyed, and ${quoteTerms.matchPercent}% of final prices match the online quote. If the survey finds something that could not be seen before, you approve the change first or walk away.`,
    },
    {
      question: 'Do I need to be without heating for long?',
      answer:
        'For a combi in the same place usually one working day. Two or three where it moves or where tanks come out. You are told beforehand on which evenings heating or water will be off.',
    },
    {
      question: 'Who stands behind the ten years?',
      answer:
        'The maker, for the boiler, as long as it was registered and is serviced every year. For our own work we give 12 months. The table on the quote page shows 7-12 years, because makers differ.',
    },
  ],
  callToAction: {
    title: 'Your home, one figure',
    text: `A quote takes ${quoteTerms.seconds} seconds and stands for ${quoteTerms.validDays} days.`,
  },
  related: [
    { to: '/guides/when-to-replace-boiler', label: 'First of all: repair or replace?' },
    { to: '/guides/top-combi-boilers-london', label: 'Ten combis compared, three of them in detail' },
    { to: '/combi-boilers', label: 'Our ranking of five, with ratings' },
    { to: '/services/keston', label: 'Keston: boilers for flats with a long flue' },
  ],
  scene: 'installation',
} as const satisfies Guide;
