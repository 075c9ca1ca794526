import { guaranteeTime } from '../claim-phrases.ts';
import { guaranteeMonths } from '../claims.ts';
import type { CardBrand } from '../schemas/brand.ts';

/** In pounds, VAT included. */
const servicePrice = 95;
const serviceMinutes = [90, 120] as const;

export const brand = {
  slug: 'grant',
  layout: 'card',
  name: 'Grant',
  fuel: 'oil',
  drawing: {
    width: 132,
    height: 246,
    radius: 4,
    fascia: 40,
    position: 'band',
    tone: 'dark',
    display: 18,
    dial: 'right',
    knobs: 1,
    accent: 'trust',
    trim: 'plain',
    floor: true,
  },
  meta: {
    title: `Grant Oil Boiler Repair & Service London | OFTEC £${servicePrice}`,
    description: `Grant oil boiler repair and service on the edges of London by OFTEC technicians. £${servicePrice} in ${serviceMinutes.join('-')} minutes, new nozzle included. Lock-out lamp explained.`,
    keywords: [
      'grant boiler service london',
      'grant oil boiler service',
      'grant vortex service',
      'oftec boiler service london',
      'oil boiler repair london',
      'grant boiler lockout',
    ],
  },
  intro: `We repair and service Grant oil boilers on the edges of London. A\u00a0service takes ${serviceMinutes.join('-')} minutes and includes a new nozzle.`,
  servicePrice,
  serviceMinutes,
  stats: [
    { number: '2,200+', label: 'Services completed' },
    { number: '99%', label: 'Customer satisfaction' },
    { number: `from £${servicePrice}`, label: 'Annual oil service' },
    { number: '24/7', label: 'Emergency Cover' },
  ],
  prose: [
    {
      paragraphs: [
        'Most London homes with oil are at the edges, such as E4 beyond Chingford, N20 around Totteridge and NW7 around Mill Hill.',
        'Read the tank gauge before you call, because many call-outs are for oil that can’t get past the valve, filter, pipe or flexible hose.',
      ],
    },
    {
      heading: 'Grant boiler repair in London',
      paragraphs: [
        'When a Grant locks out, we measure the pump pressure first, because that shows whether the oil or the spark has failed. Nozzles, photocells, electrodes, pump couplings and hoses are on the van, and you have a price before we fit any. Most repairs take one visit.',
      ],
    },
    {
      heading: 'What happens at a service?',
      paragraphs: [
        'We take the baffles out, brush the heat exchanger and put the baffles back in order. We fit a nozzle of the size, angle and spray pattern on the data plate. Then we set the burner by smoke number (0\u00a0to\u00a01) and CO₂, usually about 11-12 %.',
      ],
    },
    {
      heading: 'What does a Vortex need?',
      paragraphs: [
        'A Vortex has a second heat exchanger that cools the exhaust below 90 °C. It needs a return of 55 °C or less to condense fully. The flue must be stainless steel made for condensing boilers, as the wrong flue ends the warranty.',
      ],
    },
  ],
  benefits: [
    'We fit a new nozzle',
    'We take out and clean every baffle',
    'We check the oil line from tank to burner',
    'We print the smoke number, CO₂ and efficiency',
  ],
  features: [
    {
      title: 'Comprehensive Inspection',
      description: 'It begins at the tank, follows the oil line and ends at the flue.',
    },
    {
      title: 'Expert Calibration',
      description: 'We set the pump pressure, then the air, to Grant’s table for your nozzle.',
    },
    {
      title: 'Certified Documentation',
      description: 'You get a written report for the warranty or for selling the house.',
    },
  ],
  whyChoose: [
    {
      icon: 'flame',
      title: 'Grant Specialists',
      description: 'Our OFTEC-registered technicians bring a smoke pump as well as an analyser.',
    },
    {
      icon: 'calendar',
      title: 'Flexible Appointments',
      description: 'We come on weekends too, so tell us about narrow lanes, gates and dogs.',
    },
    {
      icon: 'shield',
      title: `${guaranteeMonths.service}-Month Guarantee`,
      description: `A pump, hose or photocell we fit is covered for ${guaranteeTime}, labour included.`,
    },
    {
      icon: 'pound',
      title: 'Fixed Pricing',
      description: 'The price covers your technician’s labour, the travel and the new nozzle.',
    },
    {
      icon: 'package',
      title: 'Parts in Stock',
      description: 'We carry the common nozzle sizes, filters and Vortex burner parts.',
    },
    {
      icon: 'phone',
      title: '24/7 Support',
      description: 'If it locks out in January with no other heating, call us, day or night.',
    },
  ],
  models: {
    current: [
      { name: 'Vortex Pro', description: 'Regular and system, from 15 to 70 kW' },
      {
        name: 'Vortex Pro Combi 21, 26 and 36',
        description: 'Combi, 21-36 kW. It stores hot water inside and heats the taps through a plate',
      },
      { name: 'Vortex Eco', description: 'Simpler range, regular and system, about 12-35 kW' },
      { name: 'VortexBlue', description: 'Low-NOx burner with a blue flame and settings of its own' },
    ],
    legacy: [
      {
        name: 'Vortex, early',
        description: 'About 2004-2012. Condensate traps, flue seals and baffles wear',
      },
      { name: 'Multi Pass', description: 'To the mid-2000s, not condensing. Baffles burn out' },
      {
        name: 'Euroflame and Combi 70, 90',
        description: '1990s to about 2007. Combi pumps and flow switches fail',
      },
      {
        name: 'Outdoor and Boiler House modules',
        description: 'From the 1990s on. Damp gets into the electrics and rusts the case',
      },
    ],
  },
  issues: [
    {
      issue: 'Red lock-out light on the burner',
      who: 'owner',
      meaning:
        'The burner tried to start and saw no proper flame. Most Grants show no fault code, so this light is the sign. A worn part, a blocked filter or air in the oil line can be the cause.',
      check: [
        'Read the tank gauge, and check that the tank valve is open.',
        'Check the power and the timer.',
        'Wait a minute, then press the lit button once.',
        'If it’s red again, leave it off and call us. Every failed start sprays oil into the chamber, and it can light all at once.',
      ],
      solution: ['Measure the pump pressure', 'Check the nozzle, photocell and electrodes', 'Replace the faulty part'],
      urgency: 'today',
      replaced: 'Nozzle, photocell or electrodes',
    },
    {
      issue: 'Won’t start after an empty tank',
      who: 'engineer',
      meaning: 'Air is in the line, or the new oil has stirred up water and sludge that blocked the filter.',
      check: [
        'After a delivery, let the tank settle for an hour or two.',
        'Don’t open the pump or filter, and don’t keep resetting it. Call us.',
      ],
      solution: [
        'Bleed the oil line and pump',
        'Wash the filter and test the tank for water',
        'Run the burner until it’s steady',
      ],
      urgency: 'today',
      replaced: 'Filter element',
    },
    {
      issue: 'Soot, smell or smoke at the flue',
      who: 'engineer',
      meaning: 'The oil isn’t burning cleanly. The nozzle, the air setting, the baffles or a flue seal is at fault.',
      check: [
        'Turn the boiler off and open the windows.',
        'If a CO alarm sounds, get everyone out. Call 999 if anyone feels unwell.',
        'Leave it off and call us.',
      ],
      solution: ['Fit a new nozzle and clean the flueways', 'Set the air by smoke pump and analyser'],
      urgency: 'now',
      replaced: 'Nozzle; sometimes baffles or flue seals',
    },
    {
      issue: 'Overheat button has popped out',
      who: 'owner',
      meaning:
        'The water got too hot, so the limit under the cap tripped. A stopped pump, a stuck thermostat or air can do it.',
      check: [
        'If the pump is silent or the gauge at zero, leave it off and call us.',
        'Wait until the case is cool, unscrew the cap and press the button once.',
        'If it pops out again, leave it off and call us.',
      ],
      solution: ['Test the pump and thermostat', 'Test the limit itself'],
      urgency: 'now',
      replaced: 'Pump, thermostat or limit',
    },
    {
      issue: 'Rumbling, and short bursts of firing',
      who: 'engineer',
      meaning: 'Sludge or limescale in the boiler, or a nozzle too big for the house, is the usual cause.',
      check: ['Open some radiator valves.', 'Time how long each burst lasts, then call us and tell us.'],
      solution: ['Check the nozzle against the plate', 'Check the inhibitor', 'Quote for a flush if there’s sludge'],
      urgency: 'soon',
      replaced: 'Usually nothing but the nozzle',
    },
    {
      issue: 'Oil leaking at the hose or fire valve',
      who: 'engineer',
      meaning: 'Flexible hoses perish, especially in outdoor cases, and a fire valve can leak too.',
      check: [
        'Turn the boiler off, close the valve at the tank and put a tray under the drip. Then call us.',
        'If oil gets into soil or a drain, call the Environment Agency’s incident line, 0800 80 70 60.',
      ],
      solution: ['Replace the hose and test the valve', 'Check each joint under pressure'],
      urgency: 'now',
      replaced: 'Flexible oil hose',
    },
  ],
  controls: [
    {
      models: 'System and combi models',
      topUp:
        'The gauge is on the front, and system models come with a filling loop. Stop at the figure in your manual: an older Vortex asks for 0.5-1.0 bar cold, and most homes use 1.0-1.5 bar.',
      reset: 'Wait a minute, then press the lit button on the burner once.',
    },
    {
      models: 'Open-vented models',
      topUp: 'You don’t top these up. They have no gauge or filling loop, because a tank in the loft keeps them full.',
      reset: 'The burner button is the same. The overheat button is separate, under a cap on the panel.',
    },
  ],
  includes: [
    'Check the tank, its gauge and oil pipe',
    'Test the tank for water',
    'Wash the oil filter or change its element',
    'Test the fire valve and inspect the hose',
    'Fit the right nozzle for the data plate',
    'Set the electrodes and clean the photocell',
    'Brush the heat exchanger and baffles',
    'Rinse the trap and check the flue seals',
    'Measure smoke, CO₂, CO and efficiency',
    'Write the report and attach the printout',
  ],
  partsNote:
    'Spare parts beyond the nozzle cost extra and are genuine or approved equivalents. We show you the worn one before you decide.',
  faqs: [
    {
      question: 'Who can service a Grant oil boiler?',
      answer:
        'Anyone trained and assessed on oil can, and most are on the OFTEC register. Registration for another fuel doesn’t cover kerosene.',
    },
    {
      question: 'Why does the nozzle need changing every year?',
      answer: 'It wears and clogs slowly, and by the time you notice, there’s soot on the baffles.',
    },
    {
      question: 'How often does the oil hose need replacing?',
      answer: 'Usually every year, if it’s indoors or inside the boiler case. A new hose isn’t in the service price.',
    },
    {
      question: 'What does the Grant warranty ask for?',
      answer:
        'The usual terms are registration within 30 days and a service every year. A Vortex Pro has commonly had five to seven years, or up to ten with a scheme installer and a magnetic filter.',
    },
    {
      question: 'We ran out of oil. Can I just refill the tank?',
      answer:
        'You can refill it, but the boiler may not start, because a technician may have to bleed air from the line.',
    },
    {
      question: 'Do landlords need an oil boiler check by law?',
      answer:
        'No law sets a yearly check for oil, but landlords must keep the heating in repair. In England they must also have a CO alarm in a room with a boiler. We can record a check on OFTEC form CD/12.',
    },
  ],
  closing:
    'We’ll send an OFTEC-registered technician. Before they arrive, read the tank gauge and find last year’s printout.',
  related: [
    { to: '/services/navien', label: 'Navien: the LCB is an oil boiler too' },
    { to: '/guides/when-to-replace-boiler', label: 'When to repair a boiler and when to replace it' },
    { to: '/guides/boiler-service-maintenance', label: 'How to look after your heating between services' },
  ],
} satisfies CardBrand;
