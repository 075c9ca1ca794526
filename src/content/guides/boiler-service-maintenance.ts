import { formatPounds, formatPoundsRange } from '../../lib/money.ts';
import type { BrandSlug } from '../../routes.ts';
import { servicesFrom } from '../brand-summaries.ts';
import type { Guide } from '../schemas/guide.ts';

/** What a service costs in the market, in pounds (specification, section 9, 'Service and maintenance guide'). */
export const priceTiers = [
  {
    name: 'Economy',
    price: [70, 85],
    buys: 'A quiet season, or a shorter list. Sound if there is a printout with combustion readings; ask before you book.',
  },
  {
    name: 'Standard',
    price: [85, 110],
    buys: 'The full list above at a booked time, with a written report. Most London homes need no more.',
  },
  {
    name: 'Premium',
    price: [110, 150],
    buys: 'More time: a strip-down of the burner, a water test, filter and controls gone through, or a boiler that is awkward to reach.',
  },
] as const;

/** Where most quotes fall, in pounds. */
export const typicalPrice = [80, 120] as const;

/** What service plans cost elsewhere, in pounds a month. */
export const planPrice = [10, 15] as const;

/** Our own prices in pounds and times in minutes (section 9, 'Service prices and terms'). */
export const ourPrices = [
  {
    name: 'Worcester Bosch',
    slug: 'worcester-bosch',
    prices: [
      ['Standard', 89],
      ['Premium', 129],
    ],
    minutes: [45, 60],
  },
  {
    name: 'Viessmann',
    slug: 'viessmann',
    prices: [
      ['Essential', 95],
      ['Premium', 145],
    ],
    minutes: [60, 75],
  },
  { name: 'Ideal', slug: 'ideal', prices: [['from', 85]] },
  { name: 'Baxi', slug: 'baxi', prices: [['fixed', 85]], minutes: [60, 90] },
  { name: 'Other gas boilers', prices: [['from', 85]], minutes: [60, 90] },
  { name: 'Oil boilers', slug: 'grant', prices: [['fixed', 95]], minutes: [90, 120] },
] as const satisfies readonly OwnPrice[];

interface OwnPrice {
  name: string;
  /** The brand's page, where there is one. */
  slug?: BrandSlug;
  /** Package or kind of price, and pounds. */
  prices: readonly (readonly [string, number])[];
  /** Shortest and longest visit; absent where the specification shows none. */
  minutes?: readonly [number, number];
}

/** Our care plans, in pounds a month. */
export const ourPlans = [
  { brand: 'Worcester Bosch', price: 18 },
  { brand: 'Viessmann', price: 22 },
] as const;

/** Readings in bar, as this guide states them. */
export const pressureRule = { cold: '1.0-1.5 bar', ceiling: '2 bar' } as const;

/** What is done, in the usual order; the brand's own list comes first. */
export const serviceSteps = [
  {
    title: 'Questions and a walk round',
    text: 'Any noise, smell, code or cold room since last time. Then a look at the case, the visible flue and its terminal, the condensate pipe, the pipework and the air supply.',
  },
  {
    title: 'Gas supply',
    text: 'Standing and working pressure at the boiler, then the gas rate at the meter. A boiler that is starved of gas locks out on the coldest morning, when the whole street is drawing.',
  },
  {
    title: 'Flue integrity',
    text: 'A sample of the air going in. It should be plain air; exhaust in it means that the flue leaks inside itself.',
  },
  {
    title: 'Combustion',
    text: 'Carbon monoxide, carbon dioxide and the ratio between them, at full and at lowest output, with a calibrated analyser.',
  },
  {
    title: 'Inside the case',
    text: 'Burner, heat exchanger and electrodes are opened and cleaned where the readings or the maker ask for it, with new seals where the maker calls for them.',
  },
  {
    title: 'Condensate trap',
    text: 'Emptied, rinsed, refilled. A dry trap lets exhaust into the room and a blocked one stops the boiler.',
  },
  {
    title: 'Pressure and safety devices',
    text: 'The expansion vessel’s charge with the water side at zero, system pressure, and the devices that stop the burner.',
  },
  {
    title: 'Heating water',
    text: 'Magnetic filter emptied, inhibitor tested. Cloudy or black water now is a blocked exchanger later.',
  },
  {
    title: 'Run, set, record',
    text: 'Heating and hot water run to temperature, timer and thermostats checked with you, the report and the service record filled in.',
  },
] as const;

/** Figures a report should hold, with what is looked for. */
export const reportReadings = [
  {
    reading: 'CO, and CO to CO₂ ratio',
    when: 'Maximum and minimum output',
    sought: 'The maker’s figures; failing those, CO under 350 ppm and a ratio of at most 0.004 at maximum',
  },
  { reading: 'Flue integrity', when: 'Boiler running, air intake', sought: 'Oxygen at least 20.6%, CO₂ under 0.2%' },
  { reading: 'Gas rate or working pressure', when: 'Maximum output', sought: 'As on the data plate' },
  {
    reading: 'System pressure',
    when: 'Cold, then hot',
    sought: `${pressureRule.cold} cold, at or below ${pressureRule.ceiling} hot`,
  },
  {
    reading: 'Inhibitor',
    when: 'Sample of heating water',
    sought: 'At strength; renewed every 5 years, or a full laboratory test instead',
  },
] as const;

