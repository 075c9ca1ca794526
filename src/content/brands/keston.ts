import { guaranteeMonths } from '../claims.ts';
import { gasSteps, refill, resetStep } from '../safe-steps.ts';
import type { CardBrand } from '../schemas/brand.ts';

/** In pounds, VAT included. */
const servicePrice = 85;
const serviceMinutes = [60, 90] as const;

export const brand = {
  slug: 'keston',
  layout: 'card',
  name: 'Keston',
  fuel: 'gas',
  drawing: {
    width: 124,
    height: 186,
    radius: 4,
    fascia: 50,
    position: 'low',
    tone: 'light',
    display: 22,
    dial: 'left',
    knobs: 1,
    accent: 'return',
    trim: 'panel',
  },
  meta: {
    title: `Keston Boiler Repair & Service London | £${servicePrice} Fixed`,
    description: `Keston boiler repair in London, and a service at a fixed £${servicePrice}, in ${serviceMinutes.join('-')} minutes, both flue pipes included. Find F2, F4, L5 and the Heat2 numbers.`,
    keywords: [
      'keston boiler service london',
      'keston boiler repair london',
      'keston twin flue boiler',
      'keston 30c service',
      'keston heat 45 service',
    ],
  },
  intro: `We service Keston boilers in London and repair them too, flue pipes included. We service one for a fixed price of £${servicePrice}, in ${serviceMinutes.join('-')} minutes.`,
  servicePrice,
  serviceMinutes,
  stats: [
    { number: '1,500+', label: 'Services completed' },
    { number: '98%', label: 'Customer satisfaction' },
    { number: `£${servicePrice}`, label: 'Starting from' },
    { number: '24/7', label: 'Emergency Cover' },
  ],
  prose: [
    {
      paragraphs: [
        'Before we visit, find the inspection hatches and clear the cupboards along the flue. A Keston has two 50 mm plastic pipes, one for air and one for exhaust, so it can be in a basement or deep inside a mansion flat.',
        'Have the model ready, as the codes differ between generations. The Combi and 30C use F and L, the Heat 45 and 55 use E, and the Heat2 shows plain numbers.',
      ],
    },
    {
      heading: 'Keston boiler repair in London',
      paragraphs: [
        'We check the flue first, because a sagging pipe holds water and can put the flame out. Inside the boiler it’s usually a thermistor, ignition lead, flame probe or diverter. You get a price before we start, flue pipe included, and most repairs take one visit.',
      ],
    },
    {
      heading: 'How we check a twin flue',
      paragraphs: [
        'We follow both pipes from the outlet back to the boiler and check every joint and bracket in reach. The exhaust pipe must slope down to the boiler, so that its water drains into the trap. Exhaust in the air pipe means a leak, so we test that too.',
        'A hidden pipe needs inspection hatches. Without them we can’t pass the flue as safe, and we’ll tell you so in writing.',
      ],
    },
    {
      heading: 'Who owns the flue in a flat?',
      paragraphs: [
        'Check your lease before you order another boiler. The pipes often cross space that belongs to the freeholder or a neighbour, and permission to open a ceiling can take longer than the job.',
      ],
    },
  ],
  benefits: [
    'We sample both flue pipes',
    'We check the slope of the flue',
    'We report any pipe we can’t see',
    'We empty the sump and trap',
  ],
  features: [
    {
      title: 'Comprehensive Inspection',
      description: 'It starts at the flue outlet outside and ends at the seals of the case.',
    },
    {
      title: 'Expert Calibration',
      description: 'We use the settings for your generation, because a C45 and a Combi2 differ.',
    },
    {
      title: 'Certified Documentation',
      description: 'The flue has its own section in the report, with every pipe we couldn’t see.',
    },
  ],
  whyChoose: [
    {
      icon: 'home',
      title: 'Keston Specialists',
      description: 'Our Gas Safe registered engineers can trace a twin flue through a building.',
    },
    {
      icon: 'calendar',
      title: 'Flexible Appointments',
      description: 'We work round porters and parking bays, with early, late and weekend times.',
    },
    {
      icon: 'shield',
      title: `${guaranteeMonths.service}-Month Guarantee`,
      description: 'It covers flue pipe we replace as well as parts inside the boiler.',
    },
    {
      icon: 'pound',
      title: 'Fixed Pricing',
      description: 'The price is the same for a long flue as for a short one through the wall.',
    },
    {
      icon: 'package',
      title: 'Parts in Stock',
      description: 'We keep trap seals, probes and thermistors for Combi, System and Heat models.',
    },
    {
      icon: 'phone',
      title: '24/7 Support',
      description: 'If water drips from the flue, switch the boiler off and call us at any hour.',
    },
  ],
  models: {
    current: [
      { name: 'Keston Combi2 30', description: 'Combi in the 30 kW class for hot water' },
      { name: 'Keston Combi2 35', description: 'Combi, about 14 L/min at the tap, enough for a second bathroom' },
      { name: 'Keston System2 30 and 35', description: 'System, 30 and 35 kW, for a separate hot water cylinder' },
      { name: 'Keston Heat2 45 and 55', description: 'Heat-only, about 45 and 55 kW, for large houses' },
    ],
    legacy: [
      {
        name: 'Keston Heat 45 and 55',
        description: 'About 2008-2016. The flame probe, ignition lead and board fail',
      },
      {
        name: 'Keston 30C, System 30, Combi 30 and 35',
        description: 'About 2010-2017. They must stay below 2.5 bar. Diverters and fans wear',
      },
      { name: 'Keston Qudos 28s and 28h', description: '28 kW, about 2007-2011. The sump tends to block' },
      {
        name: 'Keston Celsius 25 and C40, C45, C55',
        description: 'The Celsius from about 2000, the C models about 2002-2011',
      },
    ],
  },
  issues: [
    {
      code: 'F2',
      issue: 'Flame lost',
      who: 'owner',
      meaning:
        'On a 30C or Combi 30/35, the burner lit and went out. Wind, water in a sagging exhaust pipe or a worn flame probe can do it.',
      check: [
        'From the ground, look at both flue openings. If one is blocked or dripping, leave the boiler off and call us.',
        ...gasSteps(),
        resetStep('F2'),
      ],
      solution: ['Clean or replace the probe', 'Correct the slope of the flue', 'Test the air pipe for exhaust'],
      urgency: 'today',
      replaced: 'Flame probe',
    },
    {
      code: 'F4',
      issue: 'Flow thermistor',
      who: 'engineer',
      meaning: 'The sensor on the flow pipe reads wrongly, so the boiler won’t fire.',
      check: ['Don’t reset it, as that can’t clear a bad sensor. Leave the boiler off and call us.'],
      solution: ['Check the plug and lead', 'Measure the resistance hot and cold', 'Replace a faulty thermistor'],
      urgency: 'today',
      replaced: 'Flow thermistor',
    },
    {
      code: 'L5',
      issue: 'Five resets in fifteen minutes',
      who: 'engineer',
      meaning: 'The boiler locked because it was reset too often. The code doesn’t say what the first fault was.',
      check: ['Stop resetting it and leave it off.', 'Write down any earlier code you remember, and call us.'],
      solution: ['Release the lock', 'Repair the first fault'],
      urgency: 'today',
      replaced: 'Depends on the first fault',
    },
    {
      issue: 'The boiler won’t light',
      who: 'owner',
      meaning:
        'No flame after several tries usually shows as L2 on the 30/35 models and E01 on a Heat. A Heat2 45 shows 58.',
      check: [...gasSteps(), 'If there’s still no flame, leave the boiler off and call us with the code and model.'],
      solution: ['Measure the gas pressure under load', 'Check the electrode', 'Clear the condensate drain'],
      urgency: 'today',
      replaced: 'Electrode or ignition lead',
    },
    {
      issue: 'Gurgling, or water in the exhaust pipe',
      who: 'engineer',
      meaning: 'The water can’t drain back to the trap. A bracket has dropped, or the sump and trap are blocked.',
      check: [
        'Switch the boiler off if you hear bubbling, and call us.',
        'Don’t drill, tape or prop the plastic pipe.',
      ],
      solution: ['Clean the sump and trap', 'Refix the pipe at the right slope'],
      urgency: 'today',
      replaced: 'Usually brackets or trap seals',
    },
    {
      issue: 'Cracked, loose or wrong flue pipe',
      who: 'engineer',
      meaning: 'Exhaust may be leaking indoors. We find ordinary waste pipe, push-fit joints and missing brackets.',
      check: [
        'Turn the boiler off, open a window and call us now.',
        'If a CO alarm sounds, get out and follow the box above.',
      ],
      solution: [
        'Keep the boiler off until the pipe is safe',
        'Replace it with approved pipe and solvent joints',
        'Sample both pipes',
      ],
      urgency: 'now',
      replaced: 'The damaged length of flue pipe',
    },
  ],
  moreCodes: [
    {
      code: '50',
      meaning: 'Heat2: no heating-water flow',
      who: 'engineer',
      replaced: 'Depends on the test',
      urgency: 'today',
    },
    {
      code: '51',
      meaning: 'Heat2: low pressure, so top up once if nothing leaks',
      who: 'owner',
      replaced: 'Usually nothing',
      urgency: 'today',
    },
    {
      code: '54',
      meaning: 'Heat2: flame lost, retries used',
      who: 'engineer',
      replaced: 'Flame probe',
      urgency: 'today',
    },
    { code: '57', meaning: 'Heat2: false flame', who: 'engineer', replaced: 'Depends on the test', urgency: 'now' },
    {
      code: '58',
      meaning: 'Heat2: no flame after restarts, check as for F2',
      who: 'owner',
      replaced: 'Electrode',
      urgency: 'today',
    },
    { code: '60', meaning: 'Heat2: fan speed not reached', who: 'engineer', replaced: 'Fan', urgency: 'now' },
    { code: '64', meaning: 'Heat2: mains voltage low', who: 'engineer', replaced: 'Usually nothing', urgency: 'today' },
    {
      code: 'E01',
      meaning: 'Heat: no flame after retries, check as for F2',
      who: 'owner',
      replaced: 'Electrode',
      urgency: 'today',
    },
    {
      code: 'F1',
      meaning: 'Low pressure: top up once if nothing leaks',
      who: 'owner',
      replaced: 'Usually nothing',
      urgency: 'today',
    },
    { code: 'F3', meaning: 'Fan', who: 'engineer', replaced: 'Fan', urgency: 'now' },
    { code: 'F5', meaning: 'Return thermistor', who: 'engineer', replaced: 'Return thermistor', urgency: 'today' },
    { code: 'L1', meaning: 'Overheated, or no flow', who: 'engineer', replaced: 'Pump', urgency: 'now' },
    {
      code: 'L2',
      meaning: 'Burner didn’t light: check as for F2',
      who: 'owner',
      replaced: 'Electrode',
      urgency: 'today',
    },
    { code: 'L6', meaning: 'False flame', who: 'engineer', replaced: 'Depends on the test', urgency: 'now' },
  ],
  controls: [
    {
      models: '30C, Combi and System',
      topUp: `The gauge is on the front or just below, with the filling loop underneath. Open it slowly, stop at ${refill} and close both ends.`,
      reset: 'On a 30C, turn the mode knob to reset and straight back, once.',
    },
    {
      models: 'Heat and Heat2',
      topUp: 'The pump and expansion vessel are usually outside the boiler, so look for the gauge on the pipes.',
      reset: 'Follow the steps in the user manual, and do it only once.',
    },
  ],
  includes: [
    'Look at both flue outlets and their spacing',
    'Follow the air and exhaust pipes, hatch by hatch',
    'Check the slope, brackets and solvent joints',
    'Analyse the exhaust at high and low output',
    'Sample the air pipe for exhaust',
    'Inspect the burner, probe and ignition lead',
    'Clean and refill the sump and condensate trap',
    'Check the thermistors or air switch',
    'Check the pressure, expansion vessel and relief valve',
    'Write up the report, the gas safety certificate and the Benchmark record',
  ],
  partsNote:
    'Spare parts are genuine or approved equivalents, and flue pipe is always the approved type. Nothing extra goes in without your approval.',
  faqs: [
    {
      question: 'Is a plastic boiler flue safe?',
      answer:
        'Yes, if it’s approved pipe with solvent joints on a boiler made for it. The exhaust of a Combi 30 or 35 averages only about 68-73 °C.',
    },
    {
      question: 'Can I box in the flue pipes?',
      answer: 'Yes, if you leave inspection hatches at the joints and bends.',
    },
    {
      question: 'Why does my Keston have two holes in the wall?',
      answer: 'One brings in air for the burner and the other lets out the exhaust.',
    },
    {
      question: 'Can I replace a Keston with an ordinary combi?',
      answer:
        'Often only with a new flue route, and in a block the freeholder has to agree. Another twin-pipe boiler may be simpler.',
    },
    {
      question: 'Can I still get parts for a Keston?',
      answer:
        'Generally yes, as Ideal supports the brand. Parts for a Celsius are scarce, so we look for them before the visit.',
    },
    {
      question: 'What does my managing agent need each year?',
      answer:
        'The law asks for a gas safety record if you let the flat. Agents also ask for proof of maintenance, and our service report gives them that.',
    },
  ],
  closing: 'Have the model and the code ready, and tell us about the porter or entryphone.',
  related: [
    { to: '/services/ideal', label: 'Ideal boilers: the company that now supports Keston' },
    { to: '/guides/boiler-installation-cost', label: 'What a new boiler costs to install' },
    { to: '/guides/when-to-replace-boiler', label: 'No parts for a Celsius? When to replace it' },
    { to: '/boiler-quotes', label: 'Get a price for replacing a twin-pipe boiler' },
  ],
} satisfies CardBrand;
