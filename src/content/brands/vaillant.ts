import type { LongBrand } from '../schemas/brand.ts';

/** Pounds, VAT included. */
const servicePrice = 85;

export const brand = {
  slug: 'vaillant',
  layout: 'long',
  name: 'Vaillant',
  fuel: 'gas',
  drawing: {
    width: 130,
    height: 200,
    radius: 8,
    fascia: 38,
    position: 'flap',
    tone: 'light',
    display: 36,
    dial: 'right',
    knobs: 0,
    accent: 'trust',
  },
  meta: {
    title: `Vaillant Boiler Service London | ecoTEC From £${servicePrice}`,
    description: `Vaillant ecoTEC, ecoFIT and turboTEC service in London from £${servicePrice}, 60-90 minutes. New burner door seal when opened; F75, F22, F28 and F29 explained.`,
    keywords: [
      'vaillant boiler service london',
      'vaillant ecotec service london',
      'vaillant boiler repair london',
      'vaillant f75 fault',
      'vaillant f28 f29',
    ],
  },
  intro: `Service and repair for ecoTEC, ecoFIT and older Vaillants, from £${servicePrice} and in 60-90 minutes. If yours shows F75, do not order a pressure sensor yet: it is one suspect among several.`,
  servicePrice,
  serviceMinutes: [60, 90],
  prose: [
    {
      paragraphs: [
        'Vaillant is a German group with its British base at Belper in Derbyshire. Its ecoTEC has been one of the standard choices for London flats and terraces since the middle of the 2000s, so we meet three generations of it, sometimes in one street. They resemble each other outside and keep the same family of F numbers; inside, pump, sensor and gas control have changed.',
        'Two matters decide whether a service on one of them was done properly. The first is the seal of the burner door, the second the way the pressure was measured and restored. Both are described below, so that you can ask any engineer about them, ours included.',
      ],
    },
    {
      heading: 'The compact thermal module and its seal',
      paragraphs: [
        'Fan, gas valve and burner of an ecoTEC sit on one flange that closes the stainless coil. When the maker’s schedule or the readings call for it we unbolt this module. From that moment its seal has had its day: it goes in new every time, and so do the self-locking nuts. The insulation mat on the door is examined for cracks, since hot gas that gets behind it scorches the door, a mark we know from early ecoTECs.',
        'With the module out the coil is rinsed with clean water while a cover keeps the electronics box dry. What is washed down collects in the siphon cup, and that is emptied, cleaned and filled again before the boiler runs. The electrode is compared with the dimension in the manual.',
      ],
    },
    {
      heading: 'What the electronics remember',
      paragraphs: [
        'Before a screw is turned we read the fault memory. It lists the last lockouts even if you have pressed reset since, and a row of F29 entries says more than the one code on the screen. Letters matter on this make. F is a fault, written F75, F.75 or on the newest displays F.075. S is a status: the boiler is waiting, pumping or heating water. S.53 deserves a remark, because it waits there on account of water moving too little.',
        'Boilers of the 2023 generation sense their flame and set the mixture on their own. On those, carbon monoxide and carbon dioxide are verified. On earlier ones an offset may be adjusted, by the book and with the analyser connected.',
      ],
    },
    {
      heading: 'Pressure display and filling loop on a Vaillant',
      paragraphs: [
        'Most show bar on the display, many have a small dial too. Cold, aim for 1.0-1.5 bar. At about 0.8 the figure starts to blink, and around 0.5 the boiler stops with F22. Combis are filled at a loop beneath the case, system boilers at one fitted outside it. Close every valve once the figure is right.',
        'Reset is the button with a crossed-out flame. Newer models want it held for three seconds, or offer the command in a menu.',
      ],
    },
    {
      heading: 'How each generation ages in London',
      paragraphs: [
        'Hard water reaches the plate heat exchanger of any combi, and a Vaillant complains through its taps well before it shows a code. Beyond that, age decides. A first ecoTEC of 2005-2011 tends to need pump, pressure sensor and diverter. On the /5 models that came next it is electrode, pump and seal. turboTEC boilers wear fan and air switch, and an aquaPLUS scales in its 15-litre store.',
      ],
    },
    {
      heading: 'Registration, Benchmark and the yearly date',
      paragraphs: [
        'The terms we have seen ask for four things: commissioning by a Gas Safe registered engineer, registration within 30 days, a Benchmark book that stays with the boiler, and a service each year with its details written in. Where registration was missed, a long warranty shrank to 12 months. The yearly service may be carried out by Vaillant or by any Gas Safe engineer, at the owner’s cost. Plus and exclusive models can carry up to ten years through an Advance installer.',
      ],
    },
  ],
  whyChoose: [
    {
      icon: 'flame',
      title: 'Vaillant Specialists',
      description:
        'Burner door seals, self-locking nuts and ecoTEC pressure sensors travel with us, and each of our Gas Safe engineers knows F28 from F29.',
    },
    {
      icon: 'clock',
      title: 'Flexible Scheduling',
      description:
        'A locked-out ecoTEC is seen today or tomorrow. Services can be put early in the morning, after work or at the weekend.',
    },
    {
      icon: 'shield',
      title: '12 Month Guarantee',
      description:
        'Pump, plate, seal or sensor: whatever we put into your Vaillant is covered for twelve months, labour along with it.',
    },
  ],
  models: {
    current: [
      {
        name: 'ecoFIT pure',
        description: 'Combi about 25-35 kW, system and open-vent roughly 12-30 kW. Slim, light case.',
      },
      { name: 'ecoTEC pro', description: 'Combi, 24-30 kW. Plain display, and the F numbers of its larger relatives.' },
      {
        name: 'ecoTEC plus',
        description:
          'Combi about 25-38 kW, system and open-vent 10-37 kW. The latest version regulates its own mixture.',
      },
      {
        name: 'ecoTEC exclusive',
        description:
          'Combi 35 and 43 kW, system 27 kW. Wide modulation and Green iQ controls, for houses with two bathrooms.',
      },
      {
        name: 'ecoTEC sustain',
        description: 'Combi in the 24-30 kW class, sold through merchants. Three-second reset.',
      },
    ],
    legacy: [
      {
        name: 'ecoTEC plus and exclusive /5',
        description: 'About 2012-2023. Pump, electrode and plate; door seal whenever the module has been open.',
      },
      {
        name: 'ecoTEC plus and pro, first series',
        description: 'About 2005-2011. Known for F75, scorched door seals, a tired diverter and the board.',
      },
      {
        name: 'turboTEC',
        description: 'Fanned-flue boiler of about 2004-2012. Plate exchanger, fan and air-pressure switch.',
      },
      {
        name: 'aquaPLUS',
        description: 'About 2003-2008, with 15 litres of stored hot water. Store sensor, pump, scale.',
      },
      {
        name: 'turboMAX and ecoMAX',
        description: '1990s to 2005. Diverter, fan and board; spares need a search first.',
      },
      {
        name: 'Thermocompact and Sine',
        description: '1990s. Thermocouple or board and diverter, kept safe for as long as it makes sense.',
      },
    ],
  },
  issues: [
    {
      code: 'F75',
      issue: 'Pressure sensor',
      who: 'owner',
      meaning:
        'Each time its pump starts, an ecoTEC looks for a small jump in water pressure. F75 says none was seen. A failed sensor does that; so do a worn pump, trapped air, low pressure, a blocked pipe, and an expansion vessel that is flat or sits in the wrong place.',
      check: [
        'Display at zero for no reason you know? Don’t fill it: leave the boiler off and call us.',
        'Is the display below 1.0 bar, cold? Fill to 1.0-1.5 bar. This often follows bleeding.',
        'Bleed the radiators, then reset once.',
      ],
      solution: [
        'Watch the pressure while the pump starts: it tells pump from sensor',
        'Replace the part at fault, or clear the pipe',
        'Check the expansion vessel, then restart it several times',
      ],
    },
    {
      code: 'F22',
      issue: 'Low water pressure',
      who: 'owner',
      meaning:
        'Too little water in the system, at or below about 0.5 bar, or a sensor that reports nothing and leaves 0.0 on the screen. The burner stays off so that the coil cannot run dry.',
      check: [
        'Display at 0.0 and you know no reason? Don’t fill it. Leave the boiler off and call us.',
        'Below 1.0 bar and nothing leaks? Fill to 1.0-1.5 bar cold, once. It usually restarts without a reset.',
        'F22 again within weeks? Call us.',
      ],
      solution: [
        'Test the vessel, safety valve, joints and coil',
        'Compare the display with a test gauge',
        'Replace the pressure sensor or its lead if they disagree',
      ],
    },
    {
      code: 'F28/F29',
      issue: 'Ignition failure',
      who: 'owner',
      meaning:
        'Two codes from either side of lighting. F28: the boiler tried to start and never lit. F29: it was running, the flame went out and relighting failed. Gas supply, blocked condensate, electrode and gas valve belong to both, while F29 also brings in recirculating fumes, poor earthing and pressure that dips as another appliance comes on.',
      check: [
        'Does the hob light? Is the meter in credit? Is the emergency control at the meter on?',
        'If the gas is off and you don’t know why, leave it off and call us.',
        'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never boiling water.',
        'With F29, note whether it was windy. Then reset once.',
      ],
      solution: [
        'Measure the gas pressure while firing, with every appliance on',
        'Check the electrode, transformer, lead and door seal',
        'Test the gas valve',
        'For F29, test the flue for leaks',
      ],
    },
    {
      code: 'F20',
      issue: 'Overheat limiter',
      who: 'owner',
      meaning:
        'The limiter cut in because water left the coil too hot. F23 and F24 are its milder neighbours and report poor circulation before that point.',
      check: [
        'Let it cool. Is the gauge at 1.0-1.5 bar?',
        'Open any radiator that is shut, then reset once. If it trips again, leave it off and call us.',
      ],
      solution: ['Check the pump, air, strainer and sludge in turn', 'Compare the sensors with each other'],
    },
    {
      issue: 'Hot water that turns cold and comes back',
      who: 'engineer',
      meaning:
        'The plate exchanger is scaled, so the burner reaches its limit and drops out, or the flow sensor loses count. Most frequent on combis without scale protection.',
      check: ['Compare two taps. Do the radiators heat as usual? Tell us what you find.'],
      solution: [
        'Descale or replace the plate heat exchanger',
        'Clean the flow sensor',
        'Measure the temperature rise before and after',
      ],
    },
    {
      issue: 'Radiators warm up in summer',
      who: 'engineer',
      meaning: 'The diverter no longer closes the heating side while hot water is being made.',
      check: [
        'Turn the heating off at the control and run hot water for five minutes.',
        'Is the pipe at a radiator warm? It’s the diverter: call us.',
      ],
      solution: ['Replace the diverter motor or the valve insert', 'On a first-series ecoTEC, replace both if needed'],
    },
    {
      issue: 'Scorched paint or a hot smell at the burner door',
      who: 'engineer',
      meaning:
        'Hot gas is passing the seal of the thermal module, chiefly on older ecoTECs where the seal was reused after a service.',
      check: [
        'Turn the boiler off and leave it off. Call us now.',
        'CO alarm sounding? Get everyone out and call 0800 111 999.',
      ],
      solution: [
        'Replace the door seal, nuts and insulation',
        'Check the door for warping',
        'Test the case before the boiler is lit again',
      ],
    },
  ],
  pricingTitle: "Service Pricing and What's Included",
  pricingIntro: `From £${servicePrice} including VAT for one Vaillant, with 60-90 minutes set aside. If the thermal module has to come off, or a part is worn, you get the cost beforehand and nothing is fitted without your word.`,
  includes: [
    'Fault memory and operating status read out',
    'Air intake, flue and terminal followed from end to end',
    'Gas rate compared with the data plate',
    'CO and CO₂ measured under full and low load',
    'Thermal module flange and door seal inspected for heat marks',
    'Ignition electrode checked to the manual’s dimension',
    'Siphon cup removed, washed out and refilled',
    'Heat cell looked over for rust and residue',
    'Pressure rise at pump start observed',
    'Expansion vessel charge measured with pressure released',
    'Plate exchanger tried at the tap on combis',
    'Benchmark page completed; report and gas safety certificate',
  ],
  faqs: [
    {
      question: 'F75 appeared after I bled the radiators. What now?',
      answer:
        'Air came out and water did not go back in. Top up to 1.0-1.5 bar, vent once more and reset a single time. If it persists, pump and sensor need testing against each other.',
    },
    {
      question: 'May I clear F22 myself?',
      answer:
        'Yes, once, if nothing leaks. Fill with the boiler cold until the display shows 1.0-1.5 bar, then close the valves. It normally restarts by itself. At 0.0 for no known reason, or low again within weeks, don’t fill it: call us.',
    },
    {
      question: 'Why is a new burner door seal on the quote?',
      answer:
        'Because that seal is made for one use. Once the module of an ecoTEC has been opened, fitting the old one again risks hot gas escaping at the flange.',
    },
    {
      question: 'Must Vaillant itself carry out the service?',
      answer:
        'By the terms we have seen, Vaillant or any Gas Safe engineer may do it, following the manual and recording it in Benchmark. Look at your own certificate for anything extra.',
    },
    {
      question: 'The display says S with a number. Is that a fault?',
      answer:
        'No, it is a status such as heating, pump overrun or waiting. Only S.53 is worth mentioning to us, as it points to slow circulation.',
    },
    {
      question: 'Should my ecoTEC from 2008 be repaired?',
      answer:
        'A sensor, pump or diverter is commonly worth it. When door, insulation and board are due together, compare the total with half the price of a new boiler; we set both sums side by side.',
    },
  ],
  closing: 'Give us the model on your Vaillant’s flap and the F number, and choose a slot for today or tomorrow.',
  related: [
    { to: '/services/glow-worm', label: 'Glow-worm service: same group, and the newer models share these F numbers' },
    { to: '/guides/boiler-pressure-guide', label: 'Gauge, loop and vessel: the groundwork for F22 and F75' },
    { to: '/combi-boilers', label: 'ecoTEC Plus compared with four other combis' },
  ],
} satisfies LongBrand;
