import { reviews } from '../claims.ts';
import type { RichBrand } from '../schemas/brand.ts';

/** Pounds, VAT included; the plan's for a month. */
const [servicePrice, premiumPrice, planPrice] = [89, 129, 18];

export const brand = {
  slug: 'worcester-bosch',
  layout: 'rich',
  name: 'Worcester Bosch',
  fuel: 'gas',
  drawing: {
    width: 124,
    height: 198,
    radius: 4,
    fascia: 30,
    position: 'low',
    tone: 'light',
    display: 44,
    dial: 'left',
    knobs: 2,
    accent: 'return',
  },
  meta: {
    title: `Worcester Bosch Boiler Service London | From £${servicePrice}`,
    description: `Worcester Bosch service in London: Standard £${servicePrice}, Premium £${premiumPrice} or Care Plan £${planPrice}/month. Fan-pressure test, EA, E9, 224 and 227 explained, 24/7 repairs.`,
    keywords: [
      'worcester bosch boiler service london',
      'greenstar service london',
      'worcester bosch repair london',
      'worcester ea 227',
      'worcester boiler service cost',
    ],
  },
  badge: 'Greenstar servicing, Gas Safe registered',
  bookLabel: 'Book Service Now',
  intro: `A Greenstar service from £${servicePrice}, about 60 minutes on average, including the fan-pressure test that tells us whether the heat cell is clear inside. No part is fitted before you have approved its price.`,
  servicePrice,
  serviceMinutes: [45, 60],
  stats: [
    { number: '5,000+', label: 'Installations' },
    { number: '10+', label: 'Years in business' },
    { number: reviews.search, label: `From ${reviews.count} ${reviews.of}` },
    { number: '60 min', label: 'Average Worcester service' },
  ],
  prose: [
    {
      paragraphs: [
        'Greenstar boilers come from Bosch Thermotechnology in Worcester. The i, Si, Ri, CDi and Junior ranges all share a cast-aluminium heat cell, named WB3, WB5 or WB7 on the drawings. Aluminium passes heat very well, and it asks for clean, treated system water and a clear condensate drain in return.',
      ],
    },
    {
      heading: 'Why the fan pressure is measured',
      paragraphs: [
        'On a WB3 the passages cannot be seen from above, so soot and aluminium salts build up out of sight while the burner keeps working. The maker gives a test for this. With the boiler cool and running at full rate, a manometer on the test point of the fan is compared with the figure for that model. A reading below it means the cell is restricted and has to be stripped.',
        'To strip it, we take off the fan, flueway, ignition transformer, electrodes, burner and gasket. We brush and vacuum the channels from the top, and wash out the siphon below, where the debris ends up. Burner and electrode gaskets go back new. You get the price first, with the reading that led to it.',
      ],
    },
    {
      heading: 'How a Greenstar writes its faults',
      paragraphs: [
        'On i, Si and CDi models the display pairs letters with a number, EA 227 for instance. A code that flashes beside a triangle has locked the boiler; one that only turns up in the information menu is a temporary stop that clears by itself. The 4000 and 8000 turn the order round and let a letter say how serious it is: O reports status, W warns, B blocks for a while, V waits for a reset. Junior and Ri have no letters at all and count flashes of a lamp.',
        'Write down everything on the screen before you reset, and have it to hand when you call. It often decides which parts come on the van.',
      ],
    },
    {
      heading: 'Pressure dial, white key and keyless filling',
      paragraphs: [
        'The dial sits on the front panel or under the drop-down flap of an i, Si or CDi. The 4000 and 8000 also show the pressure in the display. With the system cold, 1.0-1.5 bar is right.',
        'Older Greenstar combis fill with a white plastic key that is pushed into the manifold underneath; later ones have a lever or a fixed link in the same place. System and regular boilers are filled through a braided loop elsewhere, often beside the cylinder. After topping up with a key, take it out and keep it: while it is in place the valve is not safely shut.',
      ],
    },
    {
      heading: 'Hard water and a Worcester combi',
      paragraphs: [
        'Tap water in most of London is hard, and the first place it shows in a combi is the plate heat exchanger. Radiators stay hot while the shower swings or turns tepid. A scale reducer on the cold feed slows the scale.',
      ],
    },
    {
      heading: 'Keeping the guarantee alive',
      paragraphs: [
        'Terms differ by range and by installer. A Greenstar 4000 or 8000 commonly carries up to ten years, or a little more, when an accredited installer fitted it together with a Worcester filter; without those it is often about five. What they have in common is registration, a service every twelve months by a Gas Safe registered engineer and an entry in the Benchmark record. There is separate long cover on the aluminium cell of boilers installed since January 2007, provided the system was sized and piped as the terms ask. We fill in the record and leave the readings with you.',
      ],
    },
  ],
  checklist: [
    'Fan pressure at full rate against the model’s figure',
    'CO, CO₂ and their ratio at maximum and minimum output',
    'Gas pressure at the inlet with the burner firing',
    'Electrode set, ignition lead and their gaskets',
    'Condensate siphon stripped, washed and refilled',
    'Flue joints, terminal position and case seal',
    'Safety and flow sensors, limiter and wiring plugs',
    'Expansion vessel charge and safety valve seat',
    'Pump noise, free running and signs of air',
    'Non-return flap by the fan on Greenstar 1000',
    'Filling key removed or keyless link fully closed',
    'Fault history read and entered in the report',
  ],
  breakdown: [
    {
      title: 'Ask and read',
      description:
        'You tell us what the boiler has been doing. We read current and stored codes, note model and serial number, and look up the figures that belong to it.',
    },
    {
      title: 'Flue and surroundings',
      description:
        'Terminal, joints and bracket are inspected, along with ventilation, clearances round the case and the route of the condensate pipe to the drain.',
    },
    {
      title: 'Fan-pressure test',
      description:
        'Before the boiler is warm, the manometer goes on the fan test point and the burner runs flat out. The reading tells us how clear the cell is.',
    },
    {
      title: 'Combustion at both ends',
      description:
        'An analyser reads the products at maximum and minimum. On the i System the maker does not allow a site adjustment of a valve that is still out after everything else has been checked: it is exchanged.',
    },
    {
      title: 'Ignition parts and seals',
      description:
        'Electrode tips, spacing and lead are checked, cleaned or renewed. Any gasket that is disturbed is replaced with a new one of the correct type.',
    },
    {
      title: 'Siphon and drain',
      description:
        'The trap is taken out, rinsed of aluminium residue, refilled with water so that no fumes can pass, and tested with flow through the run.',
    },
    {
      title: 'Water side',
      description:
        'With pressure let down we measure the charge in the expansion vessel, look at the safety valve outlet outside and refill to 1.0-1.5 bar cold.',
    },
    {
      title: 'Safety devices and taps',
      description:
        'Limiter circuit, flow sensor and flame failure response are tested; on a combi a tap is run and the temperature rise noted.',
    },
    {
      title: 'Paperwork',
      description:
        'Service report with the readings, gas safety certificate and Benchmark entry, plus a plain word about anything that may need doing before next year.',
    },
  ],
  issues: [
    {
      code: 'EA',
      issue: 'Flame loss',
      who: 'owner',
      meaning:
        'EA is the flame group on Greenstar i, Si and CDi. 227: the burner never lit. 229: it lit and went out. 228: the boiler sensed a flame too early.',
      check: [
        'Does the hob light? Is the meter in credit?',
        'If the gas is off and you don’t know why, leave it off and call us.',
        'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never boiling water.',
        'With 227 or 229, press reset once. With 228, don’t reset: call us.',
        'Still EA? Leave it off and call us.',
      ],
      solution: [
        'Measure the gas pressure while the burner fires',
        'Check the electrodes, ignition lead and flame current',
        'Clear the condensate trap and check the flue for leaks',
        'Test the electrical supply to the gas valve',
      ],
    },
    {
      code: 'E9',
      issue: 'Overheat',
      who: 'owner',
      meaning:
        'The overheat protection has shut the burner down. 219: the water got too hot. 220 and 221: the safety sensor is shorted or open. 224: the limiter has opened. 219 and 224 mostly come from water that isn’t moving.',
      check: [
        'Switch the boiler off and let it go cold.',
        '220 or 221: don’t reset. Leave it off and call us.',
        '219 or 224: read the gauge cold. Open the radiator valves.',
        'If it reads 1.0-1.5 bar, a code 219 or 224 may be reset once. If it trips again, leave it off and call us.',
      ],
      solution: [
        'Test the sensor, the limiter and their wiring',
        'Measure the true flow temperature',
        'Free or replace the pump and let out the air',
        'Quote for a system clean if sludge is the cause',
      ],
    },
    {
      code: '224',
      issue: 'Flue fault',
      who: 'engineer',
      meaning:
        'A heat limiter on the flue or on the heat exchanger has opened. A tired fan or an obstructed flue can do it; slow water through the cell is the more usual reason, so all of these are examined.',
      check: [
        'Look from the ground: is the flue outlet covered by leaves or scaffolding sheets?',
        'Read the gauge cold and tell us the figure.',
        'Don’t keep resetting. It won’t clear an open limiter.',
      ],
      solution: [
        'Test each limiter for continuity',
        'Inspect the fan and the flue',
        'Measure the circulation before replacing anything',
      ],
    },
    {
      code: '227',
      issue: 'Flame detection',
      who: 'owner',
      meaning:
        'The board opened the gas valve and sparked but got no signal of a flame. Depending on age you read EA 227 or 227 V, and some recent models write 2927.',
      check: [
        'Does the hob light? Is the meter in credit?',
        'If the gas is off and you don’t know why, leave it off and call us.',
        'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never boiling water.',
        'Wait five minutes, then reset once. If it comes back, call us.',
      ],
      solution: [
        'Measure the gas pressure under load',
        'Check the spark, electrodes and lead',
        'Test the gas valve',
        'On a Greenstar 1000, inspect the flap between fan and burner',
      ],
    },
    {
      issue: 'Shower swings between hot and tepid',
      who: 'engineer',
      meaning:
        'Scale narrows the plate heat exchanger of a combi, or the hot-water flow sensor of a Junior misreads. The heating side gives no hint of it.',
      check: [
        'Compare two hot taps and clean the shower head.',
        'If both taps swing, the cause is in the boiler. Call us.',
      ],
      solution: [
        'Measure the flow and the temperature rise',
        'Descale or replace the plate heat exchanger',
        'Quote for a scale reducer if you want one',
      ],
    },
    {
      issue: 'Gauge past 2.5 bar hot, near zero cold',
      who: 'engineer',
      meaning:
        'The expansion vessel has lost its air, so the heated water has no room. The safety valve lets it out through the outside wall. Once the system cools, the pressure is gone.',
      check: [
        'Past 2.5 bar? Switch the boiler off, let it cool and call us.',
        'Don’t add water, hot or cold. It feeds the fault.',
        'Look for drips at the copper pipe on the outside wall. Never cap it.',
        'Note the cold and hot readings and tell us.',
      ],
      solution: [
        'Recharge or replace the expansion vessel',
        'Check that the safety valve closes again, and replace it if it drips',
        'Refill to 1.0-1.5 bar cold and run the heating',
      ],
    },
    {
      issue: 'Gurgling and a stain below the case',
      who: 'engineer',
      meaning:
        'Residue from the aluminium cell has silted the siphon, or its seal has hardened. Condensate backs up, which you hear as gurgling, and escapes as an acidic drip.',
      check: [
        'Switch the boiler off and put a towel or bowl under it.',
        'Don’t open the trap. It is part of the flue side.',
      ],
      solution: [
        'Wash out the siphon and replace its seal',
        'Clear the pipe to the drain',
        'Take the fan pressure to see whether the heat cell is clear',
      ],
    },
  ],
  packages: [
    {
      name: 'Standard',
      price: servicePrice,
      per: 'service',
      description: 'The yearly Greenstar service, with the record that a guarantee asks for.',
      includes: [
        'Fan-pressure test of the heat cell',
        'Combustion readings at two outputs',
        'Electrodes, siphon and seals attended to',
        'Vessel charge and safety devices tested',
        'Report, certificate and Benchmark entry',
      ],
      action: 'Book',
      details:
        'One visit to one boiler, with every check listed on this page. Small adjustments and cleaning within the service are part of the price; new parts and stripping of a blocked cell are quoted first.',
    },
    {
      name: 'Premium',
      price: premiumPrice,
      per: 'service',
      label: 'Most Popular',
      description: 'Standard, and the heating system around the boiler as well.',
      includes: [
        'Everything in Standard',
        'Magnetic filter opened and cleaned',
        'Inhibitor strength tested',
        'Hot-water flow and temperature rise measured',
        'Radiators bled, cold spots noted',
        'Timer and room thermostat set with you',
      ],
      action: 'Learn More',
      details:
        'Premium suits a Greenstar with a filter on its return, or a house where some radiators lag. After the boiler itself we empty the magnetic filter and test the inhibitor that protects the aluminium cell. We measure litres a minute and temperature rise at a tap, bleed the radiators and go through the controls. The report gives you the water result and the tap figures.',
    },
    {
      name: 'Care Plan',
      price: planPrice,
      per: 'month',
      description: 'One Standard service a year, plus the cover that your written offer lists.',
      includes: [
        'One Greenstar service every twelve months',
        'Reminder ahead of the guarantee anniversary',
        'Readings kept from year to year',
        'What else is covered, and what isn’t, in writing',
        'Nothing to pay until you accept the offer',
      ],
      action: 'Get Quote',
      details: `£${planPrice} a month is £${planPrice * 12} a year; a Standard service on its own is £${servicePrice}. Beyond that service the plan covers only what your written offer names, and we write it after looking at the boiler. Our breakdown number is open to everybody, day and night.`,
    },
  ],
  models: {
    current: [
      {
        name: 'Greenstar 1000',
        description: 'Entry combi in the 24-30 kW class. A non-return flap sits between fan and burner.',
      },
      { name: 'Greenstar 2000', description: 'Combi, 25 and 30 kW, compact enough for a kitchen cupboard.' },
      {
        name: 'Greenstar 4000',
        description:
          'Combi of 25 or 30 kW and a system version. Text display, number codes with a letter for how serious.',
      },
      {
        name: 'Greenstar 8000 Life and Style',
        description:
          'Combi 30-50 kW, system 30 and 35 kW, also regular. At 50 kW it feeds two showers, some 20 litres a minute.',
      },
      {
        name: 'Greenstar Ri',
        description: 'Regular boiler, about 12-24 kW, for tank-fed systems. Faults are read from lamp flashes.',
      },
    ],
    legacy: [
      {
        name: '24i, 28i and 35CDi RSF',
        description: 'Non-condensing combis, 1990s to 2005. Diverter diaphragm, fan and air-pressure switch wear.',
      },
      {
        name: 'Greenstar HE',
        description: 'First condensing combis, about 2003-2009. Fan, electrodes, pump and a fouled cell.',
      },
      {
        name: 'Greenstar 24i and 28i Junior',
        description: 'About 2005-2014. Flow sensor, plate and fan; the WB3 cell soots where nobody can look.',
      },
      {
        name: 'Greenstar 25 and 30 Si Compact',
        description: 'About 2007-2020. Plate, diverter, pump and condensate trap are what we renew.',
      },
      {
        name: 'Greenstar 25i, 30i and i System',
        description: 'About 2012-2020. A1 at the pump, electrodes with their lead, fan.',
      },
      {
        name: 'Greenstar CDi Compact and Classic',
        description: 'About 2009-2020. Diverter, flow and safety sensors, fan, code plug and trap.',
      },
    ],
  },
  faqs: [
    {
      question: 'What does EA 227 on my Greenstar mean?',
      answer:
        'The burner didn’t light. Check another gas appliance, the meter credit and, in frost, the condensate pipe. Then reset once. If the code comes back, call us: we test the spark, the gas pressure and the valve.',
    },
    {
      question: 'Where is the filling key or lever?',
      answer:
        'Models with a key usually have it clipped inside the drop-down panel; it is white plastic. Keyless models have a lever under the boiler. Fill to 1.0-1.5 bar cold, close it, and take a key out again.',
    },
    {
      question: 'Is E9 dangerous?',
      answer:
        'It means the overheat protection has worked. With 220 or 221, don’t reset: leave it off and call us. With 219 or 224, one reset is the limit, once it’s cold and the gauge reads 1.0-1.5 bar.',
    },
    {
      question: 'Standard or Premium: which one should I take?',
      answer:
        'Standard services the boiler completely. Choose Premium when there is a magnetic filter to empty, when radiators heat unevenly, or when nobody has tested the inhibitor for years.',
    },
    {
      question: 'How long will you be in the house?',
      answer:
        'A Worcester service takes about 60 minutes on average, usually 45-60. Should the fan pressure show a blocked cell, the cleaning is a separate job with its own quote.',
    },
    {
      question: 'Does your service keep a Worcester guarantee valid?',
      answer:
        'The terms ask for a yearly service by a Gas Safe registered engineer and a written record, and you get both. Read your certificate too, because the longest terms add conditions such as a filter.',
    },
    {
      question: 'I let out a flat with a Greenstar. What do I need each year?',
      answer:
        'The law asks landlords for a gas safety check every 12 months with a record, and for the boiler to be maintained. A service is the usual way to meet the second duty, and both can be done in one visit.',
    },
    {
      question: 'Is a Junior or a CDi still worth mending?',
      answer:
        'Parts are generally easy to get. From about twelve years on, set the repair against the price of a new boiler: beyond half of it, replacement is the better use of the money.',
    },
  ],
  related: [
    {
      to: '/guides/worcester-error-codes',
      label: 'Worcester fault codes: ten more displays and what the maker means by them',
    },
    {
      to: '/guides/boiler-pressure-guide',
      label: 'Boiler pressure: topping up in seven steps, and when a falling gauge is a leak',
    },
    { to: '/combi-boilers', label: 'Combi ranking: where the Greenstar 4000 stands against four rivals' },
    { to: '/boiler-quotes', label: 'Fixed prices for a new Greenstar combi or system boiler, installed' },
  ],
} satisfies RichBrand;
