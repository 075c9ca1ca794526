import { formatPounds, formatPoundsRange } from '../../lib/money.ts';
import { servicesFrom } from '../brand-summaries.ts';
import type { Guide } from '../schemas/guide.ts';

/** What a service costs in the market, in pounds (specification, section 9, 'Service and maintenance guide'). */
export const priceTiers = [
  {
    name: 'Economy',
    price: [70, 85],
    buys: 'A service in the quiet season, or a shorter one. Ask whether you get a printout of the combustion readings.',
  },
  {
    name: 'Standard',
    price: [85, 110],
    buys: 'Every step of a service, at a booked time, with a written report. It’s enough for most homes.',
  },
  {
    name: 'Premium',
    price: [110, 150],
    buys: 'A longer visit, with the burner stripped down and the water tested, or a boiler that’s hard to reach.',
  },
] as const;

/** Where a price stands among the tiers, as the end of a sentence that names it. */
export function tierOf(price: number): string {
  const inProse = (tier: { name: string }) => `the ${tier.name.toLowerCase()} tier`;
  const [ending, beginning] = [
    priceTiers.find((one) => one.price[1] === price),
    priceTiers.find((one) => one.price[0] === price),
  ];
  if (ending && beginning) return `which is where ${inProse(ending)} ends and ${inProse(beginning)} begins`;
  const within = priceTiers.find((one) => one.price[0] <= price && price <= one.price[1]);
  if (within) return `which is in ${inProse(within)}`;
  const below = priceTiers.findLast((one) => one.price[1] < price);
  return below ? `which is above ${inProse(below)}` : `which is below ${inProse(priceTiers[0])}`;
}

/** Where most quotes fall, in pounds. */
export const typicalPrice = [80, 120] as const;

/** What service plans cost elsewhere, in pounds a month. */
export const planPrice = [10, 15] as const;

/** Readings in bar, as this guide states them. */
export const pressureRule = { cold: '1.0-1.5 bar', ceiling: '2 bar' } as const;

/** How a landlord's safety check and a service differ: what of it, then each. */
export const checkOrService = [
  {
    what: 'Who needs it',
    check: 'Landlords, by law, at least once every 12 months',
    service: 'Every home, once a year. It’s recommended, and most warranties require it',
  },
  {
    what: 'What it covers',
    check: 'Every gas appliance and flue the landlord provides',
    service: 'The boiler and its flue, plus the heating water',
  },
  {
    what: 'What’s done',
    check: 'Tests whether each appliance is safe to use today',
    service: 'Safety tests, cleaning, water and pressure tests, and settings for the year',
  },
  {
    what: 'What you get',
    check: 'A Landlord Gas Safety Record, once called a CP12',
    service: 'A written report and a gas safety certificate for the boiler',
  },
] as const;

/** What a landlord has to do about gas, in England. */
export const landlordDuties = [
  'Keep the gas appliances, flues and pipework you own safe.',
  'Have each appliance and flue checked at least once every 12 months by a Gas Safe registered engineer.',
  'Give tenants a copy of the record within 28 days. Give it to new tenants before they move in.',
  'Keep each record for at least two years, and until two more checks have been done.',
  'Put a carbon monoxide alarm in every lived-in room with a boiler or fire. Halls, landings and bathrooms count.',
  'Test the alarm on the first day of each tenancy, and repair or replace it when you’re told it’s faulty.',
] as const;

/** What a customer can print and tick off on the day. */
export const dayList = [
  'Clear the space around the boiler.',
  'Leave the heating off for an hour, so the gauge can be read cold.',
  'Find the manual, the last report and the warranty.',
  'Look at both sides of the engineer’s Gas Safe card.',
  'Mention any noise, smell, fault code or cold radiator.',
  'Ask for the combustion readings at maximum and minimum output.',
  'Ask for the gas rate, the expansion vessel’s charge and the inhibitor result.',
  'Check the report has the date, the engineer’s name and their Gas Safe number.',
  'File the report with the manual and note next year’s date.',
] as const;

/** What is done, in the usual order; the brand's own list comes first. */
export const serviceSteps = [
  {
    title: 'Ask and look',
    text: 'We ask about noises, smells, codes and cold rooms. Then we look at the case, flue, terminal, condensate pipe, pipework and air supply.',
  },
  {
    title: 'Test the gas supply',
    text: 'We measure the standing and working pressure at the boiler, then the gas rate at the meter. Low pressure can make a boiler lock out on the coldest days.',
  },
  {
    title: 'Test the flue',
    text: 'We sample the air going into the boiler. Exhaust in that sample means the flue is leaking.',
  },
  {
    title: 'Test the combustion',
    text: 'We measure carbon monoxide, carbon dioxide and their ratio at full and at lowest output, with a calibrated analyser.',
  },
  {
    title: 'Clean inside',
    text: 'We open and clean the burner, heat exchanger and electrodes if the readings or the manufacturer call for it. We fit new seals where the manual says so.',
  },
  {
    title: 'Clean the condensate trap',
    text: 'We empty, rinse and refill it. A dry trap lets exhaust into the room, and a blocked one stops the boiler.',
  },
  {
    title: 'Test pressure and safety devices',
    text: 'We check the expansion vessel with the water pressure at zero. Then we check the system pressure and the devices that stop the burner.',
  },
  {
    title: 'Check the heating water',
    text: 'We clean the magnetic filter and test the inhibitor. Black or cloudy water can block the heat exchanger later.',
  },
  {
    title: 'Run it and write the report',
    text: 'We run the heating and hot water, check the timer and thermostats with you, and fill in your report.',
  },
] as const;

