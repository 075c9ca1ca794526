import { guaranteeMonths } from '../claims.ts';
import type { CardBrand } from '../schemas/brand.ts';

/** Pounds, VAT included. */
const servicePrice = 85;
const serviceMinutes = [60, 90] as const;

export const brand = {
  slug: 'baxi',
  layout: 'card',
  name: 'Baxi',
  fuel: 'gas',
  drawing: {
    width: 124,
    height: 206,
    radius: 10,
    fascia: 42,
    position: 'low',
    tone: 'dark',
    display: 34,
    dial: 'right',
    knobs: 2,
    accent: 'flow',
    trim: 'louvre',
  },
  meta: {
    title: `Baxi Boiler Repair & Service London | £${servicePrice} Fixed`,
    description: `Baxi boiler repair and service in London. A service is £${servicePrice}, VAT included, and takes ${serviceMinutes.join('-')} minutes. Find out what E110, E117, E125 and E133 mean.`,
    keywords: [
      'baxi boiler service london',
      'baxi boiler repair london',
      'baxi e133 fault',
      'baxi e117 pressure',
      'baxi duo-tec service',
      'baxi 600 service',
    ],
  },
  intro: `We repair and service Baxi boilers across London. A service costs £${servicePrice}, VAT included, and takes ${serviceMinutes.join('-')} minutes. Showing E110, E117, E125 or E133? It’s explained below, with what you can safely check.`,
  servicePrice,
  serviceMinutes,
  stats: [
    { number: '2,500+', label: 'Services completed' },
    { number: '98%', label: 'Customer satisfaction' },
    { number: `£${servicePrice}`, label: `Fixed price, ${serviceMinutes.join('-')} minutes` },
    { number: '24/7', label: 'Emergency Cover' },
  ],
  prose: [
    {
      heading: 'Baxi boiler repair in London',
      paragraphs: [
        'The Baxi repairs we’re called to most are E133, low water pressure and poor hot water. We test the boiler and quote before any repair. We carry the usual parts, so most repairs take one visit.',
        'The codes below are for the Duo-tec, Platinum, Megaflo, Neta-tec and first 600. The newest models, with a 2 after the name, use a different list.',
      ],
    },
    {
      heading: 'Is my Baxi in Safety Alert 024?',
      paragraphs: [
        'It covers certain Baxi heat-only boilers built from week 17 of 2014 to week 24 of 2017. Their condensate trap is outside the case, and fumes can escape if its clip or seal is wrong.',
        'Look at the letters in the serial number. AC and BC need action, and CC doesn’t. If yours says AC or BC, call us today and leave the trap alone. CO alarm sounding? Get everyone out and call 0800 111 999.',
      ],
    },
  ],
  benefits: [
    'We read the combustion in Baxi’s own service mode',
    'We wash the condensate trap and check its clip',
    'We check the return filter for sludge',
    'We complete the Benchmark page',
  ],
  features: [
    {
      icon: 'search',
      title: 'Comprehensive Inspection',
      description: 'We check the flue, burner, heat exchanger, pump and valves.',
    },
    {
      icon: 'sliders',
      title: 'Expert Calibration',
      description:
        'GA models of the Duo-tec and Platinum set their own gas mixture. After a new electrode, valve or board, we run their calibration routine.',
    },
    {
      icon: 'certificate',
      title: 'Certified Documentation',
      description: 'You get a written report of the readings and a gas safety certificate for the boiler.',
    },
  ],
  whyChoose: [
    {
      icon: 'flame',
      title: 'Baxi Specialists',
      description: 'Gas Safe registered engineers who know every Baxi from the Solo to the 800.',
    },
    {
      icon: 'calendar',
      title: 'Flexible Appointments',
      description: 'We come early, in the evening or at weekends, usually today or tomorrow.',
    },
    {
      icon: 'shield',
      title: `${guaranteeMonths.service}-Month Guarantee`,
      description: `If a part we fit fails within ${guaranteeMonths.service} months, we replace it free, labour included.`,
    },
    {
      icon: 'pound',
      title: 'Fixed Pricing',
      description: `The service is £${servicePrice} for any Baxi. We quote for parts separately.`,
    },
    {
      icon: 'package',
      title: 'Parts in Stock',
      description:
        'We carry Duo-tec electrodes, trap seals, pressure sensors, diverter parts and plate heat exchangers.',
    },
    {
      icon: 'phone',
      title: '24/7 Support',
      description: 'Tell us the code and the gauge reading at any hour, and we’ll say how urgent it is.',
    },
  ],
  models: {
    current: [
      {
        name: 'Baxi 400 Combi 2',
        description: 'Combi, 24 and 30 kW, for natural gas or LPG.',
      },
      {
        name: 'Baxi 600',
        description: 'Combi 24, 30 and 36 kW, system 15-24 kW and heat-only 12-30 kW.',
      },
      {
        name: 'Baxi 800',
        description: 'Combi 24, 30 and 36 kW, system from 18 kW and heat-only from 12 kW.',
      },
      {
        name: 'Baxi Assure',
        description: 'Housing-association range, about 15-36 kW, sharing parts with the 600.',
      },
    ],
    legacy: [
      {
        name: 'Duo-tec, Platinum, Megaflo and Neta-tec',
        description: 'About 2007-2019. We replace plate heat exchangers, diverters and pump heads.',
      },
      {
        name: 'Combi HE and System HE',
        description: 'About 2004-2009. Fans and boards fail, and heat exchangers can leak.',
      },
      {
        name: 'Combi 80e and 105e',
        description: 'About 1998-2005. We replace diverter diaphragms and flow switches.',
      },
      {
        name: 'Solo 2 and Solo 3 PF',
        description: 'Heat-only, 1980s to 2000s. We replace fans, air switches and boards.',
      },
    ],
  },
  issues: [
    {
      code: 'E110',
      issue: 'Safety thermostat has tripped',
      who: 'owner',
      urgency: 'today',
      replaced: 'Pump or safety thermostat',
      meaning:
        'The boiler overheated. Usually the water isn’t moving because of a worn pump, air, closed valves or sludge.',
      check: [
        'Let it cool for 20-30 minutes.',
        'Check that the gauge is above 1 bar and the radiators are open.',
        'Hold R once. If it trips again, leave it off and call us.',
      ],
      solution: ['Let out air and clean the filter', 'Test the pump, then the thermostat'],
    },
    {
      code: 'E117',
      issue: 'Water pressure too high',
      who: 'owner',
      urgency: 'today',
      replaced: 'Expansion vessel, or plate heat exchanger',
      meaning:
        'The water pressure is about 2.7 bar or more. The system was overfilled, mains water is leaking in, or the expansion vessel is flat.',
      check: [
        'Don’t add water. Close both taps of the filling loop.',
        'Switch off and let it cool. Bleed a radiator into a cloth until the gauge reads 1.0-1.5 bar.',
        'If it climbs again, switch off and call us.',
      ],
      solution: ['Recharge the expansion vessel', 'Check the filling loop and plate heat exchanger for leaks'],
    },
    {
      code: 'E125',
      issue: 'Circulation fault after lighting',
      who: 'owner',
      urgency: 'today',
      replaced: 'Pump or flow sensor',
      meaning: 'The burner lit, but the water temperature didn’t rise as it should, or shot up.',
      check: [
        'Check that the gauge is at 1.0-1.5 bar cold and the radiator valves are open.',
        'Bleed the highest radiator, then reset once. If E125 is back, call us.',
      ],
      solution: ['Test the pump and the sensors', 'Clean the filter and the plate heat exchanger'],
    },
    {
      code: 'E133',
      issue: 'No gas, or the burner failed to light',
      who: 'owner',
      urgency: 'now',
      replaced: 'Electrode, lead or gas valve',
      meaning: 'The gas was interrupted, or the flame didn’t start or stay lit.',
      check: [
        'Does the hob light? Is the meter in credit?',
        'If the gas is off and you don’t know why, leave it off and call us.',
        'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never boiling water.',
        'Reset once. Still E133? Call us.',
      ],
      solution: ['Measure the gas pressure while the boiler fires', 'Test the trap, electrode, lead and gas valve'],
    },
    {
      code: 'E118/E119',
      issue: 'Water pressure too low',
      who: 'owner',
      urgency: 'today',
      replaced: 'Expansion vessel or safety valve',
      meaning:
        'The pressure is too low: there’s a leak, or the safety valve no longer closes. A flat expansion vessel often starts it.',
      check: [
        'Copper pipe dripping outside? Switch off and call us. Never plug the pipe.',
        'Gauge at zero for no reason you know? Don’t fill it. Switch off and call us.',
        'No drip, and below 1.0 bar cold? Top up to 1.3 bar once. If it drops again, call us.',
      ],
      solution: ['Find the leak and recharge the vessel', 'Replace the safety valve if it drips'],
    },
    {
      issue: 'Tepid or fluctuating hot water',
      who: 'engineer',
      urgency: 'soon',
      replaced: 'Plate heat exchanger or diverter',
      meaning:
        'The radiators are hot but the shower isn’t. On a Duo-tec or 600, scale in the plate heat exchanger is the usual cause.',
      check: ['Open the tap a little less. If the water steadies, tell us when you book.'],
      solution: ['Measure the flow and the temperature rise', 'Descale the plate heat exchanger, or fit a new one'],
    },
  ],
  moreCodes: [
    { code: 'E20', meaning: 'Flow temperature sensor', who: 'engineer', urgency: 'today', replaced: 'Flow sensor' },
    { code: 'E40', meaning: 'Return temperature sensor', who: 'engineer', urgency: 'today', replaced: 'Return sensor' },
    { code: 'E160', meaning: 'Fan', who: 'engineer', urgency: 'today', replaced: 'Fan' },
    { code: 'E321', meaning: 'Hot-water sensor', who: 'engineer', urgency: 'soon', replaced: 'Hot-water sensor' },
  ],
  controls: [
    {
      models: 'Baxi with an R or Reset button',
      topUp:
        'Watch the dial or display. Open both taps of the braided hose under the boiler, stop at about 1.3 bar and close both fully.',
      reset: 'Hold the button for one to three seconds.',
    },
    {
      models: 'Older Baxi with a selector knob',
      topUp: 'The hose and taps are the same.',
      reset: 'Turn the knob to R for five seconds and back. After five tries it locks for a time.',
    },
  ],
  includes: [
    'Read the data plate and serial letters',
    'Inspect the flue, its outlet and the case seal',
    'Measure the gas pressure at full output',
    'Clean the electrode and set it to the manual',
    'Check the burner and its seal',
    'Rinse the heat exchanger coils',
    'Measure CO, CO₂ and their ratio',
    'Clean any magnetic filter on the system',
    'Check the expansion vessel charge and the safety valve',
    'Refill the trap and test the drain',
  ],
  partsNote: 'Our Baxi spare parts are genuine or approved equivalents, and we fit them once you’ve agreed the price.',
  faqs: [
    {
      question: 'My Baxi shows E133 but the hob works. What now?',
      answer:
        'The gas is on, but its pressure may drop when the boiler fires. It could also be the condensate pipe, the electrode or the gas valve.',
    },
    {
      question: 'What does a code like E.02 with more figures mean?',
      answer:
        'It’s the newest models’ way of showing a fault. A is a warning, H clears by itself, and E locks the boiler until it’s reset. Look the figures up in your own manual.',
    },
    {
      question: 'Can you service the Bermuda back boiler behind our fire?',
      answer:
        'We can check it for safety, but the fire has to come out, so ask us for a price first. Production ended in 2003. A new boiler has to go somewhere else.',
    },
    {
      question: 'Do landlords have to have a Baxi serviced?',
      answer:
        'You need a gas safety check with a record every 12 months, and the boiler must be kept maintained. A yearly service is the usual way to do that.',
    },
    {
      question: 'What keeps a Baxi warranty valid?',
      answer:
        'Registration within 30 days, a completed Benchmark log and a yearly service by a Gas Safe registered engineer. An 800’s magnetic filter must stay on and be cleaned. The warranty is usually about five years on a 400, seven on a 600 and ten on an 800.',
    },
    {
      question: 'How long will the heating be off?',
      answer: `For most of the ${serviceMinutes.join('-')} minutes. It’s back on before we leave.`,
    },
  ],
  closing: 'Have the model name and any code ready.',
  related: [
    { to: '/services/potterton', label: 'Potterton: sister brand, also in Safety Alert 024' },
    { to: '/services/main', label: 'Main: boilers from the same group' },
    { to: '/guides/boiler-pressure-guide', label: 'Boiler pressure guide for E117, E118 and E119' },
    { to: '/combi-boilers', label: 'The Baxi 600 compared with other combis' },
  ],
} satisfies CardBrand;
