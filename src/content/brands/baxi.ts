import type { CardBrand } from '../schemas/brand.ts';

/** Pounds, VAT included. */
const servicePrice = 85;

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
  },
  meta: {
    title: `Baxi Boiler Service London | Fixed Price £${servicePrice}`,
    description: `Baxi service and repair in London at a fixed £${servicePrice}. Duo-tec, Platinum, 400, 600 and 800 by Gas Safe engineers; E110, E117, E125 and E133 explained.`,
    keywords: [
      'baxi boiler service london',
      'baxi boiler repair london',
      'baxi e133 fault',
      'baxi e117 pressure',
      'baxi duo-tec service',
      'baxi 600 service',
    ],
  },
  intro: `A fixed £${servicePrice} for the yearly service of a Baxi combi, system or heat-only boiler, done in 60-90 minutes. Below is what E110, E117, E125 and E133 mean, and which of them you may deal with yourself.`,
  servicePrice,
  serviceMinutes: [60, 90],
  stats: [
    { number: '2,500+', label: 'Services completed' },
    { number: '98%', label: 'Customer satisfaction' },
    { number: `£${servicePrice}`, label: 'Fixed price, 60-90 minutes' },
    { number: '24/7', label: 'Emergency Cover' },
  ],
  prose: [
    {
      paragraphs: [
        'A Baxi in London can be a Solo flued through a kitchen wall in the 1980s, or an 800 whose warranty card is still in the drawer. The maker belongs to BDR Thermea, beside Potterton, Main and Remeha, so many a spare part fits more than one badge of the group.',
        'Duo-tec, Platinum, Megaflo, Neta-tec and the first issue of the 600 share one list of faults, written as E and a number. The latest models, those with a 2 after the name, show a letter with two pairs of figures and have a table of their own. Read the whole display to us when you ring: it settles which table applies and which spares travel with the engineer.',
      ],
    },
    {
      heading: 'Gauge, filling loop and reset on a Baxi',
      paragraphs: [
        'Most Baxis have a round dial on the front panel, and models with a fuller display give the figure in digits. The filling loop is a short braided hose under the boiler with a tap at either end. With the radiators cold, anything from 1.0 to 1.5 bar is right. Open the taps gently, stop at about 1.3, then shut both properly, because a tap left passing is one of the roads to E117.',
        'To reset a button model, hold R for one to three seconds. An older boiler with a selector knob is turned to R for five seconds and then back. The electronics refuse further attempts for a time after five. We would stop at two, and write the code down before the first.',
      ],
    },
    {
      heading: 'What a gas-adaptive Baxi needs from a service',
      paragraphs: [
        'From the GA versions of the Duo-tec and Platinum onwards, Baxi combis have trimmed their own mixture from the signal of the electrode in the flame. There is no screw to turn. The engineer puts the boiler into its service mode, reads the carbon monoxide, the carbon dioxide and the ratio between them at either end of the output, and holds the results against the manual. Once an electrode, gas valve or board has been changed, the calibration routine must run to its end before any of those readings count.',
        'The coils of the heat exchanger are rinsed while the burner is out, and the burner seal is looked at before it goes back. Down in the hydraulic block sits a small filter on the return. Sludge that has got past everything else collects there, so it is an early suspect on a Baxi that reports E125 every few weeks.',
      ],
    },
    {
      heading: 'Heat-only models made from 2014 to 2017',
      paragraphs: [
        'Safety Alert 024, issued in August 2017, covers certain Baxi and Potterton heat-only boilers. Their condensate trap hangs outside the case, and they were built from week 17 of 2014 to week 24 of 2017. If the trap’s clip or seal is wrong, fumes can escape. Serial numbers with the letters AC or BC need action; CC does not. Is yours one? Don’t wait for its service: call us today with the serial number, and leave the trap alone. CO alarm sounding? Get everyone out and call 0800 111 999.',
      ],
    },
    {
      heading: 'Terms of a Baxi warranty',
      paragraphs: [
        'Registration within 30 days of fitting, a completed Benchmark log and a service each year by a Gas Safe registered engineer: those are the maker’s conditions. The 400 has commonly been sold with about five years, the 600 with seven and the 800 with ten. On an 800 the magnetic filter supplied in the box is part of the bargain, so it has to stay fitted and be cleaned.',
      ],
    },
  ],
  benefits: [
    'Combustion read in Baxi’s own service mode, at full and at low output',
    'Trap taken down, washed, refilled, and its clip seen to be home',
    'The return filter in the hydraulic block checked for sludge',
    'Benchmark page completed, as a claim on the warranty requires',
  ],
  features: [
    {
      icon: 'search',
      title: 'Comprehensive Inspection',
      description:
        'Case seal, flue, electrode, burner gasket and exchanger coils, then the pump, plate and valves of the hydraulic block beneath them.',
    },
    {
      icon: 'sliders',
      title: 'Expert Calibration',
      description:
        'The calibration routine is run on gas-adaptive Baxis after any part that acts on the flame. Earlier models are brought to the manual’s figures with an analyser in the flue.',
    },
    {
      icon: 'certificate',
      title: 'Certified Documentation',
      description:
        'You are left with a report of the readings, a gas safety certificate and a signed entry in the log, all dated the day of the visit.',
    },
  ],
  whyChoose: [
    {
      icon: 'flame',
      title: 'Baxi Specialists',
      description:
        'Gas Safe registered engineers who know the HE A from the GA Duo-tec, and why one is adjusted and the other only checked.',
    },
    {
      icon: 'calendar',
      title: 'Flexible Appointments',
      description:
        'Early morning, evening or weekend. A Baxi that has locked out can usually be seen today or tomorrow.',
    },
    {
      icon: 'shield',
      title: '12-Month Guarantee',
      description: 'If a part we fit to your Baxi fails within twelve months, the part and the labour are on us.',
    },
    {
      icon: 'pound',
      title: 'Fixed Pricing',
      description: `£${servicePrice} with VAT, whether it is a 400 or an 800. Parts are quoted apart and wait for your word.`,
    },
    {
      icon: 'package',
      title: 'Parts in Stock',
      description:
        'Electrodes, trap seals, pressure sensors, diverter parts and plate exchangers for the Duo-tec family ride on our vans.',
    },
    {
      icon: 'phone',
      title: '24/7 Support',
      description:
        'A person answers at night too. Give us the E number and what the dial says, and we can judge the urgency.',
    },
  ],
  models: {
    current: [
      {
        name: 'Baxi 400 Combi 2',
        description:
          'Combi, 24 and 30 kW, in natural gas and LPG versions. Letter-and-pairs fault display of the 2 series.',
      },
      {
        name: 'Baxi 600',
        description:
          'Combi 24, 30 and 36 kW, system 15-24 kW and heat-only 12-30 kW. The combi has the gas-adaptive valve.',
      },
      {
        name: 'Baxi 800',
        description:
          'Combi 24-36 kW, system from 18 kW and heat from 12 kW. Comes with a magnetic filter that must stay in use.',
      },
      {
        name: 'Baxi Assure',
        description:
          'Housing-association range, about 15-36 kW, built on the parts of the 600. Warranty set by the landlord’s contract.',
      },
    ],
    legacy: [
      {
        name: 'Duo-tec, Platinum, Megaflo and Neta-tec',
        description:
          'About 2007-2019, commonly 24-40 kW. Plate exchanger, diverter, pump head, pressure sensor and electrode.',
      },
      {
        name: 'Combi HE and System HE',
        description:
          'Condensing 80 and 105 models of 2004-2009, about 24 and 31 kW. Fan, board, trap and a weeping exchanger.',
      },
      {
        name: 'Combi 80e and 105e',
        description:
          'Non-condensing, about 1998-2005, 24 and 31 kW. Diverter diaphragm, flow switch and expansion vessel.',
      },
      {
        name: 'Solo 2 and Solo 3 PF',
        description:
          'Fanned heat-only boilers of the 1980s to 2000s, roughly 9-23 kW. Fan, air switch and circuit board.',
      },
    ],
  },
  issues: [
    {
      code: 'E110',
      issue: 'Safety thermostat has tripped',
      who: 'owner',
      meaning:
        'The water in the heat exchanger went past its limit and the thermostat shut the burner down. Water that is not being carried away is the usual reason: tired pump, trapped air, closed valves or sludge.',
      check: [
        'Let it cool for 20-30 minutes.',
        'Is the gauge above 1 bar? Are several radiators open?',
        'Then hold R once. If it trips again, leave it off and call us.',
      ],
      solution: [
        'Measure the circulation',
        'Let out air and clean the filter',
        'Test the pump under load, then the thermostat',
      ],
    },
    {
      code: 'E117',
      issue: 'Water pressure too high',
      who: 'owner',
      meaning:
        'The sensor reads about 2.7 bar or more. Either the system was overfilled, or mains water is still coming in, or the expansion vessel no longer takes up the swelling.',
      check: [
        'Don’t add water. Close both taps of the filling loop.',
        'Switch off and let it cool. Bleed a radiator into a cloth until the gauge reads 1.0-1.5 bar.',
        'If it climbs again, switch off and call us.',
      ],
      solution: [
        'Isolate the filling loop',
        'Test the charge of the expansion vessel',
        'Check whether the plate heat exchanger lets mains water across',
      ],
    },
    {
      code: 'E125',
      issue: 'Circulation fault after lighting',
      who: 'owner',
      meaning:
        'After the burner lit, the flow temperature did not move as the electronics expect: it stayed put or shot up. The boiler judges by temperature, so the code does not name the pump.',
      check: [
        'Is the gauge at 1.0-1.5 bar cold? Are the radiator valves open?',
        'Bleed the highest radiator, then reset once.',
      ],
      solution: [
        'Test the pump and the sensors',
        'Check that the flow sensor grips its pipe',
        'Open the filter and the plate heat exchanger',
      ],
    },
    {
      code: 'E133',
      issue: 'No gas, or the burner failed to light',
      who: 'owner',
      meaning:
        'Gas was interrupted, or the flame did not start or hold. In frost a condensate pipe blocked with ice gives the same number.',
      check: [
        'Does the hob light? Is the meter in credit?',
        'If the gas is off and you don’t know why, leave it off and call us.',
        'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never boiling water.',
        'Then reset once.',
      ],
      solution: [
        'Measure the gas pressure while the boiler fires',
        'Check the condensate trap and the electrode gap',
        'Test the lead, the gas valve and the board',
      ],
    },
    {
      issue: 'Gauge sinking, or a copper pipe dripping outside',
      who: 'engineer',
      meaning:
        'E118 or E119 may show. Water leaves through a leak, or through a safety valve that no longer closes. It often starts with a flat expansion vessel.',
      check: [
        'Copper pipe dripping? Switch off and call us. Never plug the pipe.',
        'Gauge at zero for no reason you know? Don’t fill it: leave the boiler off and call us.',
        'No drip, and below 1.0 bar cold? Top up to 1.3 bar once and see how long it lasts.',
      ],
      solution: ['Recharge the expansion vessel', 'Replace the safety valve if it no longer closes', 'Find the leak'],
    },
    {
      issue: 'Tepid or fluctuating hot water',
      who: 'engineer',
      meaning:
        'Radiators are hot but the shower is not. On a Duo-tec or 600 in hard water, lime in the plate heat exchanger leads the list, ahead of the diverter.',
      check: ['Open the tap a little less. If the water steadies, tell us when you book.'],
      solution: [
        'Measure the flow and the temperature rise',
        'Descale or replace the plate heat exchanger',
        'Quote for a scale reducer',
      ],
    },
  ],
  includes: [
    'Data plate and serial letters read, with Safety Alert 024 in mind on heat-only models',
    'Flue, terminal and case seal inspected',
    'Gas inlet pressure measured with the Baxi at full output',
    'Electrode cleaned and set to the manual',
    'Burner and its seal examined, exchanger coils rinsed where the manual asks for it',
    'Condensate trap emptied, refilled and clipped back',
    'CO, CO₂ and ratio in service mode, high and low',
    'Return filter in the block, and any magnetic filter, cleaned',
    'Expansion vessel charge, dial and safety valve proved',
    'Report, gas safety certificate and Benchmark entry',
  ],
  partsNote:
    'Spare parts for your Baxi are genuine or approved equivalents, and the usual ones are on the van. You get a price first, and we fit nothing until you say yes.',
  faqs: [
    {
      question: 'My Baxi shows E133 but the hob lights. What now?',
      answer:
        'A hob proves that gas is on, not that its pressure holds when a 30 kW burner opens. Suspect a blocked condensate pipe, a worn electrode or lead, the gas valve, or pressure that sags under load. One reset is reasonable; after that we should measure.',
    },
    {
      question: 'What does E. followed by two pairs of figures mean on a new Baxi?',
      answer:
        'It is the system of the 2 series. A is a warning, H a block that clears by itself, E a lock-out that wants a reset. The old E1-something numbers do not carry over, so use the manual for your model.',
    },
    {
      question: 'There is a back boiler behind our gas fire. Do you look after Bermudas?',
      answer:
        'Production ended in 2003. We can check one for safety, which means taking the fire out, so ask us for the price and time first. A replacement needs a new position with a flue and a drain for condensate.',
    },
    {
      question: 'Does a landlord have to have the Baxi serviced?',
      answer:
        'The law requires a gas safety check with a record every 12 months, and that the boiler be maintained in a safe condition. Most landlords answer the second point with an annual service, and we do check and service at one appointment.',
    },
    {
      question: 'May I put off the service while the boiler is running well?',
      answer:
        'A gas-adaptive Baxi keeps correcting its own mixture, so a slow decline can stay hidden until it locks out. A missed year is also a reason for the maker to refuse a claim.',
    },
    {
      question: 'How long are we without heating on the day?',
      answer:
        'The boiler is off for most of the 60-90 minutes and back on before we leave. A common part adds little, since it is usually on the van.',
    },
  ],
  closing: `Tell us the model name and the number on the display. The price is £${servicePrice} for either a quiet yearly visit or one that begins with a fault.`,
  related: [
    { to: '/services/potterton', label: 'Potterton: the sister make, and the other name in Safety Alert 024' },
    { to: '/services/main', label: 'Main: entry-level boilers from the same group' },
    { to: '/guides/boiler-pressure-guide', label: 'Pressure guide, for E117 and a gauge that wanders' },
    { to: '/combi-boilers', label: 'Where the Baxi 600 stands among the combis we fit' },
  ],
} satisfies CardBrand;