/** Figures a report should hold, with what is looked for. */
export const reportReadings = [
  {
    reading: 'CO, and CO to CO₂ ratio',
    when: 'Maximum and minimum output',
    sought: 'The manufacturer’s figures. If there are none, CO under 350 ppm and a ratio of at most 0.004 at maximum',
  },
  { reading: 'Flue integrity', when: 'Air intake, boiler running', sought: 'Oxygen at least 20.6%, CO₂ under 0.2%' },
  { reading: 'Gas rate or working pressure', when: 'Maximum output', sought: 'The figure on the data plate' },
  {
    reading: 'System pressure',
    when: 'Cold, then hot',
    sought: `${pressureRule.cold} cold, at or below ${pressureRule.ceiling} hot`,
  },
  {
    reading: 'Inhibitor',
    when: 'Sample of heating water',
    sought: 'Full strength. It needs a new dose every 5 years, or a full laboratory test',
  },
] as const;

export const calendar = [
  { when: 'Every month', what: 'Read the gauge cold. Press the test button on the carbon monoxide alarm.' },
  { when: 'Spring', what: 'Look at the flue from the ground. Nothing should grow or nest near it.' },
  {
    when: 'Summer',
    what: 'Book the service. Run the heating for ten minutes now and then, so the pump doesn’t stick.',
  },
  { when: 'September', what: 'Turn on every radiator, bleed any that are cold at the top and read the gauge again.' },
  { when: 'First frost', what: 'Check that the outdoor condensate pipe is insulated to its end.' },
  { when: 'Before a winter holiday', what: 'Leave the heating on a low frost setting.' },
] as const;

export const redFlags = [
  {
    title: 'They leave after ten minutes',
    text: 'That’s too short to test combustion and the flue. If no analyser came out of the van, it wasn’t a service.',
  },
  {
    title: 'They have no card',
    text: 'Every registered engineer carries one with a photograph, and you can ask to see it.',
  },
  {
    title: 'They want cash and give you no paperwork',
    text: 'Without a dated report you can’t prove the service to the manufacturer, a buyer or a letting agent.',
  },
  {
    title: 'They quote without asking the model',
    text: 'Boilers differ in the parts that must be opened and the seals that must be replaced.',
  },
  {
    title: '“You need a new boiler today”',
    text: 'It may be true, so ask for the reading or the part in writing. Then ask a second firm.',
  },
  {
    title: 'They fit parts first and tell you the price later',
    text: 'Nothing should be replaced until you’ve seen the price and agreed.',
  },
] as const;

export const guide = {
  slug: 'boiler-service-maintenance',
  name: 'Boiler service and maintenance',
  meta: {
    title: 'Boiler Service Cost, Checklist and Maintenance Guide',
    description: `A boiler service costs ${formatPoundsRange(typicalPrice)} and takes 45-90 minutes. What’s included, what landlords must do by law, and what you can check yourself.`,
    keywords: [
      'boiler service',
      'annual boiler service',
      'boiler service cost london',
      'boiler maintenance tips',
      'gas safe engineer',
      'landlord boiler service',
    ],
  },
  title: 'Boiler service and maintenance: cost, what’s included and what you can do',
  crumb: 'Boiler service and maintenance',
  intro: `A boiler service costs ${formatPoundsRange(typicalPrice)} in London, takes 45-90 minutes and should be done once a year. The engineer tests the gas, the flue and the combustion, cleans what needs cleaning and gives you a written report. Ours start at ${formatPounds(servicesFrom)}, VAT included.`,
  published: '2025-02-11',
  modified: '2025-10-14',
  readingMinutes: 15,
  takeaways: [
    { figure: 'Once a year', text: 'How often to have it done. Most manufacturers’ warranties require it.' },
    {
      figure: formatPoundsRange(typicalPrice),
      text: 'What most services cost. We only fit parts once you’ve agreed the price.',
    },
    { figure: '45-90 minutes', text: 'How long a gas boiler takes, with readings and a written report.' },
  ],
  parts: [
    { id: 'why', title: 'Why should I service my boiler every year?' },
    { id: 'included', title: 'What’s included in a boiler service?' },
    { id: 'timing', title: 'When to book, and how long it takes' },
    { id: 'costs', title: 'How much does a boiler service cost?' },
    { id: 'tips', title: 'Boiler maintenance tips' },
    { id: 'engineer', title: 'How to choose an engineer' },
    { id: 'red-flags', title: 'Red flags' },
    { id: 'conclusion', title: 'Conclusion' },
  ],
  faqs: [
    {
      question: 'Is an annual boiler service a legal requirement?',
      answer:
        'Not if you own and live in your home, but your warranty usually requires it. Landlords must have a gas safety check every 12 months and keep appliances maintained. We recommend doing the service at the same visit.',
    },
    {
      question: 'What happens if the service finds a fault?',
      answer:
        'You get it in writing with a price, and nothing is fitted until you agree. We carry most parts. If the boiler is unsafe, we have to turn it off and label it.',
    },
    {
      question: 'Can I service my own boiler?',
      answer:
        'No. Only a Gas Safe registered engineer may work behind the case. You can read the gauge, bleed radiators, top up once and test the alarm.',
    },
  ],
  callToAction: {
    title: 'Is your boiler due a service?',
    text: `We have same-day and next-day visits, evenings and weekends included, from ${formatPounds(servicesFrom)}. If the boiler is worn out, we’ll give you a fixed price for a new one.`,
  },
  related: [
    { to: '/guides/boiler-pressure-guide', label: 'Boiler pressure: what it should read and how to top up' },
    { to: '/guides/when-to-replace-boiler', label: 'Repair or replace: the 50% rule and example costs' },
    { to: '/services/worcester-bosch', label: 'Worcester Bosch service and repair, with its packages' },
    { to: '/services/baxi', label: 'Baxi service and repair at a fixed price' },
  ],
  scene: 'labelled boiler',
} as const satisfies Guide;
