import type { CardBrand } from '../schemas/brand.ts';

/** Pounds, VAT included. */
const servicePrice = 85;

export const brand = {
  slug: 'alpha',
  layout: 'card',
  name: 'Alpha',
  fuel: 'gas',
  drawing: {
    width: 120,
    height: 194,
    radius: 7,
    fascia: 32,
    position: 'flap',
    tone: 'light',
    display: 38,
    dial: 'none',
    knobs: 2,
    accent: 'gas',
  },
  meta: {
    title: `Alpha Boiler Service London | E-Tec, InTec, £${servicePrice}`,
    description: `Alpha boilers serviced across London for £${servicePrice}: E-Tec, Evoke, InTec and CD models, with GasSaver units cleaned as well. Codes 01, 02, 08, 10 and 20 explained.`,
    keywords: [
      'alpha boiler service london',
      'alpha boiler repair london',
      'alpha e-tec service',
      'alpha intec fault codes',
      'alpha gassaver service',
    ],
  },
  intro: `An Alpha with a GasSaver on top is two things to service, and we treat it as two. The charge is £${servicePrice}, VAT included, for the E-Tec, Evoke, InTec and CD families alike, and the visit takes 60-90 minutes.`,
  servicePrice,
  serviceMinutes: [60, 90],
  stats: [
    { number: '2,000+', label: 'Services completed' },
    { number: '99%', label: 'Customer satisfaction' },
    { number: `£${servicePrice}`, label: 'Starting from' },
    { number: '24/7', label: 'Emergency Cover' },
  ],
  prose: [
    {
      paragraphs: [
        'Alpha Heating Innovation sells from Kent; the boilers themselves are built in Italy by Immergas. That explains two habits of the make. Its fault numbers are short, two digits with or without an E, and its heat exchanger is a coil that is brushed and rinsed, unlike a cast block. Spares reach London through the ordinary UK merchants.',
        'The engineering that sets Alpha apart stands above the case. GasSaver draws heat from the flue gas on its way out and gives it to the cold main before the water enters the combi, so less gas is burned at the tap. FlowSmart joins a small store to it, for homes where the first litres of the morning matter.',
      ],
    },
    {
      heading: 'GasSaver and FlowSmart at the annual service',
      paragraphs: [
        'Because it cools the exhaust, GasSaver makes condensate of its own, and that water has to run away freely. We clean its drain, examine the unit together with the flue seals and look for staining on the boiler lid beneath. If a previous visit took twenty minutes and nobody looked above the case, assume that this was left out.',
        'On a FlowSmart the store is hard-water territory. Scale shows itself as a longer wait and a lower temperature, while code 12 says that the sensor in the cylinder has been lost to the electronics.',
      ],
    },
    {
      heading: 'The coil, the door and the one-time fuse',
      paragraphs: [
        'With the burner cover off, the coil of an Alpha is cleaned with a soft brush and rinsed through, and the insulation and the door seal are examined before it closes again. Somewhere few owners ever hear of sits a thermal fuse. It melts once, when the exchanger has been badly overheated, and there is no resetting it: the heat exchanger is then renewed. Testing the fuse for continuity takes a moment. It tells us whether an 02 last winter did harm.',
        'The vessel is checked with the water pressure let off and brought to about 1 bar of air. Weak vessels are behind many of the 10s that owners keep clearing by hand.',
      ],
    },
    {
      heading: 'Reading the pressure and resetting an Alpha',
      paragraphs: [
        'CD and InTec boilers have a round gauge on the fascia, the E-Tec puts the figure on its display. The valve or loop for filling is below the case. Aim for 1.0-1.5 bar with everything cold, and see that the valve is tight afterwards.',
        'For a reset, press the button, or move the selector to the reset mark, and let go after a few seconds. Alpha counts the presses. Too many of them produce an 08, which buries the code we would like to have seen.',
      ],
    },
    {
      heading: 'Warranty lengths and what they hang on',
      paragraphs: [
        'An Evoke has typically been offered with five to seven years and the E-Tec family with seven to ten, the longest terms going to boilers fitted with Alpha’s own filter pack. Three papers decide a claim: the registration, the commissioning page in Benchmark and a record for each yearly service. Your certificate gives the figure that binds.',
      ],
    },
  ],
  benefits: [
    'GasSaver drain and seals attended to, where one is fitted',
    'Continuity of the exchanger’s thermal fuse tested with a meter',
    'Coil brushed softly and rinsed, with the door seal examined',
    'Same-day and next-day slots when an Alpha has stopped altogether',
  ],
  features: [
    {
      icon: 'search',
      title: 'Thorough Inspection',
      description:
        'From the terminal on the wall, down through GasSaver and burner, to the trap. The stored faults are read before anything is cleared.',
    },
    {
      icon: 'gauge',
      title: 'Precision Tuning',
      description:
        'Carbon dioxide and carbon monoxide at the top and bottom of the range, with the gas valve set only as the book for your Alpha allows.',
    },
    {
      icon: 'award',
      title: 'Full Certification',
      description:
        'A gas safety certificate, a service report and the Benchmark entry that Alpha wants to see in year eight as much as in year one.',
    },
  ],
  whyChoose: [
    {
      icon: 'users',
      title: 'Alpha Specialists',
      description:
        'Registered gas engineers who can tell a 26C from a 24GS on the telephone, and who own the soft brush.',
    },
    {
      icon: 'clock',
      title: 'Flexible Scheduling',
      description: 'Mornings from seven on weekdays, evenings, Saturday and Sunday: choose the hour when booking.',
    },
    {
      icon: 'shield',
      title: '12-Month Guarantee',
      description: 'Electrodes, fans or sensors we fit to your Alpha: parts and labour are guaranteed for a year.',
    },
    {
      icon: 'pound',
      title: 'Fixed Price Promise',
      description: `A fixed price of £${servicePrice}, with or without a GasSaver. That’s what the invoice says unless you approve more.`,
    },
    {
      icon: 'tools',
      title: 'Parts Available',
      description:
        'Ignition electrodes, leads, flow sensors and plates for E-Tec and InTec are carried; rarer items come from UK stock.',
    },
    {
      icon: 'zap',
      title: '24/7 Emergency',
      description:
        'No heat at two in the morning, or a leak you cannot stop: the telephone is answered and an engineer sent.',
    },
  ],
  models: {
    current: [
      {
        name: 'Alpha E-Tec',
        description:
          'Combi of 28 and 33 kW, good for about 11.5 and 13.5 litres a minute. Pressure and code on the display.',
      },
      {
        name: 'Alpha E-Tec Plus',
        description: 'Combi of 28, 33 and 38 kW. The largest heats some 15.6 litres a minute through 35 degrees.',
      },
      {
        name: 'Alpha E-Tec S and E-Tec R',
        description:
          'Cylinder boilers: S is the system type, about 20-30 kW with pump and vessel inside; R the regular, about 15-30 kW, for tank-fed heating.',
      },
      { name: 'Alpha Evoke', description: 'The plain combi of the family, 28 and 33 kW.' },
    ],
    legacy: [
      {
        name: 'InTec 24, 30 and 40 GS and X',
        description:
          'About 2013-2019, 24-40 kW; GS means GasSaver. Electrodes, fan, sensors and the recovery unit’s drain.',
      },
      {
        name: 'InTec 26C, 30C and 34C',
        description: 'Combis of about 2010-2014, 26-34 kW. Electrodes, plate, diverter and a vessel gone soft.',
      },
      {
        name: 'CD24, CD28, CD32, CD25X and CD28X',
        description: 'Condensing combis, about 2006-2012, 24-32 kW. Flow switch, pump, plate heat exchanger and board.',
      },
      {
        name: 'HE25 and HE33, CB24 and CB28',
        description:
          'The HE pair is condensing, from the mid-2000s; the CB pair before it is not. 24-33 kW; fan, diverter and air switch.',
      },
    ],
  },
  issues: [
    {
      code: '01',
      issue: 'No ignition',
      who: 'owner',
      meaning:
        'Sparks or no sparks, the burner has not been seen to light. The list runs from gas supply and frozen condensate to electrodes, lead, spark generator and valve.',
      check: [
        'Does the hob light? Is the meter in credit?',
        'If the gas is off and you don’t know why, leave it off and call us.',
        'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never boiling water.',
        'Then reset once.',
      ],
      solution: [
        'Measure the gas pressure',
        'Check the electrodes, lead and spark generator',
        'Check the gas valve setting when those are sound',
      ],
    },
    {
      code: '02',
      issue: 'Overheat lock-out',
      who: 'owner',
      meaning:
        'Water in the exchanger became too hot. A stopped pump, air or a fouled coil may be behind it, or the thermostat itself. In the worst case the thermal fuse has gone.',
      check: [
        'Let the boiler go cold.',
        'Is the gauge at 1 bar or more? Are the radiators open?',
        'Then reset once. If it trips again, leave it off and call us.',
      ],
      solution: [
        'Restore the water flow',
        'Test the thermostat and the thermal fuse',
        'Quote for a heat exchanger if the fuse has gone',
      ],
    },
    {
      code: '10',
      issue: 'System pressure low',
      who: 'owner',
      meaning: 'There is too little water in the circuit for the burner to be allowed on.',
      check: [
        'Gauge at zero for no reason you know? Don’t fill it: leave the boiler off and call us.',
        'Nothing leaking? Fill to 1.0-1.5 bar cold with the valve underneath, and close it.',
        'It comes back by itself or after one reset.',
        'Twice in a season? Call us.',
      ],
      solution: [
        'Measure the air in the vessel against 1 bar',
        'Search the joints, radiator valves and safety valve for the loss',
      ],
    },
    {
      code: '20',
      issue: 'False flame signal',
      who: 'engineer',
      meaning:
        'The board believes that it sees a flame at a moment when none should be there. Electrode, lead or board is at fault.',
      check: ['Turn the Alpha off at its switched spur and leave it off. Call us.'],
      solution: [
        'Test the flame-sensing circuit',
        'Replace the electrode, lead or board at fault',
        'Prove that the gas valve shuts tight',
      ],
    },
    {
      code: '08',
      issue: 'Too many resets',
      who: 'engineer',
      meaning:
        'The reset was pressed more often than the electronics will accept. 08 is only the last line of the story.',
      check: ['Stop pressing reset.', 'Write down the number that stood there before, if you remember it.'],
      solution: ['Read the boiler’s history back to the first fault', 'Repair that fault'],
    },
    {
      issue: 'Hot water that swings',
      who: 'engineer',
      meaning:
        'Warm, cold and warm again with the tap untouched: scale in the plate heat exchanger, or a flow sensor that loses count. It is not the fault of GasSaver, which only preheats.',
      check: ['Try another tap. If only one tap swings, its mixer is at fault.'],
      solution: [
        'Take temperatures on both sides of the plate heat exchanger',
        'Descale or replace the plate, or the flow sensor',
      ],
    },
  ],
  includes: [
    'Stored fault numbers read out and noted',
    'GasSaver unit, where fitted: seals seen, condensate way cleared',
    'Gas rate or inlet pressure taken',
    'Coil cleaned with a soft brush and rinsed',
    'Insulation panel and burner-door seal judged',
    'Thermal fuse and overheat thermostat tested',
    'Ignition and sensing electrodes set as the Alpha manual shows',
    'Vessel charged to about 1 bar, gauge and safety valve checked',
    'Trap washed and filled again; flue gas analysed at both ends of the range',
    'Certificate, report and log book entry handed over',
  ],
  partsNote:
    'Spare parts are quoted before we fit them, and you decide. They’re genuine Alpha parts or approved equivalents. The common ones travel on our vans, so most repairs need no second visit.',
  faqs: [
    {
      question: 'What exactly is GasSaver?',
      answer:
        'A heat-recovery unit between boiler and flue. It warms the cold main on its way into the combi with heat that would have left the house, which saves gas on hot water only and does nothing for the radiators.',
    },
    {
      question: 'Does GasSaver have to be serviced too?',
      answer: `Yes, together with the boiler. Its condensate way and seals are part of the flue system, and our £${servicePrice} covers it.`,
    },
    {
      question: 'Why do you make so much of code 02?',
      answer:
        'Because repeated overheating can blow a fuse that belongs to the heat exchanger and cannot be replaced alone. Finding a weak pump in time costs far less than a new exchanger.',
    },
    {
      question: 'Who really makes Alpha boilers, and can you get parts?',
      answer:
        'Immergas builds them in Italy for Alpha in Kent. Parts for E-Tec, Evoke and InTec are normally to be had from merchants here. For CB models it is hit and miss, and we check before promising.',
    },
    {
      question: 'How long is my Alpha guaranteed?',
      answer:
        'By model, by filter pack and by whether it was registered in time. Look at the certificate rather than at a brochure, and keep each service record with it.',
    },
    {
      question: 'I let my flat. Is this service a legal requirement?',
      answer:
        'As a landlord you must have a gas safety check with its record every twelve months, and must keep the appliance maintained. Our service does the maintaining, and we can carry out the check on the same appointment.',
    },
  ],
  closing:
    'Have a look at what stands on top of the boiler before you ring: if it is a GasSaver, we allow the time for it.',
  related: [
    { to: '/guides/boiler-pressure-guide', label: 'Pressure guide, for an Alpha that shows 10 too often' },
    { to: '/services/intergas', label: 'Intergas: the Xtreme also recovers heat from its flue' },
    { to: '/guides/boiler-service-maintenance', label: 'Service and maintenance through the year' },
    { to: '/guides/when-to-replace-boiler', label: 'When a new exchanger is no longer worth buying' },
  ],
} satisfies CardBrand;
