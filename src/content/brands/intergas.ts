import type { CardBrand } from '../schemas/brand.ts';

/** Pounds, VAT included. */
const servicePrice = 85;

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
  },
  meta: {
    title: `Intergas Boiler Service London | Fixed £${servicePrice}`,
    description: `Intergas service in London, fixed at £${servicePrice}, for HRE, ECO RF, Xtreme, Xclusive and Rapid. What EA, E4, E6 and E10 are, and the numbers the boiler really shows.`,
    keywords: [
      'intergas boiler service london',
      'intergas boiler repair london',
      'intergas hre service',
      'intergas eco rf fault',
      'intergas xtreme service',
    ],
  },
  intro: `A boiler with no diverter valve and no plate heat exchanger wants a different service, chiefly in a hard-water city. Ours is £${servicePrice} for any domestic Intergas and needs 60-90 minutes.`,
  servicePrice,
  serviceMinutes: [60, 90],
  stats: [
    { number: '1,800+', label: 'Services completed' },
    { number: '99%', label: 'Customer satisfaction' },
    { number: `£${servicePrice}`, label: 'Starting from' },
    { number: '24/7', label: 'Emergency Cover' },
  ],
  prose: [
    {
      paragraphs: [
        'Open the hydraulic diagram of an Intergas HRE and much of what breaks in other combis is not there. The Dutch maker, from Coevorden, casts two separate copper circuits into one block of aluminium: radiator water runs in one, tap water in the other, and the same flame warms both. Nothing needs to switch over. While a tap is open, the pump rests.',
        'The Xtreme, Xclusive and ECO RF follow the same plan. The Rapid does not: it has another exchanger, so none of what follows about the twin circuits should be read across to it.',
      ],
    },
    {
      heading: 'What London water does to a twin-circuit block',
      paragraphs: [
        'Fewer parts means fewer breakdowns, at one price. When lime narrows the tap circuit it cannot be lifted out and exchanged like a plate. It is descaled where it is, with the boiler isolated, or in the end the whole block is changed. That makes two figures worth writing down each year: litres a minute at the bath tap, and the rise in temperature from cold to hot. A slow fall from one visit to the next gives warning while descaling is still a modest job. We also look at the scale reducer on the cold feed, and suggest one where there is none.',
      ],
    },
    {
      heading: 'Steady digit or flashing digit',
      paragraphs: [
        'An Intergas of the HRE age talks in single figures, and the same figure can be news or nothing. Lit steadily, it is a working step: 1 set temperature reached, 3 fan purging, 4 lighting, 5 heating, 6 hot water, 7 keeping hot water ready. A fault is shown by the figure flashing with a red light blinking next to the reset key, which bears a circular arrow. A photograph cannot tell the two apart, so send us a few seconds of video.',
        'No letter E stands in front of these numbers on the boiler. The headings on this page write E4, E6 and E10, and beneath each we give the number you will see. Xtreme and Xclusive print an F instead and follow the list in their own manual.',
      ],
    },
    {
      heading: 'Pressure on an Intergas, and where to add water',
      paragraphs: [
        'Most HRE boilers and everything after them show the pressure as a figure in bar on the panel. The maker allows 1 to 2 bar cold; we set 1.2 to 1.5, which stays inside the usual 1.0-1.5 bar guidance for a home. A reading of 0.0 means that the boiler sees no water pressure. The filling loop was chosen and placed by whoever installed the boiler, as a rule on the pipes just below.',
      ],
    },
    {
      heading: 'Inside the service, and the small print of the warranty',
      paragraphs: [
        'Burner and fan come off together. The aluminium block is then cleaned with tools that will not scratch it, never a wire brush, and seals and electrode are judged by the maker’s instructions, with any renewal priced beforehand. The siphon is emptied, washed and primed. Last comes the analyser, at both ends of the output.',
        'Intergas UK asks for registration within 30 days, a completed Benchmark and a yearly service by a Gas Safe engineer with proof of it. The exchanger has its own term, ten years or seven on a Rapid. Let the servicing lapse and cover shrinks to 12 months; leave the boiler unregistered and there is none. Used other than in a home, it has 12 months from the start.',
      ],
    },
  ],
  benefits: [
    'Tap flow and temperature rise recorded, so that scale is caught early',
    'Aluminium block cleaned without metal tools',
    'Flashing and steady digits told apart before anything is dismantled',
    'Proof of service in the form the Intergas warranty asks for',
  ],
  features: [
    {
      icon: 'search',
      title: 'Comprehensive Inspection',
      description:
        'Block, burner, fan, siphon and sensors S1 and S2, together with a flow test at the tap that tells how the copper circuit is ageing.',
    },
    {
      icon: 'sliders',
      title: 'Expert Calibration',
      description:
        'CO₂ at high and low output against the Intergas figures, with seals in place and the case closed as it runs in daily life.',
    },
    {
      icon: 'certificate',
      title: 'Certified Documentation',
      description:
        'Each year’s flow, rise and flue readings on one report, beside the gas safety certificate and your Benchmark entry.',
    },
  ],
  whyChoose: [
    {
      icon: 'users',
      title: 'Intergas Specialists',
      description:
        'They will not quote you for a diverter valve, since an HRE has none. All hold Gas Safe registration.',
    },
    {
      icon: 'calendar',
      title: 'Flexible Appointments',
      description:
        'Pick a slot before work or after it, or one at the weekend. Breakdowns go to the head of the queue.',
    },
    {
      icon: 'shield',
      title: '12-Month Guarantee',
      description: 'Our own guarantee on parts and labour runs beside the maker’s, and does not depend on it.',
    },
    {
      icon: 'pound',
      title: 'Fixed Pricing',
      description: `HRE or Xtreme, flat or house: £${servicePrice} including VAT. Descaling, if wanted, is quoted before it is done.`,
    },
    {
      icon: 'package',
      title: 'Parts in Stock',
      description: 'Ignition leads, electrodes and seals, flow sensors and fans for the HRE and ECO RF are on board.',
    },
    {
      icon: 'phone',
      title: '24/7 Support',
      description:
        'Describe whether the digit blinks, at any hour. Some night calls end there, with nobody having to come.',
    },
  ],
  models: {
    current: [
      {
        name: 'Intergas Xclusive 24, 30 and 36',
        description:
          'Combis of 24-36 kW around the twin-circuit block, ready for OpenTherm control. Commonly up to ten years’ cover.',
      },
      {
        name: 'Intergas Xtreme 24, 30 and 36',
        description: 'The same outputs, with recovery of flue heat added for hot water.',
      },
      {
        name: 'Intergas Rapid 25 and 32',
        description: 'Value combis, 25 and 32 kW, with a different exchanger that carries seven years of its own.',
      },
      {
        name: 'Intergas HRE SB and OV',
        description: 'System and open-vent boilers in 18, 24 and 30 kW sizes. The block without its tap side.',
      },
    ],
    legacy: [
      {
        name: 'Combi Compact HRE 24/18, 28/24 and 36/30',
        description:
          'About 2009-2018. First figure tap kW, second heating kW. Fan bearings, lead, S1 and S2, flow turbine.',
      },
      {
        name: 'ECO RF 24, 30 and 36',
        description:
          'About 2015-2021, 24-36 kW. Ages like the HRE; its wireless thermostat may need pairing again after a power cut.',
      },
      {
        name: 'Earlier HRE SB and HRE OV',
        description: 'Heat-only relatives, about 2009-2018 and 18-30 kW. Pressure sensor, temperature sensors and fan.',
      },
      {
        name: 'Combi Compact HR, or Atmos Multi',
        description: 'About 2000-2009, commonly 24-36 kW. Fan, gas valve and lead, for which stock is thinning out.',
      },
    ],
  },
  issues: [
    {
      code: 'EA',
      issue: 'Flame loss, which an Intergas shows as 4 or 5',
      who: 'owner',
      meaning:
        'EA is a Worcester Bosch code and not one of the Intergas numbers. The same trouble here reads 4, no flame seen, or 5, a flame signal too weak. Gas, spark, drain and valve are the four suspects.',
      check: [
        'Is a figure blinking on the display? Note it.',
        'Does the hob light? Is the meter in credit?',
        'If the gas is off and you don’t know why, leave it off and call us.',
        'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never boiling water.',
        'Then reset once.',
      ],
      solution: [
        'Measure the gas pressure at rest and in use',
        'Check the electrode and its lead',
        'Clear the condensate drain and test the gas valve',
        'With a 5, take a carbon monoxide reading',
      ],
    },
    {
      code: 'E4',
      issue: 'No flame signal, flashing 4',
      who: 'owner',
      meaning:
        'The burner was given its tries and no flame was proved. A 4 that stays lit without blinking only says that lighting is under way.',
      check: [
        'Listen: how many times does it click? Tell us.',
        'Is the gas on and the meter in credit?',
        'If the gas is off and you don’t know why, leave it off and call us.',
        'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never boiling water.',
        'Then press the arrow key once.',
      ],
      solution: ['Check the gas supply', 'Check the spark gap and the lead', 'Clear the siphon and test the gas valve'],
    },
    {
      code: 'E6',
      issue: 'Flame detection fault, flashing 6',
      who: 'engineer',
      meaning:
        'The detection circuit is not to be trusted, often for damp or a worn ignition lead or electrode. A steady 6 is no fault at all: somebody has a hot tap open.',
      check: ['Close every hot tap. Does the 6 still blink?', 'Press the arrow key once. If it returns, call us.'],
      solution: ['Test the lead, cap, electrode and seal', 'Test the earth', 'Test the board when those are good'],
    },
    {
      code: 'E10',
      issue: 'Flow sensor S1, shown as 10',
      who: 'engineer',
      meaning:
        '10 to 14 all concern S1, the sensor where water leaves the block. The sensor, its plug or its wire is likely open or shorted. Air and weak circulation can look the same.',
      check: [
        'Don’t reset it: a failed sensor won’t clear. Call us.',
        'Is the pressure at 1.2-1.5 bar, and are the radiators open? Tell us.',
      ],
      solution: [
        'Compare the resistance of S1 and S2 with the pipe temperature',
        'Check the plug and the wire',
        'Check for air and weak circulation',
      ],
    },
    {
      issue: 'Fan at the wrong speed',
      who: 'engineer',
      meaning:
        'A flashing 8. The fan runs too fast or too slow for what the board asks, and on an HRE worn bearings are common.',
      check: ['Note any scraping or whine at the start.', 'From the ground, is the flue outlet free of leaves?'],
      solution: [
        'Check the fan wheel for rubbing',
        'Reseat the plug and inspect the flue',
        'Replace the fan if its bearing has gone',
      ],
    },
    {
      issue: 'Hot water slower or cooler each winter',
      who: 'engineer',
      meaning: 'The copper tap circuit is furring up, or the flow turbine is not counting properly.',
      check: ['Time a bucket at the bath tap and tell us the litres a minute.'],
      solution: [
        'Test the flow turbine',
        'Descale the tap circuit in place',
        'Tell you if the block is too scaled for that to last',
      ],
    },
  ],
  includes: [
    'Blinking code or stored fault noted before power is cut',
    'Hot-water litres a minute and temperature rise measured',
    'Fan and burner lifted off as a unit',
    'Aluminium block inspected and cleaned with non-metal tools',
    'Electrode, lead and seals examined against the Intergas instructions',
    'Siphon stripped, rinsed and primed',
    'Resistance of S1 and S2 compared with the pipes',
    'CO₂ and CO at high and low output',
    'Scale reducer, expansion vessel and filling loop looked over',
    'Report, gas safety certificate and entry in Benchmark',
  ],
  partsNote:
    'Seals or an electrode due? You hear the price before we open the block. All spare parts are genuine or approved equivalents, carried on our vans where we can, and wait for your go-ahead.',
  faqs: [
    {
      question: 'How does an Intergas manage without a diverter valve?',
      answer:
        'Heating and tap water each have a copper circuit in the same aluminium block. When a tap opens the pump stops, radiator water stands still and the flame heats what flows to the tap.',
    },
    {
      question: 'My radiators get warm in summer. Is that the diverter?',
      answer:
        'Not on an HRE, for there is none. Look at thermostat and programmer first; after that a non-return valve in the pipework is the likelier culprit.',
    },
    {
      question: 'Is a scaled-up Intergas finished?',
      answer:
        'Seldom straight away. Descaling comes first and often restores the flow. If it does not, the cost of a block against the age of the boiler decides.',
    },
    {
      question: 'I missed a service. Do I still have a warranty?',
      answer:
        'The UK terms let cover drop to 12 months when servicing conditions are not met. Before you pay for a repair, ask Intergas how they see your case; then have the overdue service done and keep the proof.',
    },
    {
      question: 'Can it work with an OpenTherm thermostat?',
      answer:
        'From the HRE age on, yes. Such a control lets the boiler run at the lowest flow temperature the rooms need, which is where a condensing boiler is most frugal.',
    },
    {
      question: 'Are landlords obliged to book this?',
      answer:
        'What the regulations name is a gas safety check and record each year, along with maintenance in a safe condition. For an HRE in a let flat, the annual service is the straightforward way to show the latter.',
    },
  ],
  closing:
    'Note whether the figure blinks or stands still, run the bath tap for a minute with a bucket, and you have told us half of it.',
  related: [
    { to: '/services/worcester-bosch', label: 'Worcester Bosch: the make that EA belongs to' },
    { to: '/services/alpha', label: 'Alpha: heat from the flue by another route, GasSaver' },
    { to: '/guides/boiler-service-maintenance', label: 'What an annual service should contain' },
    { to: '/guides/best-combi-boilers-london', label: 'Combis compared, if the block is beyond saving' },
  ],
} satisfies CardBrand;
