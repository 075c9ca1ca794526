import type { LongBrand } from '../schemas/brand.ts';

/** Pounds, VAT included. */
const servicePrice = 85;

export const brand = {
  slug: 'glow-worm',
  layout: 'long',
  name: 'Glow-worm',
  fuel: 'gas',
  drawing: {
    width: 128,
    height: 192,
    radius: 7,
    fascia: 40,
    position: 'low',
    tone: 'dark',
    display: 28,
    dial: 'left',
    knobs: 1,
    accent: 'return',
  },
  meta: {
    title: `Glow-worm Boiler Service London | From £${servicePrice}`,
    description: `Glow-worm boiler service in London from £${servicePrice}, from CXi and Ultracom to Energy. What F1, F4 and F9 really mean, and what a Gas Safe engineer does about them.`,
    keywords: [
      'glow-worm boiler service london',
      'glow-worm boiler repair london',
      'glow-worm f1 fault',
      'glow-worm f9 fault',
      'glow-worm cxi service',
    ],
  },
  intro: `Yearly service and repair for Glow-worm boilers of every age, from £${servicePrice} and in 60-90 minutes. If the display reads F1, leave the filling loop alone until you have read below what it stands for.`,
  servicePrice,
  serviceMinutes: [60, 90],
  prose: [
    {
      paragraphs: [
        'Glow-worm is a Derbyshire name, from Belper, and the value brand of the Vaillant Group. The parentage shows on newer models: Energy, Ultimate 3 and Easicom 3 use the same numbering of faults as a Vaillant, and on the fuller displays an S number says what the boiler is doing while a d number is a setting.',
        'The generation before, from the CXi of 2005 to the Ultracom 2, has a short fault list of its own, in which familiar numbers carry other meanings. Which of the two lists applies is the first thing we settle on a visit, and the table in its manual decides. Have the model name to hand when you call and the right parts can travel with the engineer.',
      ],
    },
    {
      heading: 'Where a Glow-worm wears',
      paragraphs: [
        'A CXi burns its gas inside a round steel case that holds coils of flat stainless tube. The returning water goes through two sets of coils, then through three more on its way out. What ages is around those coils: the seal and insulation of the exchanger door, the sump joint underneath where acidic condensate gathers, and the trap. Water marks at that joint are worth noticing long before a code appears.',
        'Flexicom and Ultracom add two weak points, the pressure sensor and the board, while the older Betacom asks most of its diverter and plate heat exchanger. London water leaves scale in that plate sooner than in softer counties, and the tap notices before the radiators do. On a Fuelsaver or Hideaway the talk is of pilots and thermocouples, and of the fan and its air switch where one is fitted.',
      ],
    },
    {
      heading: 'Reading the pressure and topping up a Glow-worm',
      paragraphs: [
        'CXi, Flexicom, Ultracom and Energy models give the system pressure as a figure in bar on the display; some plainer ones have a round gauge on the panel or beneath it. Cold, it should stand between 1.0 and 1.5 bar. The filling valves sit under the case at the row of pipe connections, and the combis were commonly sold with a loop.',
        'Top up with the boiler off and cool. Open the loop a little at a time, watch the figure rise, close both valves and take the hose away if it is the detachable sort. A Glow-worm that wants this more than about once a month has a leak or a flat expansion vessel, and more water is not the remedy.',
      ],
    },
    {
      heading: 'What the engineer does on a Glow-worm',
      paragraphs: [
        'Newer displays are asked for their fault history and d numbers before anything is opened. We then look over the flue and case seals, measure gas at the inlet, and take carbon dioxide readings at maximum and minimum against the table for that model. The trap comes out, is emptied, rinsed and filled again. When the readings or the manual call for the exchanger door to come off, its seal is renewed and the insulation board inspected before it goes back.',
        'On combis the visit also takes in the cold inlet filter and the flow rate at a tap. You keep a written report with the figures, together with a gas safety certificate.',
      ],
    },
    {
      heading: 'Warranty and spares',
      paragraphs: [
        'Glow-worm cover has changed with the years. A 2005 HXi left the works with 24 months on parts and 12 on labour, and on two-year papers the second year counted only after a service by a qualified engineer. Later ranges were typically sold with anything from two to seven years, and Energy with up to ten through an installer scheme. All of it rests on registration and a recorded service every twelve months; scale and sludge are outside it.',
      ],
    },
  ],
  whyChoose: [
    {
      icon: 'flame',
      title: 'Glow-worm Specialists',
      description:
        'We know both fault lists, the old F numbers and the Vaillant-style set, and we know the sump joint to look at on an HXi. Every engineer is Gas Safe registered.',
    },
    {
      icon: 'calendar',
      title: 'Flexible Scheduling',
      description:
        'Same-day and next-day visits for a Glow-worm that has locked out, and evening, weekend or early-morning slots for the yearly service.',
    },
    {
      icon: 'shield',
      title: '12 Month Guarantee',
      description:
        'A pressure sensor, diverter cartridge or fan that we fit is guaranteed for a year, and so is the labour, at no extra charge.',
    },
  ],
  models: {
    current: [
      {
        name: 'Energy',
        description:
          'Combi of about 25, 30 and 35 kW, with system and regular versions from 12-30 kW. Stainless-steel heat exchanger and a text display.',
      },
      {
        name: 'Ultimate 3',
        description:
          'Combi 30c and 35c, with system and regular siblings, roughly 12-35 kW. Same control logic as a Vaillant.',
      },
      {
        name: 'Easicom 3',
        description: 'Combi 24 and 28, system and regular, about 12-28 kW. Plain controls that suit let homes.',
      },
      {
        name: 'Betacom 4',
        description:
          'Combi, 24-30 kW, in a shallow case for kitchen cupboards. Recent rather than new: ask us whether it can still be ordered.',
      },
    ],
    legacy: [
      {
        name: 'Flexicom, Ultracom and Ultracom 2',
        description: 'About 2009-2016, all three types. Watch the pressure sensor, fan, board and condensate sump.',
      },
      {
        name: 'Betacom 24 and 28',
        description: 'Combis of 24 and 28 kW from the same years. The diverter and plate heat exchanger do the ageing.',
      },
      {
        name: 'CXi, SXi and HXi',
        description:
          '2005-2010, combi, system and regular; the combi as 24 and 30 kW among others. Sealed-system CXi with optional pre-heat; F9, door seals and a blocked trap are its history.',
      },
      {
        name: 'Compact e, ci and ci Plus',
        description:
          'Combis from the late 1990s to 2005. Fan, air switch and hot-water flow device; F4 is the usual code.',
      },
      {
        name: 'Swiftflow',
        description:
          'A 1990s combi. One red lockout neon covers overheating and a missing flame, so it has to be tested.',
      },
      {
        name: 'Micron',
        description:
          'Regular boiler with a low water content, 1990s to mid 2000s. Poor flow makes it noisy and trips the overheat.',
      },
      {
        name: 'Fuelsaver and Hideaway',
        description:
          'Cast-iron regular boilers, 1980s to about 2000, not condensing. Serviceable for safety while parts last.',
      },
    ],
  },
  issues: [
    {
      code: 'F1',
      issue: 'Low pressure',
      who: 'owner',
      meaning:
        'People look F1 up as a pressure fault, which is why it carries that name here. On the CXi, HXi, Flexicom and Ultracom family it reports a burner that did not light after repeated tries, five on some models. Pressure that is truly low shows as F22 on later boilers or as a flashing bar figure. A few models with a hot-water store also use F1 for frost protection.',
      check: [
        'Read the pressure. Add water only if it’s below 1.0 bar cold and nothing leaks.',
        'Does the hob light? Is the meter in credit?',
        'If the gas is off and you don’t know why, leave it off and call us.',
        'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never boiling water.',
        'Then reset once. If F1 comes back, call us.',
      ],
      solution: [
        'Measure the gas at the inlet',
        'Clear the condensate trap',
        'Check the electrode gap and lead',
        'Test the gas valve and flame signal, then take a combustion reading',
      ],
    },
    {
      code: 'F9',
      issue: 'Circulation or overheat',
      who: 'owner',
      meaning:
        'The board no longer believes its water pressure sensor and stops, since it cannot rule out running short of water or overheating. A failed sensor or sludge in its port are the likely reasons; on some models sluggish flow plays a part. The overheat trip proper is F5 on this family and F20 on newer ones.',
      check: [
        'Gauge at zero for no reason you know? Don’t fill it: leave the boiler off and call us.',
        'Read the bar figure. Top up only if it’s below 1.0 cold.',
        'Open the radiator valves.',
        'Don’t reset it. The sensor is inside the case: call us.',
      ],
      solution: [
        'Compare the sensor with a test gauge',
        'Clear its port or replace it',
        'Check the pump, the filter and the water',
      ],
    },
    {
      code: 'F4',
      issue: 'Ignition',
      who: 'owner',
      meaning:
        'Name and meaning agree on this one: the burner failed to light, or lit and lost its flame. Beside the causes of F1 it can come from a weak flame signal or a flue drawing its own fumes back in.',
      check: [
        'Is the meter in credit? Does another gas appliance work?',
        'If the gas is off and you don’t know why, leave it off and call us.',
        'Are the programmer and thermostat calling for heat?',
        'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never boiling water.',
        'From the ground, do leaves or a nest cover the flue outlet?',
        'Then reset once. A second F4? Call us.',
      ],
      solution: [
        'Measure the flame current',
        'Follow the flue and the air path',
        'Check the electrode, valve and gas pressure',
      ],
    },
    {
      issue: 'Pressure that keeps falling',
      who: 'owner',
      meaning:
        'Newer Glow-worms show F22, older ones a low or flashing figure. The water is leaving through a leak or a relief valve that no longer seats, or the expansion vessel has lost its charge.',
      check: [
        'Note the reading cold and hot.',
        'Look for damp at radiator valves and under the case.',
        'Below 1.0 bar and no leak? Fill it once, with the boiler off and cool.',
      ],
      solution: ['Trace the loss', 'Recharge the expansion vessel', 'Replace the relief valve if it drips'],
    },
    {
      issue: 'Tap water that runs hot, then cold',
      who: 'engineer',
      meaning:
        'Scale in the plate heat exchanger, or a flow turbine that no longer counts properly. Hard water brings it on; the heating often carries on unaffected.',
      check: ['Try a second hot tap. A scaled mixer or shower head does the same.'],
      solution: [
        'Descale or replace the plate heat exchanger',
        'Test the flow turbine and clean the inlet filter',
        'Advise on scale control',
      ],
    },
    {
      issue: 'Radiators warm in summer, or heating only while a tap runs',
      who: 'engineer',
      meaning: 'The diverter sends heat the wrong way because its cartridge or motor has stuck part way.',
      check: [
        'Turn the room thermostat right down.',
        'Do radiators still warm up when you run hot water? It’s the diverter: call us.',
      ],
      solution: ['Replace the diverter cartridge or motor', 'Run both circuits before we leave'],
    },
    {
      issue: 'Water under the case',
      who: 'engineer',
      meaning:
        'On CXi and Ultracom models the condensate sump and trap seals are prime suspects, ahead of a pump joint or the relief pipe.',
      check: ['Switch the boiler off and put a bowl under it.', 'Don’t refill it to make up for the loss.'],
      solution: ['Find the joint and replace the seal', 'Check what the water has reached'],
    },
  ],
  pricingTitle: 'Service Pricing and Inclusions',
  pricingIntro: `A Glow-worm service starts from £${servicePrice} with VAT included and takes 60-90 minutes. Should a seal, sensor or other part be due, you see a quote and decide before it is fitted.`,
  includes: [
    'Identification of the model and of the fault list that belongs to it',
    'Flue run and terminal examined, with case and exchanger door seals',
    'Gas pressure measured at the boiler inlet while it runs',
    'Carbon dioxide and ratio read at maximum and minimum rate',
    'Ignition and sensing electrode cleaned, gap measured',
    'Condensate trap emptied, washed and refilled; sump joint inspected',
    'Water pressure sensor compared with a test gauge',
    'Expansion vessel charge and relief valve tested',
    'Cold inlet filter and tap flow rate checked on combis',
    'Fault memory and d settings read where the display has them',
    'Service report, gas safety certificate and Benchmark entry',
  ],
  faqs: [
    {
      question: 'Is a Glow-worm a Vaillant underneath?',
      answer:
        'They belong to one group, and recent models share fault numbers and control logic. That does not make the parts interchangeable: we order by the Glow-worm part number every time.',
    },
    {
      question: 'My Glow-worm shows F1. Shall I add water?',
      answer:
        'Only if the pressure reads below 1.0 bar. On the boilers that display F1 it is a lighting fault, so gas, condensate and one reset come first.',
    },
    {
      question: 'Why do I get F9 when every radiator is full?',
      answer:
        'Because F9 is about the measurement and not the water. The sensor has drifted or dirt has packed its port, and an engineer with a test gauge can tell which.',
    },
    {
      question: 'Are parts for a CXi or Ultracom still to be had?',
      answer:
        'Common wearing parts, yes. Some circuit boards have become scarce or come only refurbished, and we tell you so before you spend money on anything else.',
    },
    {
      question: 'Does a seven or ten-year Glow-worm warranty need a service each year?',
      answer:
        'Yes, from the first year, and it has to be recorded. Book a few weeks ahead of the anniversary, since a late service is a common ground for refusing a claim.',
    },
    {
      question: 'Should I repair a CXi or replace it?',
      answer:
        'A diverter or sensor is usually worth doing. When door seals or the exchanger need work and a board as well, the sum rarely makes sense on a boiler 15 to 20 years old.',
    },
  ],
  closing:
    'Tell us the model and the number on the display, and an engineer who knows the make can be with you the same day or the next.',
  related: [
    { to: '/services/vaillant', label: 'Vaillant service: the sister make behind F22 and F28' },
    { to: '/guides/boiler-pressure-guide', label: 'Pressure guide: gauge, filling loop and when to stop topping up' },
    { to: '/guides/when-to-replace-boiler', label: 'Repair or replace: the sums for a CXi past fifteen years' },
  ],
} satisfies LongBrand;
