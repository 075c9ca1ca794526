import type { LongBrand } from '../schemas/brand.ts';

/** Pounds, VAT included. */
const servicePrice = 85;

export const brand = {
  slug: 'remeha',
  layout: 'long',
  name: 'Remeha',
  fuel: 'gas',
  drawing: {
    width: 133,
    height: 212,
    radius: 4,
    fascia: 44,
    position: 'band',
    tone: 'light',
    display: 46,
    dial: 'none',
    knobs: 1,
    accent: 'gas',
  },
  meta: {
    title: 'Remeha Boiler Service London | Quinta and Avanta',
    description: `Remeha Quinta, Calenta and Avanta boilers serviced in London from £${servicePrice}. E02, E04, E09 and E10 read by generation, with care for the aluminium exchanger.`,
    keywords: [
      'remeha boiler service london',
      'remeha avanta service',
      'remeha quinta service london',
      'remeha calenta e10',
      'remeha boiler repair london',
    ],
  },
  intro: `In London a Remeha hangs in a basement plant room as readily as in a kitchen. We service those of domestic size from £${servicePrice}, in 60-90 minutes, and read their codes by generation.`,
  servicePrice,
  serviceMinutes: [60, 90],
  prose: [
    {
      paragraphs: [
        'Remeha comes from Apeldoorn in the Netherlands and belongs to BDR Thermea, which makes it a sister of Baxi. For years its boilers reached Britain through Broag, a name you can still find on data plates. Today the UK side leans towards commercial plant. That is why we meet a Remeha less often in a small flat than in a tall town house, above a practice or office, or in the basement of a mansion block where two Quintas share the load.',
        'Tell us the kilowatts on the plate when you book. Above 70 kW net input a boiler lies outside ordinary domestic competence, and we would sooner settle who may work on it before anybody travels.',
      ],
    },
    {
      heading: 'Cast aluminium, and what it asks of the water',
      paragraphs: [
        'The exchanger of a Quinta Ace is a single casting of aluminium and silicon. It answers quickly and weighs little for its output. In exchange, the water in it should be close to neutral, roughly pH 7 to 8.5, and dosed with an inhibitor approved for aluminium. Products meant for steel and copper alone can do harm, and so can air drawn in at a leaking gland.',
        'When we test a sample from a Remeha system we therefore look at pH as well as inhibitor. On the gas side nothing made of wire touches the casting: a plastic tool or compressed air loosens the residue, and a gasket that has been disturbed at the front plate is replaced.',
      ],
    },
    {
      heading: 'Letters, modes and generations',
      paragraphs: [
        'A bare number says little on this make. Calenta and Tzerra, with Quinta Pro close to them, keep one list for temporary stops and another for lockouts, so that 9 may mean crossed live and neutral in the first and an overheated return in the second. Ace models put a letter in front, A for a warning, H for a stop that ends by itself, E for a lockout, and follow it with two pairs of digits. There E.02 names a whole group, and the second pair says which member.',
        'Early boilers go their own way. The first Avanta numbers its stops and restarts unaided: 8 when flow is hotter than set, 9 when it warms too quickly or the gap to the return reaches 22 °C, trying again every ten minutes. On a Quinta from before the Pro, 02 stands for no flame. Photograph the entire screen, letter and dots included.',
      ],
    },
    {
      heading: 'Where to read the pressure on a Remeha',
      paragraphs: [
        'Calenta and Ace boilers give a digital reading, Avantas a gauge or a display. A Quinta normally has neither: look on the pipework near it. The filling loop too is part of the installation and may be a pace or two away. For most homes 1.0-1.5 bar cold is right. Under 0.8 bar the maker regards as too low, and it favours rather more, between 1.5 and 2; a house with radiators four floors up may really need that, so ask which figure yours was set to.',
        'Reset means holding the key for about two seconds. Twice is the most we would press it.',
      ],
    },
    {
      heading: 'The visit, from flame current to service message',
      paragraphs: [
        'We begin at the display, since a Remeha of Calenta age reports its own flame: the ionisation current is noted at high and at low rate beside the oxygen or CO₂ reading. Air box and fan inlet are cleared of fluff. Trap and sump are emptied of the grey grit that aluminium sheds, and the electrode is gauged. Only if those values call for it is the front of the exchanger opened.',
        'Some count the hours down to a service message, A, B or C. The engineer clears it at the end, once the work behind it has actually been done.',
      ],
    },
    {
      heading: 'Warranty papers',
      paragraphs: [
        'We quote no number of years here, because it hangs on model, date and who commissioned the boiler. Look for the certificate. What such terms commonly want is a recorded service each year, treated water and the commissioning sheet returned; for plant-room sizes a water analysis may be requested and the period runs from commissioning.',
      ],
    },
  ],
  whyChoose: [
    {
      icon: 'certificate',
      title: 'Gas Safe Registered',
      description:
        'Registered engineers who work through a Remeha by its own service manual and carry aluminium-safe inhibitor and front-plate gaskets.',
    },
    {
      icon: 'calendar',
      title: 'Flexible Appointments',
      description:
        'Offices and mansion blocks like us before eight, families in the evening or on Saturday. A stopped boiler gets a place the same day or the next.',
    },
    {
      icon: 'award',
      title: '12 Month Guarantee',
      description:
        'Sensors, fans, electrodes and diverter motors fitted to your Remeha carry our guarantee for a year, workmanship too.',
    },
  ],
  models: {
    current: [
      {
        name: 'Quinta Ace',
        description:
          'Heat-only for regular or system pipework, about 30-160 kW by model. The 30 and 45 suit large houses; several can run in cascade.',
      },
      {
        name: 'Calenta Ace',
        description: 'European domestic range on the Ace control, about 24-40 kW, serviced where fitted.',
      },
      {
        name: 'Tzerra Ace',
        description:
          'Sibling of the Calenta Ace on one control platform. The display splits each fault into pairs of digits.',
      },
      {
        name: 'Avanta Ace',
        description: 'Third domestic name of the Ace family; menus and fault groups match the other two.',
      },
    ],
    legacy: [
      {
        name: 'Avanta Plus',
        description:
          'About 2010-2017, combis to some 39 kW, also system and regular. Diverter motor, flow sensor, scaled plate.',
      },
      {
        name: 'Avanta',
        description:
          'Mid-2000s to about 2011, from the 18v upward. The automatic air vent drips above the electrics; fan and electrode age.',
      },
      {
        name: 'Calenta',
        description: 'About 2008-2016, combi and system, 15-40 kW. Control board, sensors and front-plate gasket.',
      },
      { name: 'Quinta Pro', description: 'Heat-only, until about 2018, up to 115 kW. Electrode, fan, board.' },
      {
        name: 'Quinta',
        description: 'About 1998-2011, from 30 kW. Debris in trap and sump, and a numbering of faults unlike the Pro.',
      },
    ],
  },
  issues: [
    {
      code: 'E02',
      issue: 'Flow temperature sensor',
      who: 'engineer',
      meaning:
        'On Calenta, Tzerra and Quinta Pro, the sensor on the heat exchanger reads as short-circuited. The sensor, a damp lead, a plug or, rarely, the board is at fault. It isn’t an ignition fault.',
      check: [
        'Don’t reset it: a shorted sensor won’t clear.',
        'Write down the whole display. On an Ace, the digits after E.02 name the fault.',
        'Leave the boiler off and call us.',
      ],
      solution: [
        'Compare the sensor’s resistance with the table',
        'Check the lead to the board',
        'Replace what has failed',
      ],
    },
    {
      code: 'E04',
      issue: 'Exchanger reads too cold',
      who: 'owner',
      meaning:
        'The measured temperature at the exchanger lies below anything plausible. Either the sensor has drifted or come off its pipe, or the water really is near freezing, as in an unheated plant room in January.',
      check: [
        'Has the room or the pipework frozen? Warm the room.',
        'Is there pressure on the gauge?',
        'Don’t reset it. Call us.',
      ],
      solution: [
        'Compare the sensor with a second thermometer',
        'Reseat or replace the sensor',
        'Restore the flow and check the frost protection',
      ],
    },
    {
      code: 'E09',
      issue: 'Return temperature too high',
      who: 'owner',
      meaning:
        'Water comes back hotter than the maximum, which happens if hardly any of it travels round the house: most radiators shut, a bypass wrongly set, air, or a sensor out of true.',
      check: [
        'Open the radiators and towel rails.',
        'Check the pressure and bleed the top floor.',
        'Reset once when cool.',
      ],
      solution: ['Check the pump, bypass and strainer', 'Measure the sensor', 'Check the water for sludge'],
    },
    {
      code: 'E10',
      issue: 'Gap between exchanger and return',
      who: 'owner',
      meaning:
        'The difference between the two temperatures is too large, a sign of weak circulation: air, a slow or seized pump, a blocked filter or exchanger, low pressure.',
      check: [
        'Read the gauge cold.',
        'Is one of the large pipes below hot and the other cold? Tell us.',
        'Reset once only.',
      ],
      solution: [
        'Test the pump',
        'Clean the filter and strainer',
        'Check the water side of the exchanger',
        'Quote for a powerflush if a sample shows sludge',
      ],
    },
    {
      issue: 'Locks out after five attempts to light',
      who: 'owner',
      meaning:
        'Calenta-age boilers record it as lockout 14; an Ace commonly writes E.04.10. Gas, electrode, condensate and valve are the candidates, which is a different family from the four codes above.',
      check: [
        'Does another gas appliance work? Is the meter in credit?',
        'If the gas is off and you don’t know why, leave it off and call us.',
        'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never boiling water.',
        'Then reset once, and leave it.',
      ],
      solution: [
        'Measure the gas pressure under load',
        'Check the flame current and the electrode gap',
        'Clear the drain and test the gas valve',
      ],
    },
    {
      issue: 'Tepid taps on an Avanta Plus or Calenta combi',
      who: 'engineer',
      meaning: 'Lime in the plate exchanger, or a diverter motor that stops short of its end position.',
      check: ['Run a bath with the heating off and feel the nearest radiator. Tell us whether it warms up.'],
      solution: ['Replace the diverter motor, or descale the plate heat exchanger', 'Test the flow sensor'],
    },
    {
      issue: 'Moisture above the electrics of an older Avanta',
      who: 'engineer',
      meaning:
        'The automatic air vent weeps, and drops find their way down to plugs and board, bringing on faults of many kinds.',
      check: ['Turn the boiler off at its fused spur, if that is dry.', 'Don’t reset it while it’s wet. Call us.'],
      solution: ['Replace the air vent', 'Dry and test the connections', 'Test the board'],
    },
  ],
  pricingTitle: 'Service Pricing and Inclusions',
  pricingIntro: `From £${servicePrice} with VAT for one domestic-size Remeha, 60-90 minutes. Two boilers in a plant room are done one after the other, so that heat stays on; larger outputs are quoted before the visit.`,
  includes: [
    'Data plate, generation and software noted',
    'Blocking and lockout history taken from the display',
    'Ionisation current at high and low rate',
    'O₂ or CO₂ and CO analysed at the same two points',
    'Air box and fan inlet cleared',
    'Electrode gap gauged',
    'Condensate trap and sump emptied of debris, trap refilled',
    'Flue, supports and shared-plant clearances viewed',
    'Flow and return sensors checked for agreement',
    'Water sample tested for pH and inhibitor',
    'Service message cleared when due',
    'Written results and gas safety certificate',
  ],
  faqs: [
    {
      question: 'Is my Remeha a domestic or a commercial boiler?',
      answer:
        'The data plate tells you in kilowatts. Over 70 kW net input it counts as more than ordinary domestic work, so name the figure when you call and we say at once whether the visit is ours.',
    },
    {
      question: 'Does E02 mean the boiler will not ignite?',
      answer:
        'Not on a Calenta or Quinta Pro, where it is the exchanger’s temperature sensor. A Quinta built before the Pro used 02 for a missing flame, which is why we ask for the model.',
    },
    {
      question: 'The code begins with H or b. Is it serious?',
      answer:
        'That is a temporary stop, and the boiler will try again when its condition clears. If you see it daily the cause wants finding, commonly air or slow water.',
    },
    {
      question: 'Can parts for a Calenta or Avanta Plus still be bought?',
      answer: 'Generally yes, through UK merchants. We price the repair before anyone talks of a new boiler.',
    },
    {
      question: 'Why does the inhibitor matter so much here?',
      answer:
        'Aluminium corrodes in water that is strongly alkaline or acid. The bottle must say that it suits aluminium, and the pH should be measured after any cleaning or softening.',
    },
    {
      question: 'Who was Broag?',
      answer:
        'The company that sold Remeha boilers in Britain. Its name on a plate dates the boiler and has no bearing on whether we can service it.',
    },
  ],
  closing:
    'Have kilowatts, model and the whole code to hand when you book or call, and the engineer reaches your Remeha prepared.',
  related: [
    { to: '/services/baxi', label: 'Baxi service: the British sister within BDR Thermea' },
    { to: '/services/potterton', label: 'Potterton service: another of the group, common in older London houses' },
    { to: '/guides/boiler-pressure-guide', label: 'Pressure explained, for systems with the gauge on the pipework' },
  ],
} satisfies LongBrand;
