import type { CardBrand } from '../schemas/brand.ts';

/** Pounds, VAT included. */
const servicePrice = 85;

export const brand = {
  slug: 'keston',
  layout: 'card',
  name: 'Keston',
  fuel: 'gas',
  drawing: {
    width: 124,
    height: 186,
    radius: 4,
    fascia: 50,
    position: 'low',
    tone: 'light',
    display: 22,
    dial: 'left',
    knobs: 1,
    accent: 'return',
  },
  meta: {
    title: `Keston Boiler Service London | Twin Flues, £${servicePrice}`,
    description: `Keston service in London for £${servicePrice}: both plastic flue pipes followed, air pipe sampled, trap and sump cleaned. Combi2, System2, Heat, 30C, Qudos and C models.`,
    keywords: [
      'keston boiler service london',
      'keston boiler repair london',
      'keston twin flue boiler',
      'keston 30c service',
      'keston heat 45 service',
    ],
  },
  intro: `Two thin plastic pipes let a Keston stand deep inside a mansion flat, far from any outside wall. Servicing it means servicing those pipes as well. One price, £${servicePrice}, and 60-90 minutes.`,
  servicePrice,
  serviceMinutes: [60, 90],
  stats: [
    { number: '1,500+', label: 'Services completed' },
    { number: '98%', label: 'Customer satisfaction' },
    { number: `£${servicePrice}`, label: 'Starting from' },
    { number: '24/7', label: 'Emergency Cover' },
  ],
  prose: [
    {
      paragraphs: [
        'Keston was for years a local firm, at Hayes near Bromley, and today is run with Ideal Heating from Hull. Its idea has hardly changed: instead of one wide flue straight through the wall, two pipes of 50 mm solvent-weld plastic, one to bring air and the other to carry exhaust away. They can travel a good distance and turn corners, which is why these boilers turn up in basements, in the middle rooms of Victorian conversions and in blocks where no flue may show on the front.',
        'Plastic is possible because a condensing boiler’s exhaust is cool, about 68 to 73 °C on average for the Combi 30 and 35. It has to be pipe of the approved kind, joined with solvent. Whatever came from the nearest shelf will not do.',
      ],
    },
    {
      heading: 'Following the pipes of a Keston',
      paragraphs: [
        'We start away from the boiler, at the terminal, and work back. Every joint and bracket we can see is checked. The exhaust must fall towards the boiler all the way, so that condensate drains into the trap; a sagging length fills with water, and the flame gutters behind it. Brittle or browned plastic is recorded and photographed.',
        'Where pipes vanish behind plasterboard there have to be hatches. Without a way to see a concealed run we cannot pass it as safe, however well the burner behaves, and we say so in writing. Back at the boiler the analyser goes into the exhaust and then into the air pipe as well. Combustion products there would prove that one pipe leaks into the other.',
      ],
    },
    {
      heading: 'Sump, trap and probe',
      paragraphs: [
        'All the water from a long exhaust run comes home to the sump and trap. Both are cleaned and filled each year, on Qudos boilers with particular attention, for there a blocked sump is an old complaint. Ionisation probe and ignition lead are looked at on the Heat 45 and 55; on C40, C45 and C55 models we add the air switch with its tubes.',
      ],
    },
    {
      heading: 'Pressure and reset, model by model',
      paragraphs: [
        'Combi and System models have a gauge on the front or just below, with the filling loop underneath. Heat models as a rule carry neither pump nor expansion vessel inside, so look for their gauge on the pipework. Fill to 1.0-1.5 bar with the water cold. On the 30C and the Combi 30/35 the maker caps working pressure at 2.5 bar, a little lower than many owners expect.',
        'A 30C is reset by turning the mode knob to reset and straight back. Wait some minutes before a second and last go: five resets inside a quarter of an hour lock the boiler, and it shows L5.',
      ],
    },
    {
      heading: 'Whose flue is it?',
      paragraphs: [
        'In a flat the pipes often cross space that belongs to a freeholder or a neighbour. The lease decides who may open a ceiling or put a second hole in the façade, and permission can take longer than the job. Read it before ordering a different boiler. Keston’s own warranty, commonly five years on the Combi2, depends on the approved flue as much as on registration, Benchmark and the annual Gas Safe visit.',
      ],
    },
  ],
  benefits: [
    'Air pipe sampled as well as exhaust, to show that neither leaks into the other',
    'Fall, brackets and joints checked from terminal to trap',
    'Hidden lengths reported to you in plain words, hatch or no hatch',
    'Sump and trap emptied, cleaned and primed',
  ],
  features: [
    {
      icon: 'search',
      title: 'Comprehensive Inspection',
      description:
        'The visible course of both pipes, their supports and their slope; then burner, probe, sump and the seals of the case.',
    },
    {
      icon: 'gauge',
      title: 'Expert Calibration',
      description:
        'Flue gas read at the extremes of output and set to the book of that generation; a C45 and a Combi2 have little in common.',
    },
    {
      icon: 'certificate',
      title: 'Certified Documentation',
      description:
        'The report has a section of its own for the flue, useful to a managing agent, along with the gas safety certificate.',
    },
  ],
  whyChoose: [
    {
      icon: 'home',
      title: 'Keston Specialists',
      description:
        'Engineers on the Gas Safe Register who have traced twin pipes through lofts, cupboards and light wells.',
    },
    {
      icon: 'calendar',
      title: 'Flexible Appointments',
      description: 'We fit in with porters, concierges and parking bays. Early, late and weekend times are open.',
    },
    {
      icon: 'shield',
      title: '12-Month Guarantee',
      description: 'Boiler or flue: parts and labour are guaranteed for a year from the visit.',
    },
    {
      icon: 'pound',
      title: 'Fixed Pricing',
      description: `A fixed price of £${servicePrice} with VAT, however long the flue is. Repairs to pipework are quoted first.`,
    },
    {
      icon: 'package',
      title: 'Parts in Stock',
      description:
        'Thermistors, probes, leads and trap seals for Combi, System and Heat. Celsius spares have to be hunted for.',
    },
    {
      icon: 'phone',
      title: '24/7 Support',
      description: 'Water dripping from the flue at midnight? Switch off and call; someone will talk you through it.',
    },
  ],
  models: {
    current: [
      {
        name: 'Keston Combi2 30',
        description:
          'Combi of the 30 kW hot-water class. Follows the Combi 30, which gave 24 kW to heating and woke at 2 litres a minute.',
      },
      {
        name: 'Keston Combi2 35',
        description: 'For a second bathroom: the 35 kW class at the tap, some 14 litres a minute.',
      },
      {
        name: 'Keston System2 30 and 35',
        description: '30 and 35 kW. Same body with no hot-water side, feeding a cylinder.',
      },
      {
        name: 'Keston Heat2 45 and 55',
        description:
          'Heat-only for large houses and small plant rooms, 45 and 55 kW class. Faults appear as OpenTherm numbers.',
      },
    ],
    legacy: [
      {
        name: 'Keston Heat 45 and 55',
        description:
          'About 2008-2016, 45 and 55 kW. Ionisation probe, ignition lead and control board; E numbers on the display.',
      },
      {
        name: 'Keston 30C, System 30, Combi 30 and 35',
        description: 'From 2010 and 2012 to about 2017, 30-35 kW. Diverter, plate, flow turbine and fan.',
      },
      {
        name: 'Keston Qudos 28s and 28h',
        description: 'About 2007-2011, 28 kW, system and heat-only. Sensors, sump, board.',
      },
      {
        name: 'Keston Celsius 25 and C40, C45, C55',
        description: '25 kW from about 2000, 40-55 kW from about 2002 to 2011. Fan, flow or air switch, igniter.',
      },
    ],
  },
  issues: [
    {
      code: 'F2',
      issue: 'Flame lost',
      who: 'owner',
      meaning:
        'On the 30C and the Combi 30/35 this says that the burner lit and went out again. Wind across paired terminals or water lying in a dipped exhaust is as likely as a tired probe.',
      check: [
        'From the ground, are both flue openings free?',
        'Is the gas on and the meter in credit?',
        'If the gas is off and you don’t know why, leave it off and call us.',
        'Then reset once.',
      ],
      solution: ['Clean or replace the probe', 'Level the flue pipe', 'Take a reading in the air pipe'],
    },
    {
      code: 'F4',
      issue: 'Flow thermistor',
      who: 'engineer',
      meaning: 'The sensor on the flow gives a value that cannot be right, so the boiler will not fire blind.',
      check: ['Don’t reset it: a failed sensor won’t clear. Call us.'],
      solution: [
        'Check the plug and the lead',
        'Measure the resistance hot and cold',
        'Replace the thermistor if it’s out',
      ],
    },
    {
      code: 'L5',
      issue: 'Five resets in fifteen minutes',
      who: 'owner',
      meaning: 'A lock imposed for impatience. It reports nothing of what went wrong first.',
      check: ['Stop resetting and leave the boiler alone.', 'Write down any earlier code you remember.'],
      solution: ['Release the lock', 'Repair the first fault, often ignition or water pressure'],
    },
    {
      issue: 'Ignition lock-out',
      who: 'owner',
      meaning:
        'No flame after repeated tries. The display differs by generation: an L on the 30/35 models, E01 on many Heat boilers, a 58 on the Heat2 45, numbered stages on C and Qudos.',
      check: [
        'Does another gas appliance work?',
        'If the gas is off and you don’t know why, leave it off and call us.',
        'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never boiling water.',
        'Tell us the code and the model.',
      ],
      solution: ['Measure the gas pressure under load', 'Check the electrode', 'Clear the drain'],
    },
    {
      issue: 'Gurgling, or water standing in the exhaust',
      who: 'engineer',
      meaning:
        'Condensate cannot get back to the trap: a bracket has dropped, the fall was never right, or sump and trap are choked.',
      check: ['Switch the boiler off if you hear bubbling.', 'Don’t drill, tape or prop the plastic pipe.'],
      solution: ['Empty and clean the sump', 'Hang the pipe again with the right fall', 'Watch a full cycle'],
    },
    {
      issue: 'Cracked, loose or wrong flue pipe',
      who: 'engineer',
      meaning:
        'Exhaust may be escaping indoors. Ordinary waste fittings, push-fit joints and unsupported spans are what we meet.',
      check: [
        'Turn the boiler off, open a window and call us.',
        'CO alarm sounding? Get everyone out and call 0800 111 999 from outside.',
      ],
      solution: [
        'Keep the boiler off until the pipe is safe',
        'Replace the length with approved pipe and solvent joints',
        'Sample both pipes',
      ],
    },
  ],
  includes: [
    'Both terminals viewed, with the distance between them and from windows',
    'Air and exhaust pipes followed, hatch by hatch',
    'Fall, brackets and solvent joints checked',
    'Exhaust analysed at high and low rate',
    'Air pipe sampled for traces of exhaust',
    'Burner, probe and ignition lead inspected',
    'Sump and condensate trap cleaned out and filled',
    'Air switch and tubes on C models, thermistors on later ones',
    'Pressure, vessel and relief valve, in the boiler or on its pipework',
    'Written report, gas safety certificate, Benchmark entry',
  ],
  partsNote:
    'Spare parts for the boiler are genuine or approved equivalents, and flue pipe is the approved type. We give you the price in writing first. Thermistors, probes and leads are usually on the van.',
  faqs: [
    {
      question: 'Can a plastic flue be safe?',
      answer:
        'Yes, if it is approved pipe with solvent-welded joints on a boiler made for it. The gas inside has already given up most of its heat. What makes it unsafe is the wrong plastic, a missing bracket or an opened joint.',
    },
    {
      question: 'May I box the pipes in?',
      answer:
        'You may if inspection hatches are left at the joints and bends. A run that no one can look at will be reported as unverified.',
    },
    {
      question: 'Why are there two holes in my wall?',
      answer: 'One pipe breathes in, the other breathes out. Never hang, plant or park anything across either of them.',
    },
    {
      question: 'Can an ordinary combi take its place?',
      answer:
        'Often only with a new flue route, as most combis will not push exhaust so far. In a block the freeholder must agree. Another boiler made for two small pipes may prove the simplest answer.',
    },
    {
      question: 'Is anybody still making parts for Keston?',
      answer:
        'Ideal supports the brand. Combi, System and Heat parts are generally to be had. For a Celsius they are scarce, and we look before quoting.',
    },
    {
      question: 'We let the flat through an agent. What do they need from you?',
      answer:
        'The record of the gas safety check, which the law asks for every 12 months, and evidence that the boiler is maintained. Our report covers the flue too, a point agents of mansion blocks often raise.',
    },
  ],
  closing:
    'Before we come, find the hatches and clear the cupboards along the route. We will see to the rest of a Keston, end to end.',
  related: [
    { to: '/services/ideal', label: 'Ideal: the company behind Keston now' },
    { to: '/guides/boiler-installation-cost', label: 'Installation costs, for a Keston that must give way' },
    { to: '/guides/when-to-replace-boiler', label: 'A Celsius with no spares: when to stop repairing' },
    { to: '/boiler-quotes', label: 'Quote for replacing a twin-pipe boiler' },
  ],
} satisfies CardBrand;
