import type { CardBrand } from '../schemas/brand.ts';

/** Pounds, VAT included. */
const servicePrice = 85;

export const brand = {
  slug: 'navien',
  layout: 'card',
  name: 'Navien',
  fuel: 'gas',
  drawing: {
    width: 130,
    height: 208,
    radius: 9,
    fascia: 42,
    position: 'band',
    tone: 'light',
    display: 50,
    dial: 'none',
    knobs: 0,
    accent: 'flow',
  },
  meta: {
    title: `Navien Boiler Service London | Fixed £${servicePrice}`,
    description: `Navien NCB combis serviced and repaired in London for £${servicePrice}, to the UK manual and not the American one. E003, E012, E016 and E110: causes, checks and cures.`,
    keywords: [
      'navien boiler service london',
      'navien boiler repair london',
      'navien e003 error',
      'navien e012 error',
      'navien e110 error',
      'navien ncb300 service',
    ],
  },
  intro: `There are not many Naviens in London, and much of the advice about them on the web was written for American models. We work from the UK manual, charge £${servicePrice} and take 60-90 minutes.`,
  servicePrice,
  serviceMinutes: [60, 90],
  stats: [
    { number: '1,200+', label: 'Services completed' },
    { number: '97%', label: 'Customer satisfaction' },
    { number: `£${servicePrice}`, label: 'Starting from' },
    { number: '24/7', label: 'Emergency Cover' },
  ],
  prose: [
    {
      paragraphs: [
        'KD Navien is South Korean, and its mark in engineering is stainless steel: both the primary exchanger, next to the flame, and the secondary, which takes the last heat out of the exhaust, are made of it. Steel of that kind stands up well to acidic condensate. It has no power over lime. The plate and the tap side of an NCB fur up in London exactly as others do, and the heating water still needs its inhibitor.',
        'Rarity has a practical side. Wear items we carry, but a board or a three-way valve for an older NCB may take a day or longer to arrive. You hear this when you book, so that you can plan for it and not after we have opened the case.',
      ],
    },
    {
      heading: 'Interim inspection or full service',
      paragraphs: [
        'Navien’s British manual splits the yearly work in two. The interim inspection comes first: carbon dioxide at full load and low load, carbon monoxide and the ratio of the pair, the seals of flue and case, and the gas rate. A ratio under 0.004 with sound seals lets the boiler go on as it is.',
        'Above that line, or when its turn has come, the full service follows. Electrodes are taken out and cleaned, burner and exchanger inspected, and the trap emptied and cleaned. We look, too, at the thin tubes of the air-pressure sensor, since a drop of water in one of them can stop a healthy Navien. In either case the visit goes into Benchmark.',
      ],
    },
    {
      heading: 'Reading the display and the remote of a Navien',
      paragraphs: [
        'The front panel and the wall controller do not always write a fault the same way. E003 on one may be 003 or plain 03 on the other, with the same meaning. Quote whichever you see. A reset is made on the front panel, or by switching the controller off at its power key and on again.',
        'According to model, pressure is given on the front display or on a small gauge at the base of the boiler. It belongs between 1.0 and 1.5 bar cold. The filling loop is not part of the Navien but of the installer’s pipework underneath, so its shape differs from home to home; look for a braided hose between two taps.',
      ],
    },
    {
      heading: 'Why American advice misleads',
      paragraphs: [
        'Navien sells widely in North America, where manuals give gas pressure in inches of water, boilers differ inside, and the often quoted cover of fifteen years on the exchanger applies. None of that is valid here. British terms have commonly been five to ten years by range and registration, on condition of a Gas Safe engineer each year, the entry in Benchmark and Navien’s own parts; damage from scale or dirt is typically left out. Register within 30 days to be on the safe side, and go by the certificate.',
      ],
    },
    {
      heading: 'If your Navien begins with LCB',
      paragraphs: [
        'NCB is the gas combi. LCB stands on the condensing oil boilers, which look much alike. They are no job for a gas engineer: say LCB on the telephone and we send a technician trained for oil, under the arrangements on our Grant page.',
      ],
    },
  ],
  benefits: [
    'Ratio of CO to CO₂ measured first, against the 0.004 of the British manual',
    'Air-pressure sensor tubes looked at for water and splits',
    'Delivery time for a rare spare stated before you commit yourself',
    'Stainless exchangers cleaned and inspected when the reading asks for it',
  ],
  features: [
    {
      icon: 'search',
      title: 'Comprehensive Inspection',
      description:
        'The interim list in full, terminal, flue fall and case seals included, before any screw of the burner is turned.',
    },
    {
      icon: 'gauge',
      title: 'Expert Calibration',
      description:
        'Full load, then low load, then the ratio. Adjustment of an NCB follows UK figures in millibar, not inches.',
    },
    {
      icon: 'certificate',
      title: 'Certified Documentation',
      description:
        'The Benchmark line states whether it was interim or full. Report and gas safety certificate go with it.',
    },
  ],
  whyChoose: [
    {
      icon: 'award',
      title: 'Navien Specialists',
      description: 'It is a rare make here, so we send Gas Safe engineers who have had an NCB open before.',
    },
    {
      icon: 'calendar',
      title: 'Flexible Appointments',
      description: 'Weekends and evenings count as normal hours. A first visit today or tomorrow is the rule.',
    },
    {
      icon: 'shield',
      title: '12-Month Guarantee',
      description: 'Twelve months on what we do and on what we fit, even if the part had to come from abroad.',
    },
    {
      icon: 'pound',
      title: 'Fixed Pricing',
      description: `If the interim reading leads on to the full service, it stays £${servicePrice}, VAT and certificate in.`,
    },
    {
      icon: 'package',
      title: 'Parts in Stock',
      description:
        'Electrodes, flame rods, gaskets and sensor tubing travel with us. Boards and valves are ordered by serial number.',
    },
    {
      icon: 'clock',
      title: '24/7 Support',
      description: 'For E110 in a storm or a boiler dead on Sunday night, there is somebody to speak to.',
    },
  ],
  models: {
    current: [
      {
        name: 'Navien NCB300-24K',
        description: 'Gas combi in the 24 kW class. Same inspection scheme as its larger sister.',
      },
      {
        name: 'Navien NCB300-28K',
        description: 'Combi, 28 kW class: about 11.5 litres a minute at a rise of 35 degrees.',
      },
      {
        name: 'Navien NCB700 series',
        description:
          'Larger stainless combis, up to about 40 kW by model. Those marked ON can be run from a telephone.',
      },
      {
        name: 'Navien LCB700 21, 28 and 36',
        description: 'Condensing oil boilers of 21-36 kW, serviced by an oil technician only.',
      },
    ],
    legacy: [
      {
        name: 'Navien NCB CE',
        description: 'About 2009-2013, 24 kW and upwards by model. Ignition, air-pressure sensor with its tubes, fan.',
      },
      {
        name: 'Navien NCB-24LD and 28LD',
        description: 'Combis of 24 and 28 kW, about 2012-2017. Three-way valve, flow sensor and air-pressure sensor.',
      },
      {
        name: 'Navien NCB-34LD and 40LD',
        description:
          'The 34 and 40 kW versions, same years and same weak points; the plate scales faster at high flow.',
      },
      {
        name: 'Early Navien LCB700',
        description: 'Oil, from about 2012, 21-36 kW. Nozzle, oil pump and electrodes wear first.',
      },
    ],
  },
  issues: [
    {
      code: 'E003',
      issue: 'No flame after every ignition try',
      who: 'owner',
      meaning:
        'The boiler went through its full set of attempts without a flame. Gas may be off, the electrode worn, the condensate blocked, the valve faulty or the air path obstructed.',
      check: [
        'Does the hob light? Is the meter in credit?',
        'If the gas is off and you don’t know why, leave it off and call us.',
        'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never boiling water.',
        'Then reset once. If 003 is back, call us.',
      ],
      solution: [
        'Measure the inlet pressure and clear the drain',
        'Check the spark gap and the gas valve',
        'Finish with a combustion reading',
      ],
    },
    {
      code: 'E012',
      issue: 'Flame lost while running',
      who: 'owner',
      meaning:
        'It lit and afterwards the flame went out. That separates it from E003. Gas pressure that fades, a dirty flame rod, gusts at the terminal or a poor earth will all do it.',
      check: ['Does the hob flame sink while the boiler fires?', 'Was it windy? Tell us both.'],
      solution: [
        'Read the working pressure with other appliances on',
        'Measure the flame current and clean the flame rod',
        'Check every flue joint',
      ],
    },
    {
      code: 'E016',
      issue: 'Overheating',
      who: 'owner',
      meaning:
        'The exchanger reached its temperature limit because heat was not carried off: air, closed valves, a slow pump, a clogged filter, or scale on the plate.',
      check: [
        'Let it cool. Below 1.0 bar cold? Bring it to 1.0-1.5 bar.',
        'Open the radiator valves and bleed the radiators.',
        'Then try it once. If it trips again, leave it off and call us.',
      ],
      solution: [
        'Check the pump and the filter',
        'Descale the plate heat exchanger if the taps are slow too',
        'Test the limit and the sensor',
      ],
    },
    {
      code: 'E110',
      issue: 'Air or exhaust not moving as it should',
      who: 'engineer',
      meaning:
        'The pressure of air through the boiler is wrong. A nest, ice or leaves at the terminal, a flue that sags and holds water, or a wet sensor tube can cause it. Lists on the web disagree about this number, so we confirm it by testing the air path.',
      check: ['Look at the flue outlet from the ground.', 'Covered or blocked? Leave the boiler off and call us.'],
      solution: [
        'Inspect, drain and clear the flue',
        'Dry or replace the sensor tubes',
        'Test the fan and the combustion',
      ],
    },
    {
      issue: 'Water hot, then cold, then hot',
      who: 'engineer',
      meaning:
        'A flow sensor that misreads, a scaled plate, or simply too little water drawn to keep the burner alight.',
      check: ['Open the hot tap further and set the mixer cooler. If it steadies, too little water was flowing.'],
      solution: [
        'Compare the flow with what the boiler reads',
        'Descale the plate heat exchanger or replace the sensor',
      ],
    },
    {
      issue: 'Pressure that drops from week to week',
      who: 'owner',
      meaning:
        'E302 on the display belongs here: too little water. The vessel may have lost its air, the relief valve its seat.',
      check: [
        'Gauge at zero for no reason you know? Don’t fill it: leave the boiler off and call us.',
        'Nothing leaking? Top it up once, cold, and close both ends of the loop.',
        'Watch it for a few days. Low again? Call us.',
      ],
      solution: ['Recharge the expansion vessel', 'Check the relief pipe outside for drips', 'Trace the leak'],
    },
  ],
  includes: [
    'Model and serial number checked against the British list',
    'Case seal, flue run and its fall inspected',
    'Gas rate measured at the meter or at the inlet',
    'CO, CO₂ and their ratio at full and at low load',
    'Electrodes and flame rod cleaned as readings or interval demand',
    'Burner and stainless exchangers examined',
    'Condensate trap cleaned and primed',
    'Air-pressure sensor tubes dried and refitted',
    'Hot-water flow and rise, vessel and relief valve tested',
    'Benchmark entry, certificate and report with the figures',
  ],
  partsNote:
    'Spare parts are genuine Navien parts or approved equivalents. If one isn’t on the van, the quote gives its price and the day we expect it. We order nothing until you agree.',
  faqs: [
    {
      question: 'Do you look after Korean boilers like any other?',
      answer:
        'The gas law and our price are the same. What differs is the supply of parts: a few items take a day or more to reach London.',
    },
    {
      question: 'The manual I found says something else. Why?',
      answer:
        'It is probably for North America. Models, units and terms are different there. A British manual speaks of Gas Safe and Benchmark and gives pressures in millibar.',
    },
    {
      question: 'Is stainless steel better than aluminium?',
      answer:
        'It resists acidic condensate better. Scale and sludge trouble it just as much, so treatment of the water and a filter remain worthwhile.',
    },
    {
      question: 'Can I reset E110 away?',
      answer:
        'Once, if the terminal is visibly clear. A boiler whose exhaust is obstructed must not be run, whatever a second or third reset might achieve.',
    },
    {
      question: 'Will I get the interim inspection or the full service?',
      answer:
        'We begin with the interim readings and go on to the full service when they or the interval call for it. The price covers whichever it turns out to be.',
    },
    {
      question: 'I am a landlord with one Navien among several boilers. What is due?',
      answer:
        'For each gas boiler, by law, a safety check with a record once in twelve months and proper maintenance. A service every year shows that you maintained it, and one visit can include the check.',
    },
  ],
  closing:
    'Send the letters and figures from the rating plate together with the code. With a rare boiler, that one photograph can save a second trip.',
  related: [
    { to: '/services/grant', label: 'Grant: how we service oil boilers, the Navien LCB among them' },
    { to: '/guides/when-to-replace-boiler', label: 'Repair or replace, when a part is weeks away' },
    { to: '/guides/boiler-pressure-guide', label: 'Pressure guide: topping up and finding the loss' },
  ],
} satisfies CardBrand;
