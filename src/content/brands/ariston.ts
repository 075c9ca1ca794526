import type { LongBrand } from '../schemas/brand.ts';

/** Pounds, VAT included. */
const servicePrice = 85;

export const brand = {
  slug: 'ariston',
  layout: 'long',
  name: 'Ariston',
  fuel: 'gas',
  drawing: {
    width: 132,
    height: 214,
    radius: 10,
    fascia: 30,
    position: 'band',
    tone: 'dark',
    display: 46,
    dial: 'none',
    knobs: 2,
    accent: 'trust',
  },
  meta: {
    title: `Ariston Boiler Service London | From £${servicePrice}`,
    description: `Ariston boiler servicing in London from £${servicePrice} for Clas, E-Combi, Genus and Alteas. 1P1, 1P2, 2P1, 5P1 and 6P1 are warnings: see which ones need a call.`,
    keywords: [
      'ariston boiler service london',
      'ariston boiler repair london',
      'ariston 1p1',
      'ariston 5p1',
      'ariston 6p1',
      'ariston clas one service',
    ],
  },
  intro: `An Ariston warns before it stops. We read those warnings, service the boiler for a price from £${servicePrice} in 60-90 minutes, and tell you which of them need only be noted the first time.`,
  servicePrice,
  serviceMinutes: [60, 90],
  prose: [
    {
      heading: 'How an Ariston code is built',
      paragraphs: [
        'Ariston codes look cryptic and follow a plain rule. The first digit names the part of the boiler: 1 is the heating water, 2 the water for the taps, 3 and 4 the electronics, 5 ignition and flame, 6 the way air comes in and fumes go out. A letter P in the middle makes it a warning. The boiler carries on, tries again or adjusts itself, and the warning may clear. If the cause stays, a number without the P follows and the boiler shuts down.',
        'So 5P1 is a first lighting attempt that did not work and 5 01 is the boiler giving up. Nearly all our advice on this make comes down to that difference: a single P code is worth noting, a P code that keeps returning is worth a visit.',
      ],
    },
    {
      heading: 'From Microgenus to Clas One',
      paragraphs: [
        'The Italian group behind the name has a British company and sells both boilers and water heaters. Its earlier combis here, Genus, Microgenus and Eurocombi, have fans with air switches and a diverter that wears. HE models from 2007 judge circulation by a sensor on the flow and one on the return, and when those two drift apart the boiler believes that water is hardly moving. On the Evo versions lime collects at the flow switch and in the plate exchanger.',
        'On the One platform the main exchanger is stainless steel under the name XtraTech, with wider waterways than its forerunners. Wider passages block less readily but sludge still settles in them, so the magnetic filter is opened at every visit where one is fitted.',
      ],
    },
    {
      heading: 'Pressure on the screen, valve underneath',
      paragraphs: [
        'HE and One boilers generally show system pressure on the display; others have a round dial on the panel or below it. Aim for 1.0-1.5 bar with everything cold. The filling valve or loop is underneath among the pipes. Turn the boiler off, wait, open it slowly and close it fully afterwards; where the loop has two ends, both are shut and a temporary hose comes off.',
        'Short water shows as 1 08. That one usually clears by itself once the boiler has been filled, without any reset. Other shut-downs stay until RESET is pressed: deal with the cause, then press it once.',
      ],
    },
    {
      heading: 'What we do at an Ariston service',
      paragraphs: [
        'Warnings and history are read before a single screw is touched, since a restart may hide them. Flow and return sensors are compared at the same temperature. Burner, electrode and trap are cleaned, disturbed seals are replaced, and carbon dioxide is checked at both ends of the burner range. A Clas B One gets its built-in tank of about 40 litres looked at as well: temperature setting, expansion and relief.',
      ],
    },
    {
      heading: 'Warranty and the anniversary month',
      paragraphs: [
        'The years on paper differ by model and by the standing of the installer with Ariston: eight is typical of a Clas One, five to eight of an E-Combi One and up to twelve of an Alteas One Net. Registration is online and has a deadline. After that the service belongs in each anniversary month, done by a Gas Safe registered engineer and written into the Benchmark record. Limescale and system dirt are not covered by any of them.',
      ],
    },
  ],
  whyChoose: [
    {
      icon: 'search',
      title: 'Ariston Specialists',
      description:
        'Ariston is not the commonest make on London walls. Our engineers know its P codes, carry the flow and return sensors behind many a 1P call, and are Gas Safe registered.',
    },
    {
      icon: 'clock',
      title: 'Flexible Scheduling',
      description:
        'Tell us your anniversary month and we fit the visit into it, at seven in the morning, in the evening or at the weekend. Shut-downs are seen today or tomorrow.',
    },
    {
      icon: 'shield',
      title: '12 Month Guarantee',
      description:
        'What we replace, from an electrode to a circulating pump, stays our responsibility for a year, including the hours to put it right.',
    },
  ],
  models: {
    current: [
      {
        name: 'Clas One',
        description: 'Combi 24, 30 and 38, 24-38 kW. XtraTech stainless exchanger, pressure on the display.',
      },
      { name: 'E-Combi One', description: 'Combi 24 and 30, 24-30 kW. The trade-priced boiler on the same platform.' },
      { name: 'Alteas One Net', description: 'Combi 30 and 35, 30-35 kW, with a glass front and Wi-Fi built in.' },
      { name: 'Clas System One', description: 'System boiler, 18-30 kW, made to heat an unvented cylinder.' },
      {
        name: 'Clas B One',
        description: 'Combi of about 24-34 kW with a store of some 40 litres, for a steadier bath and shower.',
      },
    ],
    legacy: [
      {
        name: 'E-Combi Evo and Clas HE Evo',
        description: 'Combis, 2011-2017, 24-38 kW. Scaled plate or flow switch, sensors, fan.',
      },
      {
        name: 'E-Combi, Clas HE and Genus HE',
        description: 'Condensing, 2007-2013. Flow and return sensors, diverter motor, sludge in the pump.',
      },
      { name: 'ACO', description: 'Early condensing combi, 2003-2008. Fan, condensate drain and board.' },
      {
        name: 'Microgenus 23, 27 and Eurocombi',
        description: 'Combis from the late 1990s to 2005, 23-27 kW. Board, flow switch, plate and diverter.',
      },
      {
        name: 'Ecogenus and Genus 27, 30',
        description: '1990s and early 2000s combis. Fan and air switch before all else.',
      },
    ],
  },
  issues: [
    {
      code: '1P1',
      issue: 'Circulation warning',
      who: 'owner',
      meaning:
        'Area 1, warning 1: heating water is not moving as it should. Air, a shut valve, a sticking pump, sludge or simply low pressure does it. Left alone it can become one of the stops from 1 03 to 1 07.',
      check: [
        'Is the pressure on the display at 1.0-1.5 bar? Are the radiator valves open?',
        'Bleed the upper radiators. If that takes it below 1.0 bar, top it up.',
        'If it shows again within days, call us.',
      ],
      solution: [
        'Test the pump',
        'Open the filter and compare the two sensors',
        'Clean the circuit if the water is black',
      ],
    },
    {
      code: '1P2',
      issue: 'Circulation warning, second test',
      who: 'owner',
      meaning:
        'The sister of 1P1. The boiler has arrived at the same conclusion by another temperature test, so the list of suspects does not change.',
      check: ['Check the same things as for 1P1.', 'Tell us if it comes only with the heating, or on hot water too.'],
      solution: ['Log the flow and return temperatures', 'Repair the circulation, or replace the sensor'],
    },
    {
      code: '2P1',
      issue: 'Hot-water circuit warning',
      who: 'engineer',
      meaning:
        'Area 2 with a P: something about the domestic hot water. The wording differs from model to model, and the table in your manual decides. Flow at the tap, scale, the sensor or the setting of a store are usual subjects.',
      check: [
        'Write down when it appears, at which tap, and whether the stream is weaker.',
        'Give us the exact model when you call.',
      ],
      solution: ['Look up the code for your model', 'Test the sensor, the plate heat exchanger and the flow meter'],
    },
    {
      code: '5P1',
      issue: 'First ignition attempt failed',
      who: 'owner',
      meaning:
        'The meaning is exact: the first try to light did not succeed and another follows. Once in a while it is harmless. Several a day usually end in the shut-down 5 01.',
      check: [
        'Did it light on the next try? Just note the date.',
        'If not: is the meter in credit? Does another gas appliance work?',
        'If the gas is off and you don’t know why, leave it off and call us.',
        'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never boiling water.',
        'Then reset once.',
      ],
      solution: [
        'Check the electrode, its gap and the lead',
        'Measure the gas pressure',
        'Check the valve and the flue with the analyser connected',
      ],
    },
    {
      code: '6P1',
      issue: 'Air and flue warning',
      who: 'engineer',
      meaning:
        'Area 6 is the passage of air and fumes. Commonly an air switch was slow to prove; the model decides the detail. Wind, a blocked terminal, the tubes, the switch and the fan are all possible.',
      check: [
        'Look at the flue outlet from the ground. Don’t climb or poke at it.',
        'A 6P1 on calm days? Switch off and call us.',
      ],
      solution: [
        'Clear the flue and the tubes',
        'Test the air switch and the fan',
        'Measure the combustion before it goes back on',
      ],
    },
    {
      issue: 'Fill request, 1 08',
      who: 'owner',
      meaning: 'Too little water in the heating circuit. The stop lifts by itself when it is filled.',
      check: [
        'Gauge at zero for no reason you know? Don’t fill it: leave the boiler off and call us.',
        'Boiler off, nothing leaking? Fill to 1.0-1.5 bar cold, close the valve and wait a minute.',
        'Back within weeks? Call us.',
      ],
      solution: ['Find the leak', 'Check the expansion vessel and the relief valve'],
    },
    {
      issue: 'Shower swings between hot and cool',
      who: 'engineer',
      meaning:
        'Scale in the plate exchanger, a flow sensor that reads in jumps, or a cold feed that in winter runs faster than the boiler can heat it.',
      check: ['Reduce the flow a little. If it steadies, tell us when you book.'],
      solution: [
        'Descale or replace the plate heat exchanger',
        'Test the flow sensor',
        'Quote for scale protection on the cold feed',
      ],
    },
    {
      issue: 'Hot water but no heating',
      who: 'owner',
      meaning: 'Either the boiler is not being asked, or the diverter motor has stayed on the tap side.',
      check: ['Turn the room thermostat up and change its batteries.', 'Check the programmer.'],
      solution: ['Test the thermostat signal at the boiler', 'Test the diverter motor'],
    },
  ],
  pricingTitle: "Service Pricing and What's Included",
  pricingIntro: `Clas, Genus or Alteas, the service begins at £${servicePrice} inclusive of VAT and takes us 60-90 minutes. Anything beyond it waits for a written price and your word.`,
  includes: [
    'P warnings and stored shut-downs read and noted',
    'Flow and return sensors compared at one temperature',
    'Burner and electrode cleaned, spark gap set',
    'Condensate trap washed out',
    'Seals renewed wherever they were disturbed',
    'Fan and, on Genus models, air switch with tubes',
    'CO₂ at minimum and maximum output, CO ratio recorded',
    'Flue terminal, air intake and joints inspected (area 6)',
    'Magnetic filter emptied and pump tested (area 1)',
    'Expansion vessel and, on a Clas B One, store expansion and relief',
    'Hot-water flow and temperature measured at a tap',
    'Gas safety certificate, all readings, and the Benchmark entry for your anniversary',
  ],
  faqs: [
    {
      question: 'Why are Ariston codes made of three characters?',
      answer:
        'The first digit is the area of the boiler and the last numbers the event. A P between them says warning; without it you have a stop.',
    },
    {
      question: '5P1 came up once. Do I need you?',
      answer:
        'No, provided the boiler lit on the next try. Note the date, and call when there is a second or third in a short time.',
    },
    {
      question: 'Is 1P2 worse than 1P1?',
      answer: 'No. They are two tests for the same thing, poor circulation, and the remedy is the same.',
    },
    {
      question: 'Do I press reset after 1 08?',
      answer: 'As a rule you do not. Fill the system to between 1.0 and 1.5 bar and the code goes away unaided.',
    },
    {
      question: 'Is this the Ariston that made fridges?',
      answer:
        'The name has a shared past with white goods. Boilers and water heaters come from Ariston Group, and they need a Gas Safe registered engineer, not an appliance repairer.',
    },
    {
      question: 'Must a dealer of the maker do the service?',
      answer:
        'Any Gas Safe registered engineer may. What counts in a claim is that it happened on time, followed the manual and is on record.',
    },
  ],
  closing:
    'Note the code with its P, the model and how often it has come, and we will tell you on the phone how urgent it is.',
  related: [
    { to: '/guides/boiler-pressure-guide', label: 'Pressure guide for a 1 08 that keeps coming back' },
    { to: '/combi-boilers', label: 'Five combis compared, if your Microgenus is due for retirement' },
    { to: '/guides/boiler-service-maintenance', label: 'What a service covers, and how to time it for a warranty' },
  ],
} satisfies LongBrand;
