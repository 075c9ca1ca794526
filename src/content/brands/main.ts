import type { LongBrand } from '../schemas/brand.ts';

/** Pounds, VAT included. */
const servicePrice = 85;

export const brand = {
  slug: 'main',
  layout: 'long',
  name: 'Main',
  fuel: 'gas',
  drawing: {
    width: 114,
    height: 184,
    radius: 4,
    fascia: 44,
    position: 'low',
    tone: 'dark',
    display: 18,
    dial: 'right',
    knobs: 2,
    accent: 'gas',
  },
  meta: {
    title: `Main Boiler Service London | From £${servicePrice}`,
    description: `Service and repair of Main boilers in London from £${servicePrice}: Eco Compact, Eco Elite, Combi HE and older water heaters. E119, E125 and E133 in plain English.`,
    keywords: [
      'main boiler service london',
      'main eco compact service',
      'main eco elite repair',
      'main combi 24 he fault',
      'main multipoint water heater',
    ],
  },
  intro: `Main boilers are the plain members of the Baxi family. We service them from £${servicePrice} in 60-90 minutes, whether yours speaks in E-codes or in blinking lamps, and still test the water heaters that carry the name.`,
  servicePrice,
  serviceMinutes: [60, 90],
  prose: [
    {
      paragraphs: [
        'Main is the value brand of Baxi Heating UK. The company puts the same kind of working parts into a simpler case and leaves off some trim. For repairs that is good news, because much of what wears is shared with Baxi and Potterton. It is not a licence to guess, though: boards and sensors that look alike differ in their settings, so we match by part number.',
        'The name is little advertised now. Treat the Eco Compact as the last range widely fitted, and ask us before counting on a new one.',
      ],
    },
    {
      heading: 'Lamps on the old, E-codes on the new',
      paragraphs: [
        'A Combi 24 or Combi HE from the 2000s has no screen. It reports trouble through lamps that stay lit, flash or alternate, and the same pattern means different things in different manuals. Film the panel for half a minute on your phone and show it to the engineer; that does more than a description. Eco Elite and Eco Compact boilers with a display use the Baxi E-list instead.',
        'Either way the reset is a selector position or an R button, held for up to five seconds. Take your picture before you press.',
      ],
    },
    {
      heading: 'Where Main boilers keep gauge and loop',
      paragraphs: [
        'A round gauge is set in the panel or hangs below it. Combis have the filling loop beneath, near the cold inlet. Read it before the morning heating comes on: 1.0-1.5 bar is right. To add water, switch the boiler off and give it time to cool; then open the valves a quarter turn, stop at about 1.3, close each of them and undo the hose if it is the removable kind. Eco Compact Heat and other heat-only boilers on a loft tank have neither gauge nor loop to look for.',
      ],
    },
    {
      heading: 'Medway and other multipoint water heaters',
      paragraphs: [
        'Before combis there were multipoints, and a few from Main are still on kitchen and bathroom walls. Those with an open flue take their air from the room. For them a spillage test and a ventilation check are the heart of the visit: smoke at the draught diverter must go up and not out, with doors and windows shut and extractor fans running. Have a carbon monoxide alarm in the room in any case. A heater that fails the test is switched off and labelled, and we tell you why.',
      ],
    },
    {
      heading: 'Cover, papers and spares',
      paragraphs: [
        'Standard cover on Main boilers has been short, commonly two to five years, and it starts with registration. Look for the commissioning date on the Benchmark page, or let us read the serial number. If the warranty is alive, a service each year by a Gas Safe registered engineer keeps it so. Supply of parts for the Eco Elite and later is generally good; for the first Combi HE it varies from item to item.',
      ],
    },
  ],
  whyChoose: [
    {
      icon: 'certificate',
      title: 'Gas Safe Registered',
      description:
        'The back of a Gas Safe card lists what its holder may work on. Ask to see it before your Main boiler, or the water heater, is opened.',
    },
    {
      icon: 'calendar',
      title: 'Flexible Appointments',
      description:
        'A Main in a rented flat is seen when the tenant is in, evenings and weekends included. With no heat or hot water, expect us the same or the next day.',
    },
    {
      icon: 'shield',
      title: '12 Month Guarantee',
      description:
        "A pressure switch, plate exchanger or lead supplied by us is good for twelve months, as is the workmanship, which often outlives what is left of the maker's cover.",
    },
  ],
  models: {
    current: [
      {
        name: 'Eco Compact Combi',
        description: 'Combi 25 and 30, 25-30 kW. Group parts in a small case, at home in a kitchen cupboard.',
      },
      { name: 'Eco Compact System', description: 'About 15-28 kW, for a home with a hot-water cylinder.' },
      {
        name: 'Eco Compact Heat',
        description: 'Regular boiler, about 12-30 kW, swapped in where the loft tank stays.',
      },
    ],
    legacy: [
      {
        name: 'Eco Elite',
        description:
          'Combi and system, about 24-30 kW, 2013-2018. Pressure sensor, trap and a pump that collects sludge.',
      },
      {
        name: 'Combi Eco 24, 28 and 30',
        description: '2010-2014, 24-30 kW. Pressure switch, plate exchanger and ignition lead.',
      },
      { name: 'System HE and System Eco', description: 'System boilers, 2006-2014. Pump, expansion vessel and board.' },
      {
        name: 'Combi 24, 28 and Combi HE 24, 30',
        description: '2003-2012, 24-30 kW. Faults by lamps; diverter, plate and air switch or fan.',
      },
      {
        name: 'Medway and similar multipoints',
        description:
          'Instantaneous water heaters, 1970s to 1990s. Burner, diaphragm and flue; some draw air from the room.',
      },
    ],
  },
  issues: [
    {
      code: 'E119',
      issue: 'Low pressure',
      who: 'owner',
      meaning: 'The heating circuit is short of water. On models with lamps the gauge is the only messenger.',
      check: [
        'Gauge at zero for no reason you know? Don’t fill it: leave the boiler off and call us.',
        'Nothing leaking? Fill to 1.0-1.5 bar cold and close the loop.',
        'Read it again after a week. Low again? Call us.',
      ],
      solution: [
        'Find the leak',
        'Recharge the vessel or replace the relief valve',
        'Replace the pressure switch or sensor if the gauge contradicts the code',
      ],
    },
    {
      code: 'E133',
      issue: 'Failed ignition',
      who: 'owner',
      meaning:
        'No flame after the ignition sequence: no gas, an iced condensate pipe, or worn electrode, lead or valve.',
      check: [
        'Is the meter in credit? Does the hob light?',
        'If the gas is off and you don’t know why, leave it off and call us.',
        'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never boiling water.',
        'Then reset once.',
      ],
      solution: [
        'Measure the gas at the inlet',
        'Set or replace the electrode and clear the trap',
        'Move or lag a pipe that froze',
      ],
    },
    {
      code: 'E125',
      issue: 'Poor circulation',
      who: 'owner',
      meaning: 'Hot water stays in the boiler. The banging you may hear is water boiling in a starved exchanger.',
      check: [
        'If it bangs, switch off, leave it off and call us.',
        'If it doesn’t: are the radiator valves open, and is it above 1.0 bar cold?',
      ],
      solution: ['Test the pump and the bypass', 'Clean out the sludge', 'Fit a magnetic filter if you agree'],
    },
    {
      code: 'E110',
      issue: 'Overheat cut-out',
      who: 'owner',
      meaning:
        'The safety stat has tripped since the flow failed or the exchanger is scaled; sometimes the stat is at fault.',
      check: ['Wait until it’s cold, then reset once.', 'If it trips again, leave it off and call us.'],
      solution: ['Restore the water flow', 'Test the safety thermostat'],
    },
    {
      code: 'E160',
      issue: 'Fan fault',
      who: 'engineer',
      meaning: 'The fan does not run as commanded. Its near neighbour E28 concerns the flue sensor.',
      check: ['Look at the flue outlet from the ground. That’s all: call us.'],
      solution: [
        'Test the supply, plug and wiring of the fan',
        'Inspect the flue',
        'Measure the combustion after a new fan',
      ],
    },
    {
      issue: 'Fan runs but no spark, Combi 24 and HE',
      who: 'engineer',
      meaning: 'The air switch has not closed, so the control never gets to the spark. Water in a tube is enough.',
      check: ['Film the lamps for us.', 'Leave the tubes, the switch and the case alone.'],
      solution: [
        'Clear the tubes and the flue',
        'Measure the pressure the fan makes',
        'Replace the air switch if it’s at fault',
      ],
    },
    {
      issue: 'Lukewarm taps',
      who: 'engineer',
      meaning: 'Most often limescale in the plate exchanger or debris in its filter, and after those the diverter.',
      check: ['Is the basin as tepid as the bath? If it’s one tap alone, the tap is at fault.'],
      solution: [
        'Clean or replace the hot-water filter and the plate heat exchanger',
        'Quote for a scale reducer if you want one',
      ],
    },
    {
      issue: 'Blank panel',
      who: 'owner',
      meaning: 'No electricity is reaching the controls, or an internal fuse or the board has gone.',
      check: [
        'Check the fused spur beside the boiler and the consumer unit.',
        'If a breaker trips again, leave it off and call us.',
      ],
      solution: ['Test the supply, the internal fuse and the board', 'Find the water or short that blew the fuse'],
    },
  ],
  pricingTitle: 'Service Pricing and Inclusions',
  pricingIntro: `Value brand or not, the work is that of any gas combi, so the price is the same: from £${servicePrice} with VAT, 60-90 minutes. If a part has to be renewed you are shown its cost and asked.`,
  includes: [
    'Lamp pattern or E-history decoded',
    'Burner seal looked at and renewed if disturbed',
    'Trap taken off and rinsed on condensing models',
    'Electrode and ignition lead inspected, gap measured',
    'Air switch tubes cleared on lamp-era combis that have them',
    'Hot-water filter cleaned, plate exchanger judged by tap temperature',
    'Inlet pressure and gas rate taken',
    'Flue gas reading for carbon monoxide and dioxide',
    'Spillage and ventilation test for open-flued heaters',
    'Flue, terminal and case seals gone over',
    'Vessel charge, relief valve and gauge tested',
    'Certificate, report and service entry',
  ],
  faqs: [
    {
      question: 'Are Main boilers simply Baxis?',
      answer:
        'They come from the same company and share many parts, with a plainer finish and shorter cover. Codes on display models follow the Baxi list.',
    },
    {
      question: 'Can parts still be found?',
      answer:
        'For recent models, readily, because Baxi and Potterton use them too. We go by the number on the old part, since similar boards are not the same.',
    },
    {
      question: 'Which code list is right for mine?',
      answer:
        'If it has a display, the E-list above. If it has lamps only, the table in its own manual decides; patterns differ from model to model.',
    },
    {
      question: 'How long is my boiler covered?',
      answer:
        'The registration papers say; two to five years were common. Without papers the serial number gives the date of manufacture to start from.',
    },
    {
      question: 'Is my old Main water heater safe?',
      answer:
        'Nobody can say so without a full test of flue, ventilation and burner. Until then keep an audible carbon monoxide alarm in the room and stop using the heater if you see soot, staining or a lazy yellow flame.',
    },
    {
      question: 'Do you charge less for a budget make?',
      answer: 'No, nor more. The checks and readings are those of any gas boiler, and so is the time they take.',
    },
  ],
  closing: 'Have the lamp pattern or the E-code ready with your postcode, and pick the hour that suits you.',
  related: [
    { to: '/services/baxi', label: 'Baxi service: the parent make and its E-codes' },
    { to: '/services/potterton', label: 'Potterton: the older cousin, cast iron included' },
    { to: '/guides/boiler-pressure-guide', label: 'Pressure guide: what E119 asks of you, step by step' },
    { to: '/guides/when-to-replace-boiler', label: 'Is a lamp-era Combi HE worth another repair?' },
  ],
} satisfies LongBrand;
