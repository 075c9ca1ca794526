import { reviews } from '../claims.ts';
import type { RichBrand } from '../schemas/brand.ts';

/** Pounds, VAT included; the plan's for a month. */
const [servicePrice, premiumPrice, planPrice] = [95, 145, 22];

export const brand = {
  slug: 'viessmann',
  layout: 'rich',
  name: 'Viessmann',
  fuel: 'gas',
  drawing: {
    width: 120,
    height: 204,
    radius: 6,
    fascia: 46,
    position: 'band',
    tone: 'dark',
    display: 52,
    dial: 'none',
    knobs: 0,
    accent: 'flow',
  },
  meta: {
    title: `Viessmann Boiler Service London | Vitodens From £${servicePrice}`,
    description: `Vitodens service across London: Essential £${servicePrice}, Premium £${premiumPrice} or Annual Care Plan £${planPrice}/month. Burner out, steel coil rinsed; F2, F4 and F5 put right.`,
    keywords: [
      'viessmann boiler service london',
      'vitodens service london',
      'viessmann boiler repair london',
      'viessmann f4 fault',
      'vitodens 100-w service',
    ],
  },
  badge: 'Vitodens servicing, Gas Safe registered',
  bookLabel: 'Book Service Online',
  intro: `A Vitodens service takes 60-75 minutes: burner out, mesh and gasket checked, steel coil rinsed. Prices start at £${servicePrice}, VAT included.`,
  servicePrice,
  serviceMinutes: [60, 75],
  stats: [
    { number: '60-75 min', label: 'For a Vitodens service' },
    { number: '24/7', label: 'Emergency cover' },
    { number: '12 months', label: 'Guarantee on parts and labour' },
    { number: reviews.search, label: `Average of ${reviews.count} ${reviews.of}` },
  ],
  prose: [
    {
      paragraphs: [
        'Viessmann is a German brand whose heating business has belonged to Carrier since January 2024; the British office is in Telford. In London the badge usually reads Vitodens. All use the same kind of heat exchanger, the Inox-Radial, wound from stainless steel.',
        'Steel resists acid condensate. Our engineer brings plastic brushes and the gasket set for your generation.',
      ],
    },
    {
      heading: 'Inside the case: mesh burner and steel coil',
      paragraphs: [
        'Fan, gas train and burner of a Vitodens form one assembly that comes away from the exchanger together. On the 100-W the burner is a cylinder of fine metal mesh, the MatriX. We hold it to the light for tears and distortion, check the burner gasket and the insulating ring behind it, and renew what is hard or cracked. Electrodes are cleaned, and on the self-adapting models commonly replaced at every second service.',
        'The coil is rinsed with water and loosened with plastic bristles. A steel brush would leave particles that rust, and cleaners with chloride attack the metal, so neither comes near it. The rinse water carries the deposits into the siphon, which is then taken out and cleaned in turn.',
      ],
    },
    {
      heading: 'Lambda Pro: a mixture that sets itself',
      paragraphs: [
        'A flame conducts a small current, and that current changes with the mixture. Lambda Pro on the 200-W family uses it to steer gas and air continuously; the present 100-W corrects itself too. There is no screw to turn. What remains is proof: about half a minute after the burner starts, when its own calibration is over, carbon dioxide and oxygen are read at upper and lower output. One generation’s manual accepts 7.7-9.2 % CO₂ on natural gas.',
        'If a reading falls outside, the search begins with leaks in the flue and goes on to the ionisation electrode and its lead. Early WB1B boilers work differently, with a pneumatic link between air and gas that left the works already set.',
      ],
    },
    {
      heading: 'Two code tables, told apart by a dot',
      paragraphs: [
        'Knob and LCD models up to about 2019 show a letter and one digit: F2, F4, F5. Some write the same thing with a zero, such as E02. Since then a new platform uses a dot and higher numbers, and they start from scratch. F.62 there is the safety limiter, F.67 an ionisation current out of range, F.74 too little water. Please quote the model number along with the code; it is in the manual and on the type plate.',
      ],
    },
    {
      heading: 'Pressure, filling and reset on a Vitodens',
      paragraphs: [
        'Older cases carry a small gauge at the front or on the underside, newer ones give a figure in the menu. Between 1.0 and 1.5 bar cold is normal, and Viessmann wants no less than 0.8. The filling loop is external, near the pipe connections or somewhere along the pipework.',
        'To reset an LCD or touch model you confirm the fault and then choose reset or hold R. Two-knob boilers have a reset stop: turn to it briefly and back. Once is sensible, twice is the limit.',
      ],
    },
    {
      heading: 'Loft conversions and dust',
      paragraphs: [
        'Viessmann says its boilers must not run in dusty air, because they draw the dust through the burner mesh. Switch off while plasterboard is cut or floors are sanded, and have the burner checked before the heating season.',
      ],
    },
    {
      heading: 'Running it cooler',
      paragraphs: [
        'Weather compensation comes as standard on the 200-W and can be added to most 100-W models with an outside sensor. The colder the day, the warmer the flow; on mild days it drops, the return comes back cooler and the boiler condenses for longer. Setting the curve is part of the Premium service.',
      ],
    },
  ],
  checklist: [
    'Burner assembly removed from the Inox-Radial exchanger',
    'Mesh inspected for tears, gasket and insulating ring assessed',
    'Ionisation current and electrode dimensions',
    'Coil rinsed, plastic brush only',
    'Siphon out, flushed through and primed again',
    'CO₂ and O₂ at upper and lower output',
    'Gas connection pressure, standing and running',
    'Air-pressure switch and hoses where fitted',
    'Flue run, seals and terminal',
    'Temperature limiter and its lead',
    'System pressure and vessel charge',
  ],
  breakdown: [
    {
      title: 'Type plate and history',
      description:
        'Model and generation are identified first, because they settle which code table, gasket set and readings apply. Stored faults are noted.',
    },
    {
      title: 'Front off, seals inspected',
      description:
        'Marks of heat, moisture or leaking fumes on the case gasket and round the flue socket are looked for before anything is touched.',
    },
    {
      title: 'Burner out',
      description:
        'Gas isolated, plugs released, and the assembly lifted away. Cylinder mesh, gasket and insulating ring are assessed under a lamp.',
    },
    {
      title: 'Coil rinsed',
      description:
        'Deposits between the steel turns are loosened and washed down with water. Electronics below stay covered until the case is dry.',
    },
    {
      title: 'Electrodes',
      description:
        'Ignition and ionisation pins are cleaned, measured against the manual, or exchanged where the two-year interval has come round.',
    },
    {
      title: 'Siphon and condensate',
      description:
        'The trap is emptied of what the rinse brought down, primed, and the pipe followed to where it discharges.',
    },
    {
      title: 'Reassembly and tightness',
      description: 'Burner refitted to its gasket, gas joint tested, then a start with the case closed as it will run.',
    },
    {
      title: 'Flame and flue gas',
      description:
        'After the self-calibration the analyser records both outputs. On a WB1B the factory setting is verified, on Lambda Pro the electronics.',
    },
    {
      title: 'Water and controls',
      description:
        'Vessel charge, limiter, sensors and, on a combi, hot-water temperature at a tap. Time and mode are left as you had them.',
    },
    {
      title: 'Report',
      description: 'The readings in writing, your gas safety certificate, and the service record brought up to date.',
    },
  ],
  issues: [
    {
      code: 'F2',
      issue: 'Temperature limit',
      who: 'owner',
      meaning:
        'The temperature limiter has responded and the burner is locked out. Heat was made faster than water carried it away; a limiter or lead of its own accord is the rarer case. Some displays show E02 or, on older 200-W and 222-F, d2.',
      check: [
        'Let the boiler cool for half an hour.',
        'Is the gauge at 1.0 bar or more, cold? Are the radiators open and bled?',
        'Then reset once. If it trips again, leave it off and call us.',
      ],
      solution: [
        'Free or replace the pump',
        'Let out air and check for closed valves and sludge',
        'Test the limiter and its lead',
      ],
    },
    {
      code: 'F4',
      issue: 'Flame detection',
      who: 'owner',
      meaning:
        'No flame signal reached the control, so the burner is locked out. It covers a burner that never lit as well as one whose flame could not be proved.',
      check: [
        'Does the hob light? Is the meter in credit?',
        'If the gas is off and you don’t know why, leave it off and call us.',
        'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never boiling water.',
        'Then reset once.',
      ],
      solution: [
        'Measure the gas pressure',
        'Test the ignition unit and the 230 V at the gas valve',
        'Check the electrode gap, the lead and the ionisation current',
      ],
    },
    {
      code: 'F5',
      issue: 'Flue fault',
      who: 'engineer',
      meaning:
        'The air-pressure switch was already open at start, or did not close when ignition load was reached. So it is the proof of airflow that failed. The flue can be to blame; a wet or split hose, the switch or the fan are as likely.',
      check: [
        'Look from the ground: is anything blocking the flue outlet?',
        'Note whether it was windy.',
        'Reset once. Leave the case closed.',
      ],
      solution: [
        'Dry or replace the air hoses',
        'Test the pressure switch against a gauge and check the fan speed',
        'Follow the flue to its end and check where the outlet stands',
      ],
    },
    {
      issue: 'Hot water cools in the middle of a shower',
      who: 'engineer',
      meaning:
        'Scale in the plate heat exchanger makes a combi reach its limit early and cut back, or the hot-water flow sensor no longer sees the draw-off.',
      check: ['Open the tap a little further. Does it warm up again?', 'Does the kitchen tap do the same?'],
      solution: [
        'Measure flow and temperature',
        'Read the sensor in the service menu',
        'Descale or replace the plate heat exchanger',
        'On a 111-W, test the cylinder sensor',
      ],
    },
    {
      issue: 'Pressure gone every week',
      who: 'owner',
      meaning:
        'Water or air charge is being lost: radiator joints, a safety valve that weeps after lifting, or a vessel whose membrane has given up.',
      check: [
        'Write the reading down morning and evening for two days.',
        'Feel the radiator valves for damp.',
        'Don’t refill it every day. Call us.',
      ],
      solution: [
        'Test the vessel, the safety valve and the joints',
        'Refill the system and watch it through a heating cycle',
      ],
    },
    {
      issue: 'Control dead or odd after a board was changed',
      who: 'engineer',
      meaning:
        'Older Vitotronic controls learn which boiler they are on from a small coding card. A card left out, badly seated or of the wrong type makes the new board refuse, often as B7.',
      check: ['There’s nothing to try. Have the invoice of the earlier repair ready: it names the part.'],
      solution: ['Reseat the coding card, or match the right one to the boiler', 'Enter the settings again'],
    },
  ],
  packages: [
    {
      name: 'Essential',
      price: servicePrice,
      per: 'service',
      description: 'The complete yearly service of the boiler itself.',
      includes: [
        'Burner taken out and examined',
        'Stainless coil rinsed',
        'Electrodes cleaned and measured',
        'Flue-gas readings at both outputs',
        'Certificate and written report',
      ],
      action: 'Book',
      details:
        'All eleven points of the checklist, on one Vitodens, in 60-75 minutes. A gasket, electrode or other part that turns out to be due is priced for you before it is fitted.',
    },
    {
      name: 'Premium',
      price: premiumPrice,
      per: 'service',
      label: 'Recommended',
      description: 'Essential, then system water and the controls that decide your gas bill.',
      includes: [
        'All of Essential',
        'Heating curve or flow temperature set to the house',
        'Sample of system water tested',
        'Filter or strainer cleaned',
        'Pump setting checked against flow and return',
        'Hot-water programme reviewed',
      ],
      action: 'Learn More',
      details:
        'A Vitodens condenses best at a low flow temperature, and most were never tuned. We measure flow and return with the system running, adjust curve, pump and hot-water times, test a sample of the water and clean the filter. The old settings and the new ones go into your report, so that you can go back if a room feels cold.',
    },
    {
      name: 'Annual Care Plan',
      price: planPrice,
      per: 'month',
      description: 'One Essential service a year, plus the cover your offer puts in writing.',
      includes: [
        'A Vitodens service each year',
        'Electrode interval followed for you',
        'Date arranged by us before the record lapses',
        'Other cover, and its limits, listed in your offer',
        'You decide once you have the offer in hand',
      ],
      action: 'Get Quote',
      details: `Twelve payments of £${planPrice} come to £${planPrice * 12}; one Essential service costs £${servicePrice}. What else you get is in your written offer: what’s covered on your model, what isn’t, and how repairs are priced. Anyone can call us at night.`,
    },
  ],
  models: {
    current: [
      {
        name: 'Vitodens 050-W',
        description: 'Combi of 25, 30 or 35 kW. Same stainless exchanger as its dearer relatives.',
      },
      {
        name: 'Vitodens 100-W',
        description: 'Combi about 25-35 kW, system 11-32 kW. MatriX mesh burner, turns down to about a tenth.',
      },
      {
        name: 'Vitodens 111-W',
        description: 'Wall-hung storage combi, about 26-35 kW, with 46 litres of hot water in reserve.',
      },
      {
        name: 'Vitodens 200-W',
        description: 'System or combi, about 11-35 kW in homes. Lambda Pro and weather compensation as built.',
      },
      {
        name: 'Vitodens 222-F',
        description: 'Floor-standing, about 11-35 kW, boiler and 100-130 litre cylinder in one cabinet.',
      },
    ],
    legacy: [
      {
        name: 'Vitopend 100-W and 200-W',
        description: 'Non-condensing, about 2000-2010. Diverter, plate, fan and air-pressure switch.',
      },
      {
        name: 'Vitodens 100-W WB1A, WB1B, WB1C',
        description: 'About 2004-2015. Plate, electrodes, trap and diverter motor; mixture preset at the works.',
      },
      {
        name: 'Vitodens 100-W B1HA and B1KA',
        description: 'About 2015-2020. Flow sensor, plate, electrodes, expansion vessel.',
      },
      {
        name: 'Vitodens 200-W WB2 and B2 series',
        description: 'About 2006-2019. Ionisation electrode, burner gasket and burner control.',
      },
      {
        name: 'Vitodens 300 and 333',
        description: 'About 1999-2010, from 6.6 to 26 kW. Flue-gas sensor, fan and coding card.',
      },
      {
        name: 'Vitodens 050-W BPJ',
        description: '29 and 35 kW, about 2014-2020. F5 from the air-pressure switch and its hoses.',
      },
    ],
  },
  faqs: [
    {
      question: 'Does F4 mean that the gas has run out?',
      answer:
        'It means no flame was seen. Gas is the first suspect, followed by a frozen condensate pipe, the electrode, the ignition unit and the valve. If your hob burns well, one of the others is likely.',
    },
    {
      question: 'My display reads F.62 with a dot. Is that F2?',
      answer:
        'Boilers from about 2019 on use another table, in which F.62 is also the safety limiter. Other numbers do not match at all, so tell us the model before drawing conclusions.',
    },
    {
      question: 'Why is nothing adjusted on a Lambda Pro boiler?',
      answer:
        'Because the flame current steers the gas valve and corrects the mixture by itself. We verify it with CO₂ and O₂ readings; a wrong one points to a leak or a worn electrode.',
    },
    {
      question: 'How do Essential and Premium differ?',
      answer: `For £${premiumPrice} we go on from the boiler to the water, the filter, the pump and the heating curve, which is where a Vitodens can save gas.`,
    },
    {
      question: 'Can weather compensation be added to mine?',
      answer:
        'A 200-W has it already. Most 100-W models accept an outside sensor on a north or north-west wall, and we check yours before quoting for one.',
    },
    {
      question: 'What does Viessmann expect for the warranty?',
      answer:
        'Typically registration within about 30 days, a yearly service by a Gas Safe registered engineer with a record, and genuine parts. Longer terms usually depend on a trained installer having fitted the boiler.',
    },
  ],
  related: [
    { to: '/guides/best-combi-boilers-london', label: 'Best combis for London: why the 050-W leads that list' },
    {
      to: '/guides/boiler-service-maintenance',
      label: 'Service and maintenance: what to do between two yearly visits',
    },
    { to: '/services/vaillant', label: 'Vaillant service: the other German make with a stainless coil' },
    { to: '/boiler-quotes', label: 'Installed prices for a Vitodens combi or system boiler' },
  ],
} satisfies RichBrand;
