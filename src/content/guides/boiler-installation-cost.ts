import { cheapestOf } from '../../lib/comparison.ts';
import { inWords } from '../../lib/in-words.ts';
import { formatPence, formatPounds, formatPoundsRange } from '../../lib/money.ts';
import type { BrandSlug } from '../../routes.ts';
import { guaranteeMonths } from '../claims.ts';
import { cheapest as cheapestRanked } from '../combi-ranking.ts';
import { cheapestReview, reviewed } from '../combi-reviews.ts';
import { installationRange } from '../locations/pricing.ts';
import { packagePrice, packages, packageWarrantyYears } from '../packages.ts';
import { quotedBoilers, quoteTerms, warrantyYears } from '../quote.ts';
import type { InstallationPackage } from '../schemas/boilers.ts';
import type { Guide } from '../schemas/guide.ts';
import type { QuotedBoiler } from '../schemas/quote.ts';
import { topThree } from './top-combi-boilers-london.ts';

const prices = packages.map(({ price }) => price);

/** Our packages, from the lowest price to the highest, in pounds. */
export const packageRange = [Math.min(...prices), Math.max(...prices)] as const;

/** The package with the lowest price. */
const lowestPackage = cheapestOf<InstallationPackage>(packages);

/** Our system boilers, in pounds. */
export const systemBoilers = quotedBoilers.filter(({ type }) => type === 'System');

const systemPrices = systemBoilers.map(({ price }) => price);

/** Three common jobs. */
export const jobs = [
  {
    job: 'Combi for combi, same wall',
    days: 'about 1 day',
    price: formatPoundsRange(packageRange),
    note: `One of our ${inWords(packages.length)} packages, with everything listed below`,
  },
  {
    job: 'System boiler, cylinder stays',
    days: '1-2 days',
    price: formatPoundsRange([Math.min(...systemPrices), Math.max(...systemPrices)]),
    note: 'The boiler, installed',
  },
  {
    job: 'Cylinder and tanks out, combi in',
    days: '2-3 days',
    price: `from ${formatPounds(packageRange[0])}`,
    note: 'A package, plus removal and pipework as surveyed',
  },
] as const;

/** What the price of an installation is made of, and what our packages hold of it. */
export const priceParts = [
  {
    part: 'Boiler and standard flue',
    why: 'Brand, output and warranty make this the largest figure',
    ours: 'Included',
  },
  { part: 'Labour', why: 'We drain, hang, pipe, test and commission', ours: 'Included' },
  {
    part: 'System clean',
    why: 'Sludge blocks a new heat exchanger, and warranties usually exclude it',
    ours: 'Powerflush, or a gentler clean for old pipes',
  },
  { part: 'Magnetic filter and inhibitor', why: 'The filter catches rust; inhibitor slows it', ours: 'Included' },
  {
    part: 'Controls',
    why: 'The rules ask for more than an on/off thermostat with a combi',
    ours: 'Wireless thermostat with load compensation, or a smart one with automation and optimisation',
  },
  {
    part: 'Condensate pipe',
    why: 'Takes acid water to a drain; outdoors it must be 32 mm wide and lagged',
    ours: 'Included',
  },
  {
    part: 'Electrical work',
    why: 'The boiler needs its own fused spur',
    ours: 'Included if you have a spur; otherwise we quote for it',
  },
  {
    part: 'Gas pipe',
    why: 'A larger burner may need a larger pipe from the meter',
    ours: 'We measure it and quote if it has to change',
  },
  { part: 'Old boiler and rubbish', why: 'We take it away and recycle the metal', ours: 'Included' },
  {
    part: 'Paperwork',
    why: 'Gas Safe notification, warranty registration and the Benchmark checklist',
    ours: 'Included',
  },
  { part: 'VAT', why: '20% on a gas boiler that’s supplied and installed', ours: 'Included' },
] as const;

