import { countedReviews, guaranteeMonths, reviews, shownFigures } from '../claims.ts';
import { gasSteps, noResetStep, pressureStep, refill, resetStep } from '../safe-steps.ts';
import type { RichBrand } from '../schemas/brand.ts';

/** In pounds, VAT included. `planPrice` is per month. */
const [servicePrice, premiumPrice, planPrice] = [95, 145, 22];
const serviceMinutes = [60, 75] as const;

export const brand = {
  slug: 'viessmann',
  layout: 'rich',
  name: 'Viessmann',
  fuel: 'gas',
  drawing: {
    width: 120,
    height: 204,
    radius: 6,
    fascia: 46,
    position: 'band',
    tone: 'dark',
    display: 52,
    dial: 'none',
    knobs: 0,
    accent: 'flow',
    trim: 'plain',
  },
  meta: {
    title: `Viessmann Boiler Repair & Service London | From £${servicePrice}`,
    description: `Viessmann Vitodens repairs and servicing throughout London. A service is from £${servicePrice} and takes ${serviceMinutes.join('-')} minutes. What F2, F4 and F5 mean, and what to check first.`,
    keywords: [
      'viessmann boiler service london',
      'vitodens service london',
      'viessmann boiler repair london',
      'viessmann f4 fault',
      'vitodens 100-w service',
    ],
  },
  badge: 'Vitodens servicing, Gas Safe registered',
  bookLabel: 'Book Service Online',
  intro: `We repair and service Viessmann boilers throughout London. A Vitodens service is from £${servicePrice} and takes ${serviceMinutes.join('-')} minutes.`,
  servicePrice,
  serviceMinutes,
  stats: shownFigures([
    { number: serviceMinutes.join('-'), label: 'Minutes for a Vitodens service' },
    { number: '24/7', label: 'Emergency cover' },
    { number: `${guaranteeMonths.service} months`, label: 'Guarantee on parts and labour' },
    { number: reviews.search, label: `Average of ${countedReviews}` },
  ]),
  prose: [
    {
      heading: 'Viessmann boiler repair in London',
      paragraphs: [
        'We’re called to F2 when the heating first comes on in autumn, to F4 in frost and to F5 on windy days. Our engineer tests the boiler, tells you the price and usually does the repair on the same visit.',
        'Read us the exact code and the model number from the type plate. F2 without a dot is on boilers up to about 2019. Newer ones write a dot: F.62 is usually the same as F2, and F.67 as F4. F.74 is low water pressure, so top up once if nothing leaks.',
      ],
    },
    {
      heading: 'What happens in a Vitodens service?',
      paragraphs: [
        'We take the burner out and look for tears in its metal mesh. The heat exchanger is stainless steel, so we rinse it with water and use only a plastic brush, because a steel one would leave particles that rust. The electrodes usually need replacing every second year on models that set their own gas mixture.',
      ],
    },
    {
      heading: 'What is Lambda Pro?',
      paragraphs: [
        'It’s how a 200-W measures the current in its flame and corrects its own gas and air. We check the result about half a minute after the burner starts, when its calibration has finished. If the reading is wrong, we look for a flue leak first and then a worn electrode.',
      ],
    },
    {
      heading: 'Can I run my Viessmann during building work?',
      paragraphs: [
        'Not while there’s dust in the air, because the boiler draws it in through the burner. Switch it off while anyone is sanding or cutting plasterboard.',
      ],
    },
  ],
  checklist: [
    'We read the type plate and stored faults',
    'We check the flue run and its outlet',
    'We test the temperature limiter',
    'We check the pressure and expansion vessel',
    'We look for damp under the boiler',
    'We leave a written report',
  ],
  breakdown: [
    {
      title: 'Burner',
      description: 'We isolate the gas, take the burner out and check its mesh, gasket and insulation.',
    },
    {
      title: 'Heat exchanger',
      description: 'We rinse the stainless-steel coil and keep the electronics below it covered.',
    },
    {
      title: 'Electrodes',
      description: 'We clean them, measure them against the manual and test the flame current.',
    },
    {
      title: 'Siphon',
      description: 'We empty the siphon, flush it, refill it and follow the pipe to the drain.',
    },
    {
      title: 'Gas and flue gas',
      description: 'We test the gas joint and pressure, then measure CO₂ and O₂ at upper and lower output.',
    },
    {
      title: 'Hot water and report',
      description: 'We check the hot water at a tap, then write your report and gas safety certificate.',
    },
  ],
  issues: [
    {
      code: 'F2',
      issue: 'Temperature limit',
      who: 'owner',
      urgency: 'now',
      replaced: 'Pump or limiter',
      meaning:
        'The boiler got too hot and locked out. Usually the water isn’t carrying the heat away because of air, sludge or a seized pump.',
      check: [
        'Let the boiler cool for half an hour, then open and bleed the radiators.',
        pressureStep(),
        resetStep('F2'),
      ],
      solution: [
        'Free or replace the pump and let out air',
        'Check for closed valves and sludge',
        'Test the limiter and its lead',
      ],
    },
    {
      code: 'F4',
      issue: 'Flame detection',
      who: 'owner',
      urgency: 'today',
      replaced: 'Electrode, lead or ignition unit',
      meaning: 'The boiler saw no flame, because it never lit or because the flame couldn’t be detected.',
      check: [...gasSteps(), resetStep('F4')],
      solution: [
        'Measure the gas pressure',
        'Test the ignition unit and the gas valve supply',
        'Check the electrode gap and flame current',
      ],
    },
    {
      code: 'F5',
      issue: 'Flue fault',
      who: 'engineer',
      urgency: 'now',
      replaced: 'Air hoses or pressure switch',
      meaning:
        'The air-pressure switch didn’t prove that air was moving. It may be the flue, a wet or split hose, the switch or the fan.',
      check: [
        noResetStep(),
        'From the ground, look for anything that blocks the flue outlet, and tell us if it’s windy.',
      ],
      solution: [
        'Dry or replace the hoses',
        'Test the pressure switch and the fan speed',
        'Follow the flue to its end',
      ],
    },
    {
      issue: 'Hot water cools in the middle of a shower',
      who: 'engineer',
      urgency: 'soon',
      replaced: 'Plate heat exchanger or flow sensor',
      meaning: 'Scale has built up in the plate heat exchanger, or the hot-water flow sensor is failing.',
      check: ['Try the kitchen tap, and tell us when you book whether it does the same.'],
      solution: ['Measure the flow and read the sensor', 'Descale the plate, or replace it'],
    },
    {
      issue: 'Pressure drops every week',
      who: 'owner',
      urgency: 'soon',
      replaced: 'Expansion vessel or safety valve',
      meaning: 'Water is leaking from a radiator joint or the safety valve, or the expansion vessel is flat.',
      check: [
        'Write the reading down morning and evening for two days.',
        'Feel the radiator valves for damp.',
        'Don’t refill it every day, because that hides the leak. Call us.',
      ],
      solution: ['Test the vessel, valve and joints', 'Refill and watch the pressure as it heats'],
    },
  ],
  moreCodes: [
    {
      code: 'B7',
      meaning: 'Coding card fault on older Vitotronic controls',
      who: 'engineer',
      urgency: 'today',
      replaced: 'Usually nothing',
    },
    {
      code: 'd2',
      meaning: 'Limiter, as F2, on older 200-W and 222-F',
      who: 'owner',
      urgency: 'now',
      replaced: 'Pump or limiter',
    },
    { code: 'E02', meaning: 'Temperature limiter, as F2', who: 'owner', urgency: 'now', replaced: 'As F2' },
    { code: 'E05', meaning: 'Airflow not proved, as F5', who: 'engineer', urgency: 'now', replaced: 'As F5' },
    {
      code: 'F1',
      meaning: 'Flue-gas temperature limiter has tripped',
      who: 'engineer',
      urgency: 'now',
      replaced: 'Depends on our test',
    },
  ],
  controls: [
    {
      models: 'Vitodens with a touch or LCD screen',
      topUp: `The screen shows the pressure, or a small dial at the front or underneath does. The filling loop is outside the boiler, near its pipes. Open it until you read ${refill}, then close both ends.`,
      reset: 'Confirm the fault on the screen, then choose reset or hold R.',
    },
    {
      models: 'Older boilers with two knobs',
      topUp: 'The filling loop is outside the boiler here too, and the pressure is on a dial.',
      reset: 'Turn the knob right to its reset stop for a moment, then back.',
    },
  ],
  packages: [
    {
      name: 'Essential',
      price: servicePrice,
      per: 'service',
      description: 'The full yearly service, from the burner to the paperwork.',
      includes: [
        'Check and clean the burner',
        'Rinse the heat exchanger',
        'Clean and measure the electrodes',
        'Flush and refill the siphon',
        'Report and gas safety certificate',
      ],
      action: 'Book',
      details:
        'It covers every check and all the cleaning. A gasket or an electrode that’s due is extra and needs your approval.',
    },
    {
      name: 'Premium',
      price: premiumPrice,
      per: 'service',
      label: 'Recommended',
      description: 'It adds tests of the heating water and the controls.',
      includes: [
        'Everything in Essential',
        'Set the heating curve or flow temperature',
        'Test a sample of the system water',
        'Clean the filter or strainer',
        'Check the pump setting',
        'Review your hot-water times',
      ],
      action: 'Learn More',
      details:
        'A Vitodens uses less gas at a low flow temperature. We write the old and new settings in your report, so you can go back if a room feels cold.',
    },
    {
      name: 'Annual Care Plan',
      price: planPrice,
      per: 'month',
      description: 'An Essential service each year, paid for in monthly amounts.',
      includes: [
        'One Essential service each year',
        'Electrode replacement dates tracked',
        'The date arranged by us in good time',
      ],
      action: 'Get Quote',
      details: `It costs £${planPrice} a month, or £${planPrice * 12} a year. Repairs aren’t part of the plan: you’ll have a price for one before we start.`,
    },
  ],
  models: {
    current: [
      { name: 'Vitodens 050-W', description: 'Combi, about 25-35 kW' },
      {
        name: 'Vitodens 100-W',
        description: 'Combi about 25-35 kW, system 11-32 kW. It can turn down to about a tenth',
      },
      { name: 'Vitodens 111-W', description: 'Wall-hung, about 26-35 kW, with 46 litres of stored hot water' },
      { name: 'Vitodens 200-W', description: 'System or combi, about 11-35 kW, with weather compensation' },
      { name: 'Vitodens 222-F', description: 'Floor-standing, about 11-35 kW, with a 100-130 litre cylinder' },
    ],
    legacy: [
      {
        name: 'Vitopend 100-W and 200-W',
        description: 'About 2000-2010. Diverters, fans and air-pressure switches fail',
      },
      {
        name: 'Vitodens 100-W WB1A, WB1B, WB1C',
        description: 'About 2004-2015. Plate heat exchangers, electrodes and traps wear',
      },
      {
        name: 'Vitodens 100-W B1HA and B1KA',
        description: 'About 2015-2020. Often a flow sensor or a plate heat exchanger',
      },
      {
        name: 'Vitodens 200-W WB2 and B2 series',
        description: 'About 2006-2019. Often an electrode or a burner gasket',
      },
      {
        name: 'Vitodens 300 and 333',
        description: 'About 1999-2010. Burner controls, fans and flue-gas sensors fail',
      },
      {
        name: 'Vitodens 050-W BPJ',
        description: 'About 2014-2020. The air-pressure switch can cause F5',
      },
    ],
  },
  faqs: [
    {
      question: 'Does F4 mean there’s no gas?',
      answer:
        'It means no flame was seen, and gas is the first thing to check. If your hob works, it’s more likely the condensate pipe, an electrode or the ignition.',
    },
    {
      question: 'Is Essential enough, or do I need Premium?',
      answer:
        'Essential services the boiler completely. Choose Premium if the settings have never been adjusted or the water hasn’t been tested.',
    },
    {
      question: 'Can I have weather compensation?',
      answer:
        'A 200-W has it already, and most 100-W models can take an outside sensor. Tell us the model number and we’ll check yours.',
    },
    {
      question: 'What does Viessmann ask for in its warranty?',
      answer:
        'Usually registration within about 30 days, genuine parts and a yearly service by a Gas Safe registered engineer. The longer terms usually depend on a trained installer.',
    },
    {
      question: 'How low can the pressure be on a Viessmann?',
      answer: 'Viessmann usually asks for at least 0.8 bar, but we’d keep it at 1.0-1.5 bar when it’s cold.',
    },
  ],
  related: [
    { to: '/guides/best-combi-boilers-london', label: 'Best combis for London, led by the 050-W' },
    { to: '/guides/boiler-service-maintenance', label: 'Boiler care between two services' },
    { to: '/services/vaillant', label: 'Vaillant boiler repair and service' },
    { to: '/boiler-quotes', label: 'Installed prices for a new Vitodens' },
  ],
} satisfies RichBrand;
