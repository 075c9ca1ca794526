import { guaranteeMonths } from '../claims.ts';
import { gasSteps, noResetStep, pressureStep, refill, resetStep, topUpSteps } from '../safe-steps.ts';
import type { CardBrand } from '../schemas/brand.ts';

/** In pounds, VAT included. */
const servicePrice = 85;
const serviceMinutes = [60, 90] as const;

export const brand = {
  slug: 'navien',
  layout: 'card',
  name: 'Navien',
  fuel: 'gas',
  drawing: {
    width: 130,
    height: 208,
    radius: 9,
    fascia: 42,
    position: 'band',
    tone: 'light',
    display: 50,
    dial: 'none',
    knobs: 0,
    accent: 'flow',
    trim: 'seam',
  },
  meta: {
    title: `Navien Boiler Repair & Service London | £${servicePrice} Fixed`,
    description: `Navien boiler repair in London, and a service for £${servicePrice}, in ${serviceMinutes.join('-')} minutes, by the UK manual. E003, E012, E016, E110 and E302: what to check first.`,
    keywords: [
      'navien boiler service london',
      'navien boiler repair london',
      'navien e003 error',
      'navien e012 error',
      'navien e110 error',
      'navien ncb300 service',
    ],
  },
  intro: `If you need a Navien boiler repaired or serviced in London, we know the UK models. A fixed price of £${servicePrice} covers the service, which takes ${serviceMinutes.join('-')} minutes.`,
  servicePrice,
  serviceMinutes,
  stats: [
    { number: '1,200+', label: 'Services completed' },
    { number: '97%', label: 'Customer satisfaction' },
    { number: `£${servicePrice}`, label: 'Starting from' },
    { number: '24/7', label: 'Emergency Cover' },
  ],
  prose: [
    {
      paragraphs: [
        'Navien is a South Korean brand, and there aren’t many in London. Send us a photo of the rating plate with the error, so we bring the right parts. An E003 on the boiler may read 003 or 03 on the wall controller.',
        'Check whether yours begins with NCB or LCB. An NCB is a gas combi. An LCB burns oil, so tell us and we’ll send an oil technician.',
      ],
    },
    {
      heading: 'Navien boiler repair in London',
      paragraphs: [
        'The flow sensor, three-way valve, electrodes and air-pressure sensor are what usually go wrong on an older NCB. We give you a price first. Because we carry electrodes, flame rods, gaskets and sensor tubes, one visit is enough for most repairs. A board or a three-way valve may take a day or more to arrive.',
      ],
    },
    {
      heading: 'Inspection or full service?',
      paragraphs: [
        'Your Navien gets the interim inspection first, as the UK manual sets out. We measure CO₂ at full and low load and the ratio of CO to CO₂, then check the gas rate and the seals of the flue. If the ratio is under 0.004 and the seals are sound, the boiler can carry on.',
        'If not, or if a full service is due, we clean the electrodes and inspect the burner and heat exchanger.',
      ],
    },
    {
      heading: 'Can I use an American manual?',
      paragraphs: [
        'No, because American models and gas pressures are different, and so is the warranty. Cover in the UK has commonly been five to ten years. It usually depends on registration, an annual service recorded in Benchmark and Navien’s own parts, so check your own certificate.',
      ],
    },
  ],
  benefits: [
    'We follow the UK manual for your model',
    'We check the air-pressure sensor tubes for water and splits',
    'We tell you how long a rare part will take',
    'We record the visit in Benchmark',
  ],
  features: [
    {
      title: 'Comprehensive Inspection',
      description: 'We look at the flue outlet and the case seals before we open the burner.',
    },
    {
      title: 'Expert Calibration',
      description: 'We adjust an NCB to UK figures in millibar, at full load and then at low load.',
    },
    {
      title: 'Certified Documentation',
      description: 'Your report says which inspection you had and lists the readings.',
    },
  ],
  whyChoose: [
    {
      icon: 'award',
      title: 'Navien Specialists',
      description: 'We send a Gas Safe registered engineer who has worked on an NCB before.',
    },
    {
      icon: 'calendar',
      title: 'Flexible Appointments',
      description: 'Evenings, weekends and early mornings are fine, for a service or a second visit.',
    },
    {
      icon: 'shield',
      title: `${guaranteeMonths.service}-Month Guarantee`,
      description: 'It covers our work, and parts we order from abroad as well.',
    },
    {
      icon: 'pound',
      title: 'Fixed Pricing',
      description: 'You pay the same, whether the boiler needs the interim inspection or the full service.',
    },
    {
      icon: 'package',
      title: 'Parts in Stock',
      description: 'What isn’t on the van, we order by your boiler’s serial number.',
    },
    {
      icon: 'clock',
      title: '24/7 Support',
      description: 'If it stops on a Sunday night, call us and you’ll speak to somebody.',
    },
  ],
  models: {
    current: [
      { name: 'Navien NCB300-24K', description: 'Gas combi, 24 kW' },
      { name: 'Navien NCB300-28K', description: 'Gas combi, 28 kW, about 11.5 L/min of hot water warmed by 35 °C' },
      {
        name: 'Navien NCB700 series',
        description: 'Larger gas combis, up to about 40 kW by model. Those marked ON work with a phone app',
      },
      { name: 'Navien LCB700 21, 28 and 36', description: 'Oil, 21-36 kW, serviced by an oil technician only' },
    ],
    legacy: [
      { name: 'Navien NCB CE', description: 'About 2009-2013. The fan and air-pressure sensor wear' },
      {
        name: 'Navien NCB-24LD and 28LD',
        description: 'Combis, 24 and 28 kW, about 2012-2017. Three-way valves and flow sensors fail',
      },
      { name: 'Navien NCB-34LD and 40LD', description: 'The 34 and 40 kW versions. Their plate scales faster' },
      {
        name: 'Early Navien LCB700',
        description: 'Oil, from about 2012. The nozzle, oil pump and electrodes wear first',
      },
    ],
  },
  issues: [
    {
      code: 'E003',
      issue: 'No flame after every ignition try',
      who: 'owner',
      meaning:
        'The boiler used all its attempts and didn’t light. The gas may be off, the condensate pipe blocked, or the electrode or gas valve faulty.',
      check: [...gasSteps(), resetStep('003')],
      solution: [
        'Measure the gas pressure and clear the drain',
        'Check the spark gap and the gas valve',
        'Take a combustion reading',
      ],
      urgency: 'today',
      replaced: 'Electrode; sometimes the gas valve',
    },
    {
      code: 'E012',
      issue: 'Flame lost while running',
      who: 'owner',
      meaning:
        'The burner lit, then went out. Falling gas pressure, a dirty flame rod, wind at the flue or a poor earth can do it.',
      check: [
        'Watch the hob flame while the boiler fires, and note whether it sinks.',
        'Call us, and tell us about the hob and whether it was windy.',
      ],
      solution: [
        'Measure the gas pressure with other appliances on',
        'Clean the flame rod and measure its current',
        'Check every flue joint',
      ],
      urgency: 'today',
      replaced: 'Flame rod; often nothing',
    },
    {
      code: 'E016',
      issue: 'Overheating',
      who: 'owner',
      meaning:
        'The heat exchanger got too hot because the water wasn’t carrying the heat away. Air, closed valves or a slow pump can cause it.',
      check: [
        'Let it cool, then open the radiator valves and bleed the radiators.',
        pressureStep('E302'),
        resetStep('E016'),
      ],
      solution: ['Check the pump and filter', 'Descale the plate heat exchanger', 'Test the limit and the sensor'],
      urgency: 'now',
      replaced: 'Usually nothing; sometimes the pump',
    },
    {
      code: 'E110',
      issue: 'Air or exhaust blocked',
      who: 'engineer',
      meaning:
        'This usually means that air can’t get in or exhaust can’t get out. A nest, ice, leaves, a sagging flue or a wet sensor tube can cause it.',
      check: [noResetStep(), 'Look at the flue outlet from the ground, and tell us what you see.'],
      solution: ['Clear and drain the flue', 'Dry or replace the sensor tubes', 'Test the fan and the combustion'],
      urgency: 'now',
      replaced: 'Sensor tubes; sometimes the fan',
    },
    {
      code: 'E302',
      issue: 'Low water pressure',
      who: 'owner',
      meaning:
        'E302 usually means there’s too little water in the heating. The expansion vessel may have lost its air, or the relief valve may be dripping.',
      check: [...topUpSteps(), 'If it’s low again within days, call us.'],
      solution: ['Recharge the expansion vessel', 'Check the relief pipe outside', 'Find the leak'],
      urgency: 'today',
      replaced: 'Relief valve or expansion vessel',
    },
    {
      issue: 'Water goes hot, then cold, then hot',
      who: 'engineer',
      meaning:
        'Too little hot water may be running to keep the burner lit. A scaled plate or a faulty flow sensor does the same.',
      check: ['Open the hot tap further and set the mixer cooler. If that doesn’t steady it, call us.'],
      solution: ['Measure the flow and compare the display', 'Descale the plate or replace the flow sensor'],
      urgency: 'soon',
      replaced: 'Flow sensor or plate heat exchanger',
    },
  ],
  controls: [
    {
      models: 'All NCB combis',
      topUp: `Depending on the model, the front display or a small gauge at the base shows the pressure. Look underneath for a braided hose between two valves, open both, stop at ${refill} and close both.`,
      reset: 'Use the reset on the front panel, or turn the controller off and on at its power key. Do it once.',
    },
  ],
  includes: [
    'Check the model and serial number',
    'Inspect the case seal, flue and its slope',
    'Measure the gas rate',
    'Measure the CO, the CO₂ and the ratio between them',
    'Clean the electrodes and flame rod when due',
    'Examine the burner and stainless heat exchangers',
    'Clean and refill the condensate trap',
    'Dry the air-pressure sensor tubes',
    'Test the hot-water flow, expansion vessel and relief valve',
    'Complete the Benchmark entry, gas safety certificate and report',
  ],
  partsNote:
    'We use genuine Navien spare parts or approved equivalents. We tell you when a part should arrive, and order nothing until you agree.',
  faqs: [
    {
      question: 'Do you repair Korean boilers in London?',
      answer: 'Yes, because the gas law is the same as for any other brand, and so is our service price.',
    },
    {
      question: 'How do I know which Navien manual is British?',
      answer:
        'A UK manual mentions Gas Safe and Benchmark, and gives gas pressure in millibar and not in inches of water.',
    },
    {
      question: 'Is a stainless-steel heat exchanger better?',
      answer:
        'It stands up to acidic condensate better than aluminium. It still needs inhibitor and a filter, because sludge harms it just as much.',
    },
    {
      question: 'Can I reset E110 myself?',
      answer: 'No, the boiler must not run while its flue may be blocked.',
    },
    {
      question: 'When should I register a Navien?',
      answer: 'Within 30 days of installation, to be safe. That’s the usual limit for the warranty.',
    },
    {
      question: 'Do Navien combis need a scale reducer?',
      answer: 'In London they do, because the water is hard and stainless steel doesn’t stop the plate from scaling.',
    },
  ],
  closing: 'Send us a photo of the rating plate and the error code when you book.',
  related: [
    { to: '/services/grant', label: 'Grant: how we service oil boilers like the Navien LCB' },
    { to: '/guides/when-to-replace-boiler', label: 'Repair or replace? What to weigh up' },
    { to: '/guides/boiler-pressure-guide', label: 'How to top up boiler pressure and find the leak' },
  ],
} satisfies CardBrand;
