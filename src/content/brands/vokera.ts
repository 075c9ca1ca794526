import { guaranteeMonths } from '../claims.ts';
import { gasSteps, noResetStep, pressureStep, refill, resetStep, topUpSteps } from '../safe-steps.ts';
import type { LongBrand } from '../schemas/brand.ts';

/** In pounds, VAT included. */
const servicePrice = 85;
const serviceMinutes = [60, 90] as const;

export const brand = {
  slug: 'vokera',
  layout: 'long',
  name: 'Vokera',
  fuel: 'gas',
  drawing: {
    width: 116,
    height: 196,
    radius: 5,
    fascia: 36,
    position: 'low',
    tone: 'light',
    display: 24,
    dial: 'left',
    knobs: 2,
    accent: 'gas',
    trim: 'grille',
  },
  meta: {
    title: `Vokera Boiler Repair & Service London | From £${servicePrice}`,
    description: `Vokera boilers repaired and serviced in London: from £${servicePrice}, ${serviceMinutes.join('-')} minutes. A01, A03 and more codes explained for Linea, Compact, Unica and Evolve.`,
    keywords: [
      'vokera boiler service london',
      'vokera boiler repair london',
      'vokera a03 fault',
      'vokera a01 fault',
      'vokera linea service',
      'vokera compact a',
    ],
  },
  intro: `If your Vokera has stopped working, we repair and service them all over London. A service costs from £${servicePrice} and takes ${serviceMinutes.join('-')} minutes.`,
  servicePrice,
  serviceMinutes,
  prose: [
    {
      heading: 'Vokera boiler repair in London',
      paragraphs: [
        'On a Compact A, Linea One or Vision it’s usually the fan or the signal it sends to the board. On the Unica HE it’s a temperature sensor or the diverter motor. On an old Linea it’s the diverter, its microswitch or the air pressure switch.',
        'We never replace a fan or a board because of a code alone. We test it, tell you the price, and fit it once you say yes. Our vans carry the usual Vokera parts, so that’s normally one visit.',
      ],
    },
    {
      heading: 'Four sets of Vokera fault codes',
      paragraphs: [
        'Linea and Mynute boilers show two digits. The Unica HE shows AL and a number. The Compact A, Vision and Easi-Heat show A and a number, and the Evolve shows E and three digits.',
        'The same fault has a different code on each, so tell us the model as well. Overheating is A02 on a Compact A but E020 on an Evolve. If our table and your manual disagree, trust the manual.',
      ],
    },
    {
      heading: 'Is an old Linea worth repairing?',
      paragraphs: [
        'A small repair is, but parts are getting harder to find. It doesn’t condense, so it burns more gas than a modern boiler. Have it checked every year while you use it, because on these the diverter can leak onto the wiring below.',
      ],
    },
  ],
  whyChoose: [
    {
      icon: 'certificate',
      title: 'Gas Safe Registered',
      description:
        'Our engineers are Gas Safe registered and carry the analyser that’s needed to set a Vokera’s gas valve.',
    },
    {
      icon: 'clock',
      title: 'Flexible Appointments',
      description: 'Book online or by phone, for before work, after work or the weekend.',
    },
    {
      icon: 'shield',
      title: `${guaranteeMonths.service} Month Guarantee`,
      description: 'It covers the fan, sensor or diverter motor we fit, and our time if we have to come back.',
    },
  ],
  models: {
    current: [
      { name: 'Evolve', description: 'Combi and system, about 24-42 kW, with a digital display and E codes' },
      { name: 'Easi-Heat Plus', description: 'Compact combi 25, 29 and 32, and a system version, 25-32 kW' },
      {
        name: 'Unica i',
        description: 'Combi, about 28-40 kW, for homes that use more hot water. Stock may be running out',
      },
      { name: 'Mynute i', description: 'System and heat-only, about 12-35 kW, for homes with a cylinder' },
    ],
    legacy: [
      { name: 'Compact A, Linea One and Vision', description: 'Combis, 2009-2020, the Compact A as 25 and 29' },
      { name: 'Unica HE 28, 32 and 36', description: 'Condensing combis, 2007-2013, with AL codes' },
      { name: 'Linea HE and Hydra HE', description: 'Combis, mid 2000s' },
      { name: 'Linea 24, 28 and Plus', description: 'Combis from the 1990s to the mid 2000s' },
      { name: 'Mynute and Synergy e', description: 'System and regular boilers, 1990s-2000s' },
      { name: 'Excell 80 and 96', description: 'Combis, late 1980s and 1990s' },
    ],
  },
  issues: [
    {
      code: 'A01',
      issue: 'Ignition failure',
      who: 'owner',
      meaning:
        'The burner didn’t light, or it lit and went straight out. It’s often no gas, a frozen condensate pipe or a worn electrode. 01 on a Linea and AL10 on a Unica HE mean the same.',
      check: [...gasSteps(), resetStep('A01')],
      solution: [
        'Test the gas pressure at the inlet',
        'Check both electrodes, the trap and the gas valve setting',
        'Take a combustion reading',
      ],
      urgency: 'today',
      replaced: 'Electrode and lead',
    },
    {
      code: 'A03',
      issue: 'Flame detection (really the fan)',
      who: 'engineer',
      meaning:
        'The fan’s speed signal is missing or wrong, so the boiler won’t try to light. A real flame fault shows as A01.',
      check: [
        noResetStep(),
        'From the ground, look for anything that covers the flue outlet.',
        'Tell us if you heard the fan rattle, start slowly or stay silent.',
      ],
      solution: [
        'Measure the fan’s supply and speed signal',
        'Check the plug and its wiring',
        'Clear the flue and the air intake',
        'Set the combustion again after a new fan',
      ],
      urgency: 'now',
      replaced: 'Fan, once tested',
    },
    {
      code: 'A04',
      issue: 'Low water pressure',
      who: 'owner',
      meaning: 'The system has lost water, or the expansion vessel has lost its charge. The boiler stops near 0.5 bar.',
      check: [...topUpSteps(), 'If you need to do it twice in a month, call us.'],
      solution: ['Trace the leak', 'Recharge the vessel, or replace it', 'Replace a worn relief valve'],
      urgency: 'today',
      replaced: 'Relief valve or expansion vessel',
    },
    {
      code: 'A02',
      issue: 'Limit thermostat (overheating)',
      who: 'owner',
      meaning:
        'The water got too hot because it wasn’t moving. The pump may be stuck, or there’s air, sludge or a closed valve.',
      check: [
        'Let it go cold, open every radiator valve and bleed the radiators.',
        pressureStep('A04'),
        resetStep('A02'),
      ],
      solution: ['Test the pump and the bypass', 'Look for sludge in the water', 'Test the thermostat'],
      urgency: 'now',
      replaced: 'Pump, if it’s seized',
    },
    {
      code: 'A06/A07',
      issue: 'Hot-water or flow sensor',
      who: 'engineer',
      meaning:
        'A06 is the hot-water sensor and A07 the flow sensor. Its resistance is outside the range the board accepts.',
      check: [
        'Don’t reset it, because that won’t clear it. Call us.',
        'Leave the cover on. The pipes behind it are hot.',
      ],
      solution: ['Measure its resistance', 'Check the wiring and the plug', 'Replace the sensor if it has failed'],
      urgency: 'today',
      replaced: 'The sensor',
    },
    {
      issue: 'Lukewarm tap water',
      who: 'engineer',
      meaning: 'The plate heat exchanger is scaled up, or the diverter lets heat escape to the radiators.',
      check: ['Feel a radiator near the boiler while a hot tap runs, and tell us if it gets warm.'],
      solution: ['Measure the pipe temperatures', 'Descale or replace the plate, or repair the diverter'],
      urgency: 'soon',
      replaced: 'Plate heat exchanger or diverter',
    },
  ],
  moreCodes: [
    {
      code: '01',
      meaning: 'Burner didn’t light (Linea): check as for A01',
      who: 'owner',
      urgency: 'today',
      replaced: 'Electrode and lead',
    },
    {
      code: '03',
      meaning: 'Fan or flue air not proved (Linea, Mynute)',
      who: 'engineer',
      urgency: 'now',
      replaced: 'Air switch or fan',
    },
    {
      code: '04',
      meaning: 'Low water pressure (Linea): check as for A04',
      who: 'owner',
      urgency: 'today',
      replaced: 'Relief valve or expansion vessel',
    },
    {
      code: '07',
      meaning: 'Too many retries (Linea HE, Hydra HE)',
      who: 'engineer',
      urgency: 'today',
      replaced: 'Depends on the earlier code',
    },
    { code: 'A08', meaning: 'Return sensor', who: 'engineer', urgency: 'today', replaced: 'Return sensor' },
    { code: 'A11', meaning: 'False flame', who: 'engineer', urgency: 'now', replaced: 'Depends on our test' },
    {
      code: 'AL10',
      meaning: 'Burner didn’t light (Unica HE): check as for A01',
      who: 'owner',
      urgency: 'today',
      replaced: 'Electrode and lead',
    },
    {
      code: 'AL73',
      meaning: 'Return thermistor (Unica HE)',
      who: 'engineer',
      urgency: 'today',
      replaced: 'Thermistor',
    },
    {
      code: 'E020',
      meaning: 'Overheating (Evolve): check as for A02',
      who: 'owner',
      urgency: 'now',
      replaced: 'Pump, if it’s seized',
    },
  ],
  controls: [
    {
      models: 'Linea, Compact and Vision',
      topUp: `The round gauge is on the panel or underneath, and the braided hose is below the boiler. Open both taps gently, stop at ${refill} and close both.`,
      reset: 'Turn the selector to OFF/RESET for about 5 seconds, then turn it back.',
    },
    {
      models: 'Evolve and other display models',
      topUp: 'Read the pressure on the Evolve’s display, then fill it in the same way.',
      reset: 'Press the reset button once and give it a minute to try.',
    },
  ],
  pricingTitle: 'Service Pricing and What’s Included',
  pricingIntro: 'It’s one price for any domestic Vokera, with VAT and the written report included.',
  includes: [
    'Test the fan, and its speed signal or air switch',
    'Clear the venturi and sensing tubes on older models',
    'Inspect the air intake and the flue',
    'Measure CO₂ at high and low fan speed',
    'Clean the spark and sensing electrodes',
    'Clean the condensate trap, and clear a cleaning alert',
    'Check the temperature sensors against a probe',
    'Check the diverter and the wiring under it',
    'Test the vessel, relief valve and gauge',
    'Hand over the readings, a gas safety certificate and the log',
  ],
  faqs: [
    {
      question: 'Does A03 mean there’s a gas leak?',
      answer:
        'No, it’s about the fan, and the boiler won’t light until the fan is proved. If you can smell gas, get out and call 0800 111 999.',
    },
    {
      question: 'Why is my Vokera code not in the list I found?',
      answer:
        'The list was probably for another of the four code sets. Read us the model and we’ll tell you what it means.',
    },
    {
      question: 'Do Beretta or Riello parts fit a Vokera?',
      answer: 'Some do, because Vokera belongs to the Riello group, but we only go by the part number.',
    },
    {
      question: 'Why does the pressure climb when the heating’s on?',
      answer:
        'A small rise is normal. If the needle gets close to 3 bar hot, the expansion vessel has lost its charge. Don’t add water: switch off, let it cool and call us.',
    },
    {
      question: 'How long is the warranty on a new Vokera?',
      answer:
        'Usually five to seven years, and up to ten on an Evolve through Vokera’s installer scheme. Register it on time and have it serviced every year from the first.',
    },
    {
      question: 'I missed a service date. Have I lost my warranty?',
      answer: 'You may have, and it depends on your paperwork. Book a service now and keep the invoice with the log.',
    },
  ],
  closing: 'Have the model and the code ready, then pick a time or call us.',
  related: [
    { to: '/services/ferroli', label: 'Ferroli repair and service: A01 to A03 and F05' },
    { to: '/guides/boiler-service-maintenance', label: 'What a boiler service covers and what it costs' },
    { to: '/guides/boiler-pressure-guide', label: 'Boiler pressure too low or too high: what to do' },
    { to: '/guides/when-to-replace-boiler', label: 'When to stop repairing an old Linea' },
  ],
} satisfies LongBrand;