export const raises = [
  {
    title: 'Moving the boiler',
    figure: '2-3 days in all',
    text: 'Every pipe has to follow it, the flue needs a new hole, and the old hole is bricked up.',
  },
  {
    title: 'Removing a cylinder and tanks',
    figure: 'most of a day more',

    text: 'You get the cupboard back. If an old flue or board contains asbestos, a specialist has to remove it and charges separately.',
  },
  {
    title: 'A flue that can’t go straight out',
    text: 'A flue through the roof or along a ceiling needs extra parts. So does a plume kit, which moves the steam away from a neighbour’s window. The terminal has to stay 300 mm from any opening window or air brick.',
  },
  {
    title: 'A larger gas pipe',
    text: '15 mm pipe rarely carries enough gas for a combi, except on the last short piece. 22 mm is common, and a long run may need 28 mm.',
  },
  {
    title: 'An unvented cylinder',
    text: 'It needs an engineer with the G3 qualification, a discharge pipe and a notification of its own.',
  },
  {
    title: 'No drain nearby',
    text: 'If the condensate can’t run downhill to a drain, we add a small pump.',
  },
  {
    title: 'A flue high up',
    text: 'A third-floor terminal may need scaffolding. Scaffolding on the pavement needs a council licence.',
  },
] as const;

const quotedFrom = (brand: BrandSlug, type: QuotedBoiler['type']) =>
  quotedBoilers.find((one) => one.brand === brand && one.type === type) ?? quotedBoilers[0];
const worcesterSystem = quotedFrom('worcester-bosch', 'System');
const worcesterCombi = quotedFrom('worcester-bosch', 'Combi');

const { vitodens050, vitodens100, greenstar2000, greenstar4000 } = reviewed;
const greenstarOutputs =
  greenstar2000.output === greenstar4000.output
    ? `both ${greenstar2000.output} kW`
    : `${greenstar2000.output} and ${greenstar4000.output} kW`;

/** What a step up costs, as the difference of two of our prices in pounds. */
export const upgrades = [
  {
    step: `Worcester Bosch Greenstar 2000 to 4000, ${greenstarOutputs}`,
    adds: greenstar4000.price - greenstar2000.price,
  },
  {
    step: `Viessmann Vitodens 050-W (${vitodens050.output} kW) to 100-W (${vitodens100.output} kW)`,
    adds: vitodens100.price - vitodens050.price,
  },
  { step: 'Our lowest combi package to our highest', adds: packageRange[1] - packageRange[0] },
  {
    step: `Worcester Bosch ${worcesterCombi.output} kW combi to ${worcesterSystem.output} kW system boiler, without a cylinder`,
    adds: worcesterSystem.price - worcesterCombi.price,
  },
] as const;

export const lowers = [
  'The new boiler goes where the old one was, on an outside wall',
  'You already have a 22 mm gas pipe, or only a short run',
  'There’s a drain indoors, close to the boiler',
  'You send us photos of the boiler, flue, meter and data label',
  'There’s parking outside your door',
  'You pick a date between April and September',
] as const;

/** Road charges a firm may pass on, as of November 2026. */
export const congestionCharge = { day: 18, late: 21 } as const;

export const roadCharges = [
  {
    charge: 'Congestion Charge, central zone',
    amount: `${formatPounds(congestionCharge.day)} a day, ${formatPounds(congestionCharge.late)} if paid late`,
  },
  { charge: 'ULEZ, for a van that doesn’t comply', amount: formatPence(12.5) },
  { charge: 'Blackwall and Silvertown tunnels', amount: 'charged; check the rate' },
  { charge: 'Suspended parking bay', amount: 'council fee, booked days ahead' },
] as const;

/** VAT within a price that includes it, at 20%. */
const vatWithin = (price: number) => `${formatPence(price / 6)} of the total`;

const swap = packagePrice('viessmann');
const chargeDays = 2;

/** Two worked quotes: sums of figures that stand on this page, line by line. */
export const workedQuotes = [
  [
    'Boiler, installed',
    `Viessmann 050-W package, ${formatPounds(swap)}`,
    `Worcester Bosch ${worcesterSystem.output} kW, ${formatPounds(worcesterSystem.price)}`,
  ],
  ['System clean, filter, thermostat', 'included', 'included'],
  ['Cylinder', 'none', 'yours stays'],
  ['Gas pipe', '22 mm already', '22 mm already'],
  ['VAT, included', vatWithin(swap), vatWithin(worcesterSystem.price)],
  [
    'Congestion Charge',
    'outside the zone',
    `${chargeDays} weekdays, ${formatPounds(chargeDays * congestionCharge.day)}, if the firm adds it`,
  ],
  [
    'Total',
    formatPounds(swap),
    `${formatPounds(worcesterSystem.price)}, or ${formatPounds(worcesterSystem.price + chargeDays * congestionCharge.day)} with the charge`,
  ],
] as const;

