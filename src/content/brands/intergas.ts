import { guaranteeMonths } from '../claims.ts';
import { gasSteps, refill } from '../safe-steps.ts';
import type { CardBrand } from '../schemas/brand.ts';

/** In pounds, VAT included. */
const servicePrice = 85;
const serviceMinutes = [60, 90] as const;

export const brand = {
  slug: 'intergas',
  layout: 'card',
  name: 'Intergas',
  fuel: 'gas',
  drawing: {
    width: 118,
    height: 212,
    radius: 3,
    fascia: 28,
    position: 'band',
    tone: 'dark',
    display: 42,
    dial: 'none',
    knobs: 0,
    accent: 'trust',
    trim: 'grille',
  },
  meta: {
    title: `Intergas Boiler Repair & Service London | £${servicePrice} Fixed`,
    description: `Intergas boiler repair in London, and a service at £${servicePrice} in ${serviceMinutes.join('-')} minutes. What a flashing 4, 5, 6, 8 or 10 means on an HRE, ECO RF, Xtreme or Xclusive.`,
    keywords: [
      'intergas boiler service london',
      'intergas boiler repair london',
      'intergas hre service',
      'intergas eco rf fault',
      'intergas xtreme service',
    ],
  },
  intro: `If your Intergas isn’t working or is due its service, we look after every domestic model in London. A service has a fixed price of £${servicePrice} and takes ${serviceMinutes.join('-')} minutes.`,
  servicePrice,
  serviceMinutes,
  stats: [
    { number: '1,800+', label: 'Services completed' },
    { number: '99%', label: 'Customer satisfaction' },
    { number: `£${servicePrice}`, label: 'Starting from' },
    { number: '24/7', label: 'Emergency Cover' },
  ],
  prose: [
    {
      paragraphs: [
        'First see whether the number on your Intergas is steady or flashing. On an HRE or ECO RF, a steady number is normal, because it tells you what the boiler is doing: 5 is heating, 6 is hot water. A flashing number with a red light by the reset key is a fault.',
        'Send us a few seconds of video, as a photo doesn’t show the difference. Xtreme and Xclusive boilers put an F in front of the number and have their own list in the manual.',
      ],
    },
    {
      heading: 'Intergas boiler repair in London',
      paragraphs: [
        'On an HRE we mostly repair the ignition lead, electrode, fan, temperature sensors and flow turbine, and they’re usually on the van. You get a price before we start, and most repairs take one visit.',
      ],
    },
    {
      heading: 'Where’s the diverter valve?',
      paragraphs: [
        'An HRE has neither a diverter valve nor a plate heat exchanger, so skip both in the drawing of boiler parts below. Two copper circuits run through one aluminium block, one for the radiators and one for the taps. The Xtreme, Xclusive and ECO RF work the same way, but the Rapid has a different heat exchanger.',
      ],
    },
    {
      heading: 'Intergas and hard water',
      paragraphs: [
        'When limescale narrows the tap circuit, it has to be descaled inside the boiler. That’s why we record the flow at your bath tap and the temperature rise every year, so that a slow fall gives you time to act.',
      ],
    },
  ],
  benefits: [
    'We catch limescale early by measuring your hot water',
    'We use no metal tools on the aluminium',
    'We read the stored faults before we switch anything off',
    'We give you the proof of service that Intergas asks for',
  ],
  features: [
    {
      title: 'Comprehensive Inspection',
      description: 'We check everything from the burner and the fan to the hot tap.',
    },
    {
      title: 'Expert Calibration',
      description: 'We set the CO₂ at high and low output to Intergas figures, with the case closed.',
    },
    {
      title: 'Certified Documentation',
      description: 'Your report holds every reading, so you can compare it with next year’s.',
    },
  ],
  whyChoose: [
    {
      icon: 'users',
      title: 'Intergas Specialists',
      description: 'Our Gas Safe registered engineers know the twin-circuit block and how it scales.',
    },
    {
      icon: 'calendar',
      title: 'Flexible Appointments',
      description: 'Choose a time before work, after work or on a Saturday or Sunday.',
    },
    {
      icon: 'shield',
      title: `${guaranteeMonths.service}-Month Guarantee`,
      description: 'Ours runs beside the Intergas warranty and doesn’t depend on it.',
    },
    {
      icon: 'pound',
      title: 'Fixed Pricing',
      description: 'It’s the same for an HRE, an Xtreme or a Rapid. Only descaling is extra.',
    },
    {
      icon: 'package',
      title: 'Parts in Stock',
      description: 'We carry ignition leads, electrodes, seals, flow sensors and fans for the HRE and ECO RF.',
    },
    {
      icon: 'phone',
      title: '24/7 Support',
      description: 'Call at any hour, and tell us first whether the number flashes.',
    },
  ],
  models: {
    current: [
      { name: 'Intergas Xclusive 24, 30 and 36', description: 'Combi, 24-36 kW, commonly with up to ten years’ cover' },
      { name: 'Intergas Xtreme 24, 30 and 36', description: 'Combi that also recovers flue heat for hot water' },
      { name: 'Intergas Rapid 25 and 32', description: 'Combi, 25 and 32 kW, the value range' },
      {
        name: 'Intergas HRE SB and OV',
        description: 'System and open-vent, 18, 24 and 30 kW, without the tap circuit',
      },
    ],
    legacy: [
      {
        name: 'Combi Compact HRE 24/18, 28/24 and 36/30',
        description: 'About 2009-2018. The first number is kW for the taps, the second for heating',
      },
      {
        name: 'ECO RF 24, 30 and 36',
        description: 'About 2015-2021. After a power cut, its wireless thermostat may need pairing again',
      },
      { name: 'Earlier HRE SB and HRE OV', description: '18-30 kW, about 2009-2018. Pressure sensors and fans wear' },
      {
        name: 'Combi Compact HR, or Atmos Multi',
        description: 'About 2000-2009. Fans and gas valves are getting hard to find',
      },
    ],
  },
  issues: [
    {
      code: 'EA',
      issue: 'Not an Intergas code: look for 4 or 5',
      who: 'owner',
      meaning:
        'EA is a Worcester Bosch code for flame loss. An Intergas with the same problem flashes 4, no flame, or 5, a weak flame signal.',
      check: [
        'Look for a flashing number on the display. If it’s 4 or 5, follow the steps for E4.',
        'If it’s another number, look it up in the table above.',
      ],
      solution: ['Measure the gas pressure at rest and in use', 'Take a carbon monoxide reading after a 5'],
      urgency: 'today',
      replaced: 'Electrode or ignition lead',
    },
    {
      code: 'E4',
      issue: 'Flashing 4: no flame when lighting',
      who: 'owner',
      meaning: 'The boiler tried to light and saw no flame. The display shows 4 without the E.',
      check: [
        ...gasSteps(),
        'Press the arrow key once. If the number flashes again, leave the boiler off and call us.',
      ],
      solution: ['Check the gas supply', 'Check the spark gap and lead', 'Clear the siphon and test the gas valve'],
      urgency: 'today',
      replaced: 'Electrode; sometimes the gas valve',
    },
    {
      code: 'E6',
      issue: 'Flashing 6: flame detection fault',
      who: 'engineer',
      meaning:
        'The boiler can’t rely on its flame signal, often because of damp or a worn lead or electrode. A steady 6 means a hot tap is open.',
      check: [
        'Close every hot tap and look again.',
        'If it still flashes, don’t reset it. Leave the boiler off and call us.',
      ],
      solution: ['Test the lead, cap, electrode and seal', 'Test the earth, then the board'],
      urgency: 'now',
      replaced: 'Ignition lead or electrode',
    },
    {
      code: 'E10',
      issue: 'Flashing 10: flow sensor S1',
      who: 'engineer',
      meaning:
        'Numbers 10 to 14 all mean S1, the sensor where water leaves the block. The sensor or its wiring is usually open or shorted.',
      check: ['Don’t reset it, because a failed sensor won’t clear. Leave the boiler off and call us.'],
      solution: [
        'Compare S1 and S2 with the pipe temperature',
        'Check the plug and wiring',
        'Check for air and poor circulation',
      ],
      urgency: 'today',
      replaced: 'Sensor S1 or its wiring',
    },
    {
      code: '8',
      issue: 'Flashing 8: fan at the wrong speed',
      who: 'engineer',
      meaning: 'The fan isn’t turning at the speed the board asks for. Worn bearings are usual on an HRE.',
      check: ['Leave the boiler off and call us, and tell us if leaves block the flue outlet.'],
      solution: ['Check whether the fan rubs', 'Inspect the plug and the flue', 'Replace a worn fan'],
      urgency: 'now',
      replaced: 'Fan',
    },
    {
      issue: 'Hot water slower or cooler each winter',
      who: 'engineer',
      meaning: 'Limescale is narrowing the tap circuit, or the flow turbine isn’t counting properly.',
      check: ['Time how long a bucket takes to fill at the bath tap, and tell us when you book.'],
      solution: ['Test the flow turbine', 'Descale the tap circuit'],
      urgency: 'soon',
      replaced: 'Flow turbine; otherwise usually nothing',
    },
  ],
  moreCodes: [
    { code: '1', meaning: 'Temperature too high', who: 'engineer', replaced: 'Usually nothing', urgency: 'now' },
    { code: '2', meaning: 'S1 and S2 swapped', who: 'engineer', replaced: 'Usually nothing', urgency: 'today' },
    {
      code: '4',
      meaning: 'No flame signal: check as for E4',
      who: 'owner',
      replaced: 'Electrode or lead',
      urgency: 'today',
    },
    { code: '5', meaning: 'Poor flame signal: check as for E4', who: 'owner', replaced: 'Electrode', urgency: 'today' },
    { code: '6', meaning: 'Flame detection fault', who: 'engineer', replaced: 'Lead or electrode', urgency: 'now' },
    { code: '10-14', meaning: 'Sensor S1', who: 'engineer', replaced: 'Sensor or wiring', urgency: 'today' },
    { code: '20-24', meaning: 'Sensor S2', who: 'engineer', replaced: 'Sensor or wiring', urgency: 'today' },
    { code: '29, 30', meaning: 'Gas-valve relay', who: 'engineer', replaced: 'Circuit board', urgency: 'now' },
    {
      code: '0.0',
      meaning: 'No water pressure: top up once if nothing leaks',
      who: 'owner',
      replaced: 'Depends on the cause',
      urgency: 'today',
    },
  ],
  controls: [
    {
      models: 'HRE, ECO RF and later',
      topUp: `The display usually shows the pressure in bar. Open the filling loop on the pipes below and close it at ${refill}.`,
      reset: 'Press the key with the circular arrow once, but never for a sensor number.',
    },
  ],
  includes: [
    'Read the flashing code or stored fault',
    'Measure hot-water flow and temperature rise',
    'Take off the fan and burner together',
    'Clean the aluminium block',
    'Check the electrode, lead and seals',
    'Clean and refill the siphon',
    'Compare S1 and S2 with the pipe temperatures',
    'Measure CO₂ and CO at high and low output',
    'Check the scale reducer and expansion vessel',
    'Fill in Benchmark and write your report and gas safety certificate',
  ],
  partsNote:
    'A seal or an electrode that’s due is extra. Spare parts are genuine or approved equivalents, and we fit them once you agree.',
  faqs: [
    {
      question: 'My Intergas heats the radiators in summer. Why?',
      answer:
        'Check the thermostat and programmer first. If they’re off, the usual cause is a non-return valve in the pipework.',
    },
    {
      question: 'Is a scaled-up Intergas worth repairing?',
      answer: 'Usually, because descaling it often restores the flow. If it doesn’t, we price a new block.',
    },
    {
      question: 'I missed a service. Is my Intergas warranty gone?',
      answer:
        'Not entirely: the UK terms cut cover to 12 months when servicing is missed. Ask Intergas before you pay for a repair, and keep proof of the overdue service.',
    },
    {
      question: 'What does a steady 7 on an Intergas mean?',
      answer: 'It’s keeping hot water ready for the taps, so nothing is wrong.',
    },
    {
      question: 'Can I use an OpenTherm thermostat?',
      answer:
        'Yes, with an HRE or later. The boiler then runs at the lowest temperature your rooms need, which uses less gas.',
    },
    {
      question: 'What does the Intergas warranty ask for?',
      answer:
        'Registration within 30 days, a Benchmark record and a service every year. The heat exchanger has its own ten years, or seven on a Rapid.',
    },
  ],
  closing: 'Tell us the model, the number and whether it flashes, and we’ll bring the parts for it.',
  related: [
    { to: '/services/worcester-bosch', label: 'Worcester Bosch: the brand that shows EA' },
    { to: '/services/alpha', label: 'Alpha: another combi that recovers flue heat' },
    { to: '/guides/boiler-service-maintenance', label: 'What’s included in an annual boiler service' },
    { to: '/guides/best-combi-boilers-london', label: 'Combis compared, if yours needs replacing' },
  ],
} satisfies CardBrand;
