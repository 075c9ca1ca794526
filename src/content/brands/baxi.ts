import { guaranteeMonths } from '../claims.ts';
import { gasSteps, pressureStep, refill, resetStep, topUpSteps } from '../safe-steps.ts';
import type { CardBrand } from '../schemas/brand.ts';

/** In pounds, VAT included. */
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
    ],
  },
  intro: `We repair and service Baxi boilers across London. A\u00a0service takes ${serviceMinutes.join('-')} minutes, and its price is fixed, VAT included.`,
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
        'Most Baxi calls are about E133, low water pressure or poor hot water. We test the boiler, tell you what the repair costs and start once you agree. Because the usual Baxi parts are on the van, it’s normally done in one visit.',
        'The codes below are for the Duo-tec, Platinum, Megaflo, Neta-tec and first 600. The newest models have a 2 after the name and use a different list, so check the code in your manual too.',
      ],
    },
    {
      heading: 'Is my Baxi in Safety Alert 024?',
      paragraphs: [
        'It may be, if it’s a heat-only Baxi built from week 17 of 2014 to week 24 of 2017. On those the condensate trap is outside the case, and fumes can escape if its clip or seal is wrong.',
        'Look at the letters in the serial number: AC and BC need action, and CC doesn’t. If yours says AC or BC, turn it off, leave the trap alone and call us today.',
      ],
      warning: true,
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
      title: 'Comprehensive Inspection',
      description: 'We check the flue, burner, heat exchanger, pump and valves, and look for early leaks.',
    },
    {
      title: 'Expert Calibration',
      description:
        'GA models of the Duo-tec and Platinum set their own gas mixture. After a new electrode, valve or board, we recalibrate them.',
    },
    {
      title: 'Certified Documentation',
      description: 'You get a written report of the readings and a gas safety certificate for the boiler.',
    },
  ],
  whyChoose: [
    {
      icon: 'flame',
      title: 'Baxi Specialists',
      description: 'Our Gas Safe registered engineers have worked on every Baxi from the Solo to the 800.',
    },
    {
      icon: 'calendar',
      title: 'Flexible Appointments',
      description: 'A service can be early, late or at the weekend, although breakdowns go first.',
    },
    {
      icon: 'shield',
      title: `${guaranteeMonths.service}-Month Guarantee`,
      description: `If a part we fit fails within ${guaranteeMonths.service} months, we replace it free, labour included.`,
    },
    {
      icon: 'pound',
      title: 'Fixed Pricing',
      description: 'A Solo costs the same to service as an 800, cleaning and paperwork included.',
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
      { name: 'Baxi 400 Combi 2', description: 'Combi, 24 and 30 kW, for natural gas or LPG' },
      { name: 'Baxi 600', description: 'Combi, system 15-24 kW, heat-only 12-30 kW' },
      {
        name: 'Baxi 800',
        description: 'Combi 24, 30 and 36 by its hot water, system from 18 kW, heat-only from 12 kW',
      },
      { name: 'Baxi Assure', description: 'Housing-association range, about 15-36 kW, sharing parts with the 600' },
    ],
    legacy: [
      {
        name: 'Duo-tec, Platinum, Megaflo and Neta-tec',
        description: 'About 2007-2019. Plate heat exchangers, diverters and pump heads wear',
      },
      {
        name: 'Combi HE and System HE',
        description: 'About 2004-2009. Fans and boards fail, and heat exchangers can leak',
      },
      { name: 'Combi 80e and 105e', description: 'About 1998-2005. Diverter diaphragms and flow switches wear' },
      { name: 'Solo 2 and Solo 3 PF', description: 'Heat-only, 1980s to 2000s. Fans, air switches and boards fail' },
    ],
  },
  issues: [
    {
      code: 'E110',
      issue: 'Safety thermostat has tripped',
      who: 'owner',
      urgency: 'now',
      replaced: 'Pump or safety thermostat',
      meaning:
        'The boiler overheated, usually because the water isn’t moving. A worn pump, air, closed valves or sludge can all stop it.',
      check: [
        'Let it cool for 20-30 minutes and open the radiator valves.',
        pressureStep('E118/E119'),
        resetStep('E110'),
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
        'Switch the boiler off and let it cool. Don’t add water.',
        'Make sure that both taps of the filling loop are closed.',
        'Call us with the reading when it’s cold. Leave the boiler off until we’ve been.',
      ],
      solution: ['Recharge the expansion vessel', 'Check the filling loop and plate heat exchanger for leaks'],
    },
    {
      code: 'E125',
      issue: 'Circulation fault after lighting',
      who: 'owner',
      urgency: 'today',
      replaced: 'Pump or flow sensor',
      meaning: 'The burner lit, but the water temperature didn’t rise as it should, or it shot up.',
      check: ['Let it cool, open the radiators and bleed the highest.', pressureStep('E118/E119'), resetStep('E125')],
      solution: ['Test the pump and the sensors', 'Clean the filter and the plate heat exchanger'],
    },
    {
      code: 'E133',
      issue: 'No gas, or the burner failed to light',
      who: 'owner',
      urgency: 'today',
      replaced: 'Electrode, lead or gas valve',
      meaning: 'The gas was interrupted, or the flame didn’t start or didn’t stay lit.',
      check: [...gasSteps(), resetStep('E133')],
      solution: ['Measure the gas pressure while the boiler fires', 'Test the trap, electrode, lead and gas valve'],
    },
    {
      code: 'E118/E119',
      issue: 'Water pressure too low',
      who: 'owner',
      urgency: 'today',
      replaced: 'Expansion vessel or safety valve',
      meaning:
        'Water has been lost through a leak, or through a safety valve that no longer closes. A flat expansion vessel often starts it.',
      check: ['If the copper pipe outside drips, switch off and call us. Never plug that pipe.', ...topUpSteps()],
      solution: ['Find the leak and recharge the vessel', 'Replace the safety valve if it drips'],
    },
    {
      issue: 'Tepid or fluctuating hot water',
      who: 'engineer',
      urgency: 'soon',
      replaced: 'Plate heat exchanger or diverter',
      meaning:
        'If the radiators are hot but the shower isn’t, the usual cause on a Duo-tec or 600 is scale in the plate heat exchanger.',
      check: ['Open the tap a little less. If that steadies the water, tell us when you book.'],
      solution: ['Measure the flow and the temperature rise', 'Descale the plate heat exchanger, or fit a new one'],
    },
  ],
  moreCodes: [
    { code: 'E20', meaning: 'Flow temperature sensor', who: 'engineer', urgency: 'today', replaced: 'Flow sensor' },
    { code: 'E28', meaning: 'Flue sensor, or blocked flue', who: 'engineer', urgency: 'now', replaced: 'Flue sensor' },
    { code: 'E40', meaning: 'Return temperature sensor', who: 'engineer', urgency: 'today', replaced: 'Return sensor' },
    { code: 'E109', meaning: 'Poor circulation at start', who: 'engineer', urgency: 'today', replaced: 'Pump' },
    { code: 'E130', meaning: 'Flue too hot', who: 'engineer', urgency: 'now', replaced: 'Depends on our test' },
    { code: 'E160', meaning: 'Fan', who: 'engineer', urgency: 'now', replaced: 'Fan' },
    { code: 'E321', meaning: 'Hot-water sensor', who: 'engineer', urgency: 'soon', replaced: 'Hot-water sensor' },
  ],
  controls: [
    {
      models: 'Baxi with an R or Reset button',
      topUp: `Watch the dial or display while you open both taps of the braided hose under the boiler. Stop at ${refill} and close both fully.`,
      reset: 'Hold the button for one to three seconds.',
    },
    {
      models: 'Older Baxi with a selector knob',
      topUp: 'The hose and its two taps work in the same way.',
      reset: 'Turn the knob to R for five seconds and back. After five tries it locks for a time.',
    },
  ],
  includes: [
    'Read the data plate and serial letters',
    'Inspect the flue, outlet and case seal',
    'Measure the gas pressure at full output',
    'Clean and set the electrode',
    'Check the burner and its seal',
    'Rinse the heat exchanger coils',
    'Measure CO, CO₂ and their ratio',
    'Clean any magnetic filter on the system',
    'Check the vessel charge and safety valve',
    'Refill the trap and test the drain',
  ],
  partsNote:
    'Our Baxi spare parts are genuine or approved equivalents. They aren’t in the service price, and we never fit one unasked.',
  faqs: [
    {
      question: 'My Baxi shows E133 but the hob works. What now?',
      answer:
        'The gas is on, but its pressure may drop when the boiler fires. It could also be the condensate pipe, the electrode or the gas valve, so call us.',
    },
    {
      question: 'What does a code like E.02 with more figures mean?',
      answer:
        'It’s the newest models’ way of showing a fault: A is a warning, H clears by itself, and E locks the boiler until it’s reset. The figures after it are listed in your manual.',
    },
    {
      question: 'Can you service the Bermuda back boiler behind our fire?',
      answer:
        'We can check it for safety, but the fire has to come out, so ask us for a price first. Production ended in 2003, and a new boiler has to go somewhere else.',
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
      answer: 'It’s off for most of the service, and we get it running again before we leave.',
    },
  ],
  closing: 'Have the model name and any code ready, and we’ll bring the parts that suit it.',
  related: [
    { to: '/services/potterton', label: 'Potterton: sister brand, also in Safety Alert 024' },
    { to: '/services/main', label: 'Main: boilers from the same group' },
    { to: '/guides/boiler-pressure-guide', label: 'Boiler pressure guide for E117, E118 and E119' },
    { to: '/combi-boilers', label: 'The Baxi 600 compared with other combis' },
  ],
} satisfies CardBrand;