export const quoteChecklist = [
  'Exact model name and output in kW',
  'Flue kit, its route, and who repairs the wall',
  'Controls, and which Boiler Plus measure they meet',
  'Cleaning method, filter and inhibitor',
  'Scale device on the cold feed',
  'Warranty: how many years, who gives it and on what conditions',
  'Guarantee on the workmanship',
  'VAT, notification and disposal, each marked as included or not',
  'Anything that could still change the price, and who decides',
] as const;

export const guide = {
  slug: 'boiler-installation-cost',
  name: 'Boiler installation cost',
  meta: {
    title: 'Boiler Installation Cost London: Prices and Extras',
    description: `A new boiler in London costs ${formatPoundsRange(installationRange)} installed, VAT included. See what’s in the price, what adds to it, and two worked quotes.`,
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
  intro: `A new boiler in London costs ${formatPoundsRange(installationRange)} installed, VAT included. Our ${inWords(packages.length)} combi packages cost ${formatPoundsRange(packageRange)}, and a straightforward swap takes about a day. Moving the boiler, changing its type or replacing the gas pipe adds to that. Your price is fixed once we’ve surveyed.`,
  published: '2025-04-08',
  modified: '2026-11-22',
  readingMinutes: 12,
  takeaways: [
    {
      figure: formatPoundsRange(installationRange),
      text: 'What an installed boiler costs in London, across combi, system and regular.',
    },
    {
      figure: formatPoundsRange(packageRange),
      text: `Our ${inWords(packages.length)} combi packages, with the system clean, filter, thermostat and certificates.`,
    },
    { figure: '1-3 days', text: 'One day for a combi swap, two or three if the boiler moves.' },
  ],
  parts: [
    { id: 'range', title: 'How much does a new boiler cost?' },
    { id: 'our-prices', title: 'Our fixed prices' },
    { id: 'parts', title: 'What’s included in the price' },
    { id: 'changes', title: 'What makes it cost more or less' },
    { id: 'london', title: 'Extra costs in London' },
    { id: 'examples', title: 'Two worked quotes' },
    { id: 'rules', title: 'What the building rules require' },
    { id: 'quotes', title: 'How to compare boiler quotes' },
  ],
  faqs: [
    {
      question: 'Why is the price range so wide?',
      answer:
        'It covers every type of boiler. The low end is a small combi in the old position. The high end is a regular boiler with new flue, controls and pipework.',
    },
    {
      question: 'Why do your pages show different lowest prices?',
      answer: `Each price is for something else. ${formatPounds(installationRange[0])} is the lowest for any combi in London. ${formatPounds(topThree[2].typicalPrice[0])} is a typical low price for an ${topThree[2].name}. We install the ${cheapestReview.name} for ${formatPounds(cheapestReview.price)} and the ${cheapestRanked.name} for ${formatPounds(cheapestRanked.price)}. Our lowest package is ${formatPounds(packageRange[0])}, for the ${lowestPackage.boiler}.`,
    },
    {
      question: 'Does a bigger boiler cost much more?',
      answer:
        'The boiler itself costs only a little more, but it may need a bigger gas pipe. Extra kW on a combi are for hot water, and your rooms won’t be any warmer.',
    },
    {
      question: 'Is the online price final?',
      answer: `${quoteTerms.matchPercent ? `In ${quoteTerms.matchPercent}% of cases it is. ` : ''}The price is fixed once we’ve surveyed. If the survey finds something nobody could see before, you approve the change first or say no.`,
    },
    {
      question: 'How long will I be without heating?',
      answer:
        'Usually one working day for a combi in the same place. Allow two or three if it moves or if tanks come out.',
    },
    {
      question: `Who gives the ${inWords(packageWarrantyYears)}-year warranty?`,
      answer: `The manufacturer does, on the boiler. It has to be registered and serviced every year. We guarantee our own work for ${guaranteeMonths.workmanship} months. Across brands it runs ${warrantyYears} years.`,
    },
  ],
  callToAction: {
    title: 'Get one fixed price for your home',
    text: `An online quote takes ${quoteTerms.seconds} seconds and is valid for ${quoteTerms.validDays} days.`,
  },
  related: [
    { to: '/guides/when-to-replace-boiler', label: 'Repair or replace? Check before you spend' },
    { to: '/guides/top-combi-boilers-london', label: 'Combi ranges compared, with hot water flow' },
    { to: '/combi-boilers', label: 'Our combis, ranked and rated' },
    { to: '/services/keston', label: 'Keston boilers for flats with a long flue' },
  ],
  scene: 'installation',
} as const satisfies Guide;