export const calendar = [
  { when: 'Every month', what: `Read the gauge cold (${pressureRule.cold}). Press the test button of the CO alarm.` },
  {
    when: 'Spring',
    what: 'Look at the terminal from the ground: nothing growing over it, no nest, no sagging plume kit.',
  },
  {
    when: 'Summer',
    what: 'Book the service. Run the heating for ten minutes now and then, so that pump and valves do not seize.',
  },
  { when: 'September', what: 'Heat every radiator, bleed those with cold tops, read the gauge again.' },
  { when: 'First frost', what: 'Check that the outdoor condensate pipe is lagged to its end.' },
  {
    when: 'Before a winter holiday',
    what: 'Leave the heating on a low frost setting, not off. Tell a neighbour where the stopcock is.',
  },
] as const;

export const redFlags = [
  {
    title: 'In and out in ten minutes',
    text: 'Combustion at two outputs and a flue sample cannot be read in that time. If no analyser came out of the van, you paid for a look.',
  },
  { title: 'No card', text: 'Every registered engineer carries one with a photograph, and expects to be asked.' },
  {
    title: 'Cash, no paper',
    text: 'Without a dated report you have nothing for the warranty, the buyer of your home or the letting agent.',
  },
  {
    title: 'A price before the model',
    text: 'Someone who quotes without asking what hangs on the wall has one service for every boiler.',
  },
  {
    title: '“You need a new boiler today”',
    text: 'It may be true; then it can be written down, with the reading or the part that says so. Take the paper and ask a second firm.',
  },
  {
    title: 'Parts fitted first, priced after',
    text: 'Nothing should be replaced before you have seen the price and agreed.',
  },
] as const;

export const guide = {
  slug: 'boiler-service-maintenance',
  name: 'Boiler service and maintenance',
  meta: {
    title: 'Boiler Service and Maintenance: What to Expect and Pay',
    description:
      'What an annual boiler service includes, how long it takes and what it costs, what to do yourself between visits, and how to judge the engineer.',
    keywords: [
      'boiler service',
      'annual boiler service',
      'boiler service cost london',
      'boiler maintenance tips',
      'gas safe engineer',
      'landlord boiler service',
    ],
  },
  title: 'Boiler service and maintenance: what is done, what it costs, what is yours to do',
  crumb: 'Boiler service and maintenance',
  intro:
    'A service is an hour of measuring with some cleaning in it. Know what should be measured, and you can tell a good visit from a glance at the case, and look after the boiler in the eleven months between.',
  published: '2025-02-11',
  modified: '2025-10-14',
  readingMinutes: 15,
  takeaways: [
    {
      figure: 'Once a year',
      text: 'Most makers’ warranties require it, and so does good sense for any appliance that burns gas indoors.',
    },
    {
      figure: formatPoundsRange(typicalPrice),
      text: 'What most services cost. Parts are extra, and only with your approval.',
    },
    { figure: '45-90 minutes', text: 'For a gas boiler, with an analyser out and a written report at the end.' },
  ],
  parts: [
    { id: 'why', title: 'Why service a boiler every year' },
    { id: 'included', title: 'What a service includes' },
    { id: 'timing', title: 'Timing: when to book, how long it takes' },
    { id: 'costs', title: 'What a service costs' },
    { id: 'tips', title: 'Maintenance tips for the months between' },
    { id: 'engineer', title: 'Choosing an engineer' },
    { id: 'red-flags', title: 'Red flags' },
    { id: 'conclusion', title: 'Conclusion' },
  ],
  faqs: [
    {
      question: 'Is an annual service a legal requirement?',
      answer:
        'For an owner-occupier it is a recommendation and usually a warranty condition. Landlords must by law have an annual gas safety check and keep appliances maintained; doing the service at the same visit is the normal way to show the second.',
    },
    {
      question: 'Is a gas safety check the same as a service?',
      answer:
        'No. The check asks whether the appliance is safe today. The service also cleans, tests the water and the vessel, and sets the boiler for the year to come. Both can be done in one visit and are written on separate papers.',
    },
    {
      question: 'What if the service finds a fault?',
      answer:
        'You get it in writing with a price. Nothing is fitted without your approval, and most parts are on the van. If the boiler is unsafe it is turned off and labelled, which no engineer may overlook.',
    },
  ],
  callToAction: {
    title: 'Due for a service, or past it?',
    text: `Same-day and next-day visits, evenings and weekends, from ${formatPounds(servicesFrom)} with the report in writing. And if the boiler is near its end, a fixed price for the next one.`,
  },
  related: [
    { to: '/guides/boiler-pressure-guide', label: 'Boiler pressure: readings, topping up, when to stop' },
    { to: '/guides/when-to-replace-boiler', label: 'When a service is no longer worth it' },
    { to: '/services/worcester-bosch', label: 'Worcester Bosch service: three packages' },
    { to: '/services/baxi', label: 'Baxi service at a fixed price' },
  ],
  scene: 'labelled boiler',
} as const satisfies Guide;
