import { guaranteeTime } from '../claim-phrases.ts';
import { guaranteeMonths } from '../claims.ts';
import { gasSteps, pressureStep, refill, resetStep, topUpSteps } from '../safe-steps.ts';
import type { LongBrand } from '../schemas/brand.ts';

/** In pounds, VAT included. */
const servicePrice = 85;
const serviceMinutes = [60, 90] as const;

export const brand = {
  slug: 'glow-worm',
  layout: 'long',
  name: 'Glow-worm',
  fuel: 'gas',
  drawing: {
    width: 128,
    height: 192,
    radius: 7,
    fascia: 40,
    position: 'low',
    tone: 'dark',
    display: 28,
    dial: 'left',
    knobs: 1,
    accent: 'return',
    trim: 'seam',
  },
  meta: {
    title: `Glow-worm Boiler Repair & Service London | From £${servicePrice}`,
    description: `Glow-worm boiler repair in London, and a service from £${servicePrice} in ${serviceMinutes.join('-')} minutes. What F1, F4, F9 and F22 really mean, and what’s safe to check before you call.`,
    keywords: [
      'glow-worm boiler service london',
      'glow-worm boiler repair london',
      'glow-worm f1 fault',
      'glow-worm f9 fault',
      'glow-worm cxi service',
    ],
  },
  intro: `We repair and service Glow-worm boilers across London. A service starts at £${servicePrice} and takes ${serviceMinutes.join('-')} minutes.`,
  servicePrice,
  serviceMinutes,
  prose: [
    {
      heading: 'Glow-worm boiler repair in London',
      paragraphs: [
        'Call us with the model and the code, and the engineer brings the parts that usually cure it. You get a price before the repair, and one visit is usually enough.',
        'On a CXi, Flexicom or Ultracom we often replace the water pressure sensor, the fan or a condensate seal. On a Betacom 24 or 28 it’s more often the diverter valve or the plate heat exchanger. London’s hard water scales up that exchanger first, so your taps go tepid while the radiators stay hot.',
      ],
    },
    {
      heading: 'Which Glow-worm fault code list is yours?',
      paragraphs: [
        'The ci, CXi, HXi, Flexicom and Ultracom, sold until about 2016, show F1, F4 and F9. The newer Energy, Ultimate 3 and Easicom 3 use Vaillant’s numbers, so low pressure is F22. An S number is a status and a d number is a setting, so neither is a fault.',
        'Some Betacoms have lamps instead. Steady red usually means a lock-out or low pressure, and flashing red means overheating.',
      ],
    },
  ],
  whyChoose: [
    {
      icon: 'flame',
      title: 'Glow-worm Specialists',
      description:
        'Our Gas Safe registered engineers work with both Glow-worm code lists, the older one and the Vaillant one.',
    },
    {
      icon: 'calendar',
      title: 'Flexible Scheduling',
      description: 'For a service, pick an early morning, an evening or a day at the weekend.',
    },
    {
      icon: 'shield',
      title: `${guaranteeMonths.service} Month Guarantee`,
      description: `If a sensor, diverter or fan we fitted fails within ${guaranteeTime}, we replace it and you pay nothing.`,
    },
  ],
  models: {
    current: [
      {
        name: 'Energy',
        description: 'Combi 25, 30 and 35, system and regular 12-30 kW, with a stainless-steel heat exchanger',
      },
      { name: 'Ultimate 3', description: 'Combi 30c and 35c, with system and regular versions of about 12-35 kW' },
      { name: 'Easicom 3', description: 'Combi 24 and 28, system and regular, about 12-28 kW, with plain controls' },
      {
        name: 'Betacom 4',
        description: 'Combi 24 and 30 in a shallow case that suits a cupboard. Ask us whether it’s still on sale',
      },
    ],
    legacy: [
      {
        name: 'Flexicom, Ultracom and Ultracom 2',
        description: 'About 2009-2016, all types. Pressure sensor, fan, board and condensate sump wear',
      },
      { name: 'Betacom 24 and 28', description: 'Combis from the same years, 24 and 28 kW' },
      {
        name: 'CXi, SXi and HXi',
        description: '2005-2010, combi, system and regular. F9 and a blocked trap are common',
      },
      { name: 'Compact e, ci and ci Plus', description: 'Combis from the late 1990s to 2005. F4 is common' },
      { name: 'Swiftflow', description: '1990s combi. One red light covers both overheating and no flame' },
      { name: 'Micron', description: 'Regular, 1990s to mid 2000s. Poor flow makes it noisy and trips the cut-out' },
      { name: 'Fuelsaver and Hideaway', description: 'Cast-iron regular boilers, 1980s to about 2000, not condensing' },
    ],
  },
  issues: [
    {
      code: 'F1',
      issue: 'Low pressure (really an ignition fault)',
      who: 'owner',
      meaning: 'Lists often call F1 low pressure, but it means the burner tried several times and didn’t light.',
      check: [...gasSteps(), resetStep('F1')],
      solution: [
        'Measure the gas pressure at the boiler',
        'Clear the condensate trap',
        'Check the electrode, lead, gas valve and combustion',
      ],
      urgency: 'today',
      replaced: 'Electrode and lead, sometimes the gas valve',
    },
    {
      code: 'F9',
      issue: 'Circulation or overheat (pressure sensor)',
      who: 'owner',
      meaning:
        'The boiler can’t trust its water pressure reading, so it stops. The sensor has failed or sludge has blocked it.',
      check: [
        pressureStep('F22'),
        'Open the radiator valves.',
        'If F9 stays, don’t reset it. Call us, because we have to test the sensor.',
      ],
      solution: [
        'Compare the sensor with a test gauge',
        'Clear its port or replace it',
        'Check the pump, the filter and the water',
      ],
      urgency: 'today',
      replaced: 'Water pressure sensor',
    },
    {
      code: 'F4',
      issue: 'Ignition',
      who: 'owner',
      meaning:
        'The burner didn’t light, or lit and lost its flame. A weak flame signal or flue trouble can cause it too.',
      check: [...gasSteps(), resetStep('F4')],
      solution: [
        'Measure the flame signal',
        'Inspect the flue and the air path',
        'Check the electrode, gas valve and gas pressure',
      ],
      urgency: 'today',
      replaced: 'Electrode and lead',
    },
    {
      code: 'F22',
      issue: 'Low pressure that keeps coming back',
      who: 'owner',
      meaning:
        'The pressure keeps dropping because of a leak, a dripping relief valve or a flat expansion vessel. Newer models show F22, older ones a low or flashing figure.',
      check: [...topUpSteps(), 'If it’s low again within a month, call us.'],
      solution: ['Find the leak', 'Recharge the vessel', 'Replace the relief valve if it drips'],
      urgency: 'today',
      replaced: 'Relief valve, if it drips',
    },
    {
      issue: 'Tap water runs hot, then cold',
      who: 'engineer',
      meaning: 'The plate heat exchanger is scaled up, or the flow turbine no longer counts properly.',
      check: ['Try a second hot tap. If that one’s fine, the first tap or shower is scaled up.'],
      solution: ['Descale the plate heat exchanger, or replace it', 'Test the flow turbine and clean the inlet filter'],
      urgency: 'soon',
      replaced: 'Plate heat exchanger',
    },
    {
      issue: 'Water under the boiler',
      who: 'engineer',
      meaning: 'A condensate seal, a pump joint or the relief pipe is leaking, and the wiring may be getting wet.',
      check: [
        'If the boiler or its switch is wet, don’t touch it. Switch off at the fuse board if that’s dry.',
        'If it’s dry, switch the boiler off and put a bowl under the drip.',
        'Don’t top it up to make up for the loss. Call us.',
      ],
      solution: ['Find the leaking joint and replace its seal', 'Check what the water has reached'],
      urgency: 'today',
      replaced: 'Sump or trap seal',
    },
  ],
  moreCodes: [
    {
      code: 'F5',
      meaning: 'Overheat cut-out, older models',
      who: 'engineer',
      urgency: 'now',
      replaced: 'Depends on the flow test',
    },
    {
      code: 'F20',
      meaning: 'Overheat cut-out, newer models',
      who: 'engineer',
      urgency: 'now',
      replaced: 'Depends on the flow test',
    },
    {
      code: 'F27',
      meaning: 'Flame seen when there should be none',
      who: 'engineer',
      urgency: 'now',
      replaced: 'We test it first',
    },
    {
      code: 'F28',
      meaning: 'Burner didn’t light, newer models: check as for F1',
      who: 'owner',
      urgency: 'today',
      replaced: 'Electrode and lead',
    },
    {
      code: 'F29',
      meaning: 'Flame went out, newer models: check as for F4',
      who: 'owner',
      urgency: 'today',
      replaced: 'Electrode and lead',
    },
    { code: 'F32', meaning: 'Fan speed wrong', who: 'engineer', urgency: 'now', replaced: 'Fan' },
    {
      code: 'F75',
      meaning: 'Pump ran but pressure didn’t change',
      who: 'engineer',
      urgency: 'today',
      replaced: 'Pressure sensor or pump',
    },
  ],
  controls: [
    {
      models: 'CXi, Flexicom, Ultracom, Energy and basic models',
      topUp: `The pressure is on the display, and basic models have a round gauge on or under the panel. Open the filling valves under the case slowly, stop at ${refill} and close both.`,
      reset: 'Hold the key with the crossed-out flame or reset mark for a few seconds, once.',
    },
  ],
  pricingTitle: 'Service Pricing and Inclusions',
  pricingIntro: 'VAT and the report are included, and a seal or sensor that needs replacing is extra.',
  includes: [
    'Check the flue, its outlet and the case seals',
    'Measure the gas pressure with the boiler running',
    'Measure CO and CO₂ at high and low rate',
    'Clean the electrode and measure its gap',
    'Empty, wash and refill the condensate trap',
    'Fit a new seal if the heat exchanger door comes off',
    'Compare the pressure sensor with a test gauge',
    'Test the expansion vessel and the relief valve',
    'Clean the cold inlet filter and test the tap flow on combis',
    'Read the stored faults, where the display keeps them',
    'Fill in the report, certificate and Benchmark log',
  ],
  faqs: [
    {
      question: 'My Glow-worm shows F1. Should I add water?',
      answer: 'No, because extra water won’t clear F1. Only follow the steps for F22 if it reads below 1.0 bar cold.',
    },
    {
      question: 'Why do my radiators get warm in summer?',
      answer:
        'The diverter valve has probably stuck part way, so a hot tap heats the radiators too. We replace its cartridge or motor.',
    },
    {
      question: 'Does a Glow-worm warranty need a yearly service?',
      answer:
        'Yes, from the first year, and it has to be on record. Cover is usually two to seven years. The Energy can have up to ten through an installer scheme.',
    },
    {
      question: 'Should I repair or replace my CXi?',
      answer:
        'A new diverter or sensor is usually worth it. A CXi is around 15 to 20 years old now, so if it needs heat exchanger work and a circuit board, think about a new boiler.',
    },
  ],
  closing: 'Tell us the model and the code when you book, and we’ll bring the parts that fit it.',
  related: [
    { to: '/services/vaillant', label: 'Vaillant repair and service: F22, F28 and F75 in full' },
    { to: '/guides/boiler-pressure-guide', label: 'How to top up a boiler, and when to stop' },
    { to: '/guides/when-to-replace-boiler', label: 'Repair or replace: the costs for an older CXi' },
  ],
} satisfies LongBrand;
