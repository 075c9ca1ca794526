import { guaranteeMonths } from '../claims.ts';
import { gasSteps, pressureStep, refill, resetStep } from '../safe-steps.ts';
import type { LongBrand } from '../schemas/brand.ts';

/** In pounds, VAT included. */
const servicePrice = 85;
const serviceMinutes = [60, 90] as const;

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
    trim: 'step',
  },
  meta: {
    title: `Remeha Boiler Repair & Service London | From £${servicePrice}`,
    description: `Remeha boiler repair in London, and a service from £${servicePrice}, in ${serviceMinutes.join('-')} minutes. What E02, E04, E09 and E10 mean on a Quinta, Calenta or Avanta.`,
    keywords: [
      'remeha boiler service london',
      'remeha avanta service',
      'remeha quinta service london',
      'remeha calenta e10',
      'remeha boiler repair london',
    ],
  },
  intro: `We repair and service domestic-size Remeha boilers across London. A service costs from £${servicePrice} and takes ${serviceMinutes.join('-')} minutes.`,
  servicePrice,
  serviceMinutes,
  prose: [
    {
      paragraphs: [
        'When you call, tell us the model, the kilowatts on the data plate and everything on the display. Then we know which fault table applies and which parts to bring.',
        'In London we see Remeha more in tall houses, offices and mansion-block plant rooms than in small flats.',
      ],
    },
    {
      heading: 'Remeha boiler repair in London',
      paragraphs: [
        'The parts that usually wear on a Remeha are the temperature sensors, ignition electrode, fan and diverter motor. We start once you’ve agreed the price, and most repairs take one visit.',
      ],
    },
    {
      heading: 'Why a Remeha code depends on the model',
      paragraphs: [
        'Remeha has changed its fault numbers over the years. Those in our list belong to the Calenta and Tzerra, and the Quinta Pro is close to them. Even there, a temporary 9 means live and neutral are crossed, while a lock-out 9 means the return is too hot.',
        'An Ace shows a letter and two pairs of digits. E.02 covers a whole group of faults, so we need the second pair as well.',
      ],
    },
    {
      heading: 'Which inhibitor does a Remeha need?',
      paragraphs: [
        'Use one approved for aluminium. The heat exchanger of a Quinta Ace is a single aluminium casting, and products meant only for steel and copper can damage it. The water should be close to neutral, about pH 7 to 8.5.',
      ],
    },
    {
      heading: 'What the Remeha warranty asks for',
      paragraphs: [
        'Check your certificate for the years, as they depend on the model, the date and who commissioned it. The terms usually ask for a recorded service every year and treated water.',
      ],
    },
  ],
  whyChoose: [
    {
      icon: 'certificate',
      title: 'Gas Safe Registered',
      description:
        'Our engineers follow Remeha’s own service manual, and carry front-plate gaskets and inhibitor approved for aluminium.',
    },
    {
      icon: 'calendar',
      title: 'Flexible Appointments',
      description: 'Choose an early slot, an evening one or a Saturday, when someone can let us in.',
    },
    {
      icon: 'award',
      title: `${guaranteeMonths.service} Month Guarantee`,
      description: 'It covers any sensor, fan, electrode or diverter motor we fit to your Remeha, and our work.',
    },
  ],
  models: {
    current: [
      { name: 'Quinta Ace', description: 'Heat-only, about 30-160 kW. The 30 and 45 suit large houses' },
      { name: 'Calenta Ace', description: 'European domestic boiler, about 24-40 kW. We service it where we find one' },
      { name: 'Tzerra Ace', description: 'Shares its controls and fault codes with the Calenta Ace' },
      { name: 'Avanta Ace', description: 'The third domestic boiler on the Ace controls' },
    ],
    legacy: [
      {
        name: 'Avanta Plus',
        description: 'About 2010-2017, combis up to about 39 kW. Diverter motors and flow sensors wear',
      },
      {
        name: 'Avanta',
        description: 'Until about 2011. If its air vent drips onto the electrics, turn it off and call us',
      },
      { name: 'Calenta', description: 'Combi and system, 15-40 kW, about 2008-2016. Control boards fail' },
      { name: 'Quinta Pro', description: 'Heat-only, up to 115 kW, until about 2018' },
      { name: 'Quinta', description: 'From 30 kW, about 1998-2011. Debris collects in the trap and sump' },
    ],
  },
  issues: [
    {
      code: 'E02',
      issue: 'Flow temperature sensor',
      who: 'engineer',
      meaning:
        'On a Calenta, Tzerra or Quinta Pro, the sensor on the heat exchanger reads as short-circuited. The sensor, its wiring or a plug has usually failed.',
      check: [
        'Don’t reset it, because a shorted sensor won’t clear.',
        'Leave the boiler off and call us with the whole display.',
      ],
      solution: [
        'Measure the sensor against Remeha’s temperature table',
        'Check the wiring back to the board',
        'Replace the part that has failed',
      ],
      urgency: 'today',
      replaced: 'Flow sensor or its lead',
    },
    {
      code: 'E04',
      issue: 'Heat exchanger reads too cold',
      who: 'owner',
      meaning:
        'The sensor may have drifted or come off its pipe. In an unheated plant room, the water may really be near freezing.',
      check: [
        'If the room or the pipework is freezing, warm the room.',
        'Don’t reset it. Call us and tell us the pressure.',
      ],
      solution: [
        'Check the sensor against a second thermometer',
        'Refix or replace the sensor',
        'Restore the flow and check the frost protection',
      ],
      urgency: 'today',
      replaced: 'Flow sensor',
    },
    {
      code: 'E09',
      issue: 'Return temperature too high',
      who: 'owner',
      meaning:
        'Water is coming back to the boiler too hot, because hardly any is going round the house. Closed radiators, air, a badly set bypass or a faulty sensor can cause it.',
      check: [
        'Let it cool, open the radiators and towel rails, and bleed the top floor.',
        pressureStep(),
        resetStep('E09'),
      ],
      solution: ['Check the pump, bypass and strainer', 'Measure the return sensor'],
      urgency: 'now',
      replaced: 'Usually nothing; sometimes the pump',
    },
    {
      code: 'E10',
      issue: 'Heat exchanger far hotter than the return',
      who: 'owner',
      meaning:
        'The gap between the two temperatures is too big, which points to poor circulation. Low pressure, air, a slow pump or a blocked filter can be behind it.',
      check: [
        'Feel the large pipes below with care. If one is hot and the other cold, tell us.',
        pressureStep(),
        resetStep('E10'),
      ],
      solution: [
        'Test the pump',
        'Clean the filter and strainer',
        'Check the water side of the heat exchanger',
        'Quote for a powerflush if a sample shows sludge',
      ],
      urgency: 'now',
      replaced: 'Pump, if it has seized',
    },
    {
      code: 'E14',
      issue: 'Five failed attempts to light',
      who: 'owner',
      meaning:
        'The boiler tried five times and found no flame. Gas, the electrode, the condensate drain or the gas valve is the usual cause. An Ace usually shows E.04.10 instead.',
      check: [...gasSteps(), resetStep('E14')],
      solution: [
        'Measure the gas pressure under load',
        'Check the flame current and the electrode gap',
        'Clear the drain and test the gas valve',
      ],
      urgency: 'today',
      replaced: 'Electrode; sometimes the gas valve',
    },
    {
      issue: 'Tepid hot water on an Avanta Plus or Calenta combi',
      who: 'engineer',
      meaning: 'Limescale has narrowed the plate heat exchanger, or the diverter motor isn’t moving all the way.',
      check: ['Run a bath with the heating off and feel the nearest radiator, then tell us whether it warms up.'],
      solution: ['Replace the diverter motor, or descale the plate heat exchanger', 'Test the flow sensor'],
      urgency: 'soon',
      replaced: 'Diverter motor or plate heat exchanger',
    },
  ],
  moreCodes: [
    {
      code: 'E16',
      meaning: 'Flame seen when there should be none',
      who: 'engineer',
      replaced: 'Depends on the test',
      urgency: 'now',
    },
    { code: 'E34', meaning: 'Fan fault', who: 'engineer', replaced: 'Fan or its wiring', urgency: 'now' },
    {
      code: 'E36',
      meaning: 'Flame lost five times',
      who: 'engineer',
      replaced: 'Depends on the test',
      urgency: 'today',
    },
    {
      code: 'E42',
      meaning: 'Low water pressure: top up once if nothing leaks',
      who: 'owner',
      replaced: 'Usually nothing',
      urgency: 'today',
    },
  ],
  controls: [
    {
      models: 'Calenta, Tzerra, Avanta and Ace',
      topUp: `Look for the pressure on the display, or on a gauge on some Avantas. Open the filling loop below or beside the boiler and close it at ${refill}.`,
      reset: 'Hold the reset key for about two seconds, once.',
    },
    {
      models: 'Quinta and Quinta Pro',
      topUp: 'The gauge is usually on the pipework near the boiler, and the loop may be a few steps away.',
      reset: 'Use the same key. If the code returns, leave the boiler off and call us.',
    },
  ],
  pricingTitle: 'Service Pricing and Inclusions',
  pricingIntro: 'This is for one domestic-size Remeha. We quote for larger outputs before we visit.',
  includes: [
    'Note the model, generation and fault history',
    'Read the flame current at high and low output',
    'Measure O₂ or CO₂, and CO, at both outputs',
    'Clean the air box and check the electrode gap',
    'Empty the condensate trap and sump',
    'Inspect the flue and compare the sensors',
    'Test the water for pH and inhibitor',
    'Write your report and gas safety certificate',
  ],
  faqs: [
    {
      question: 'Is my Remeha a domestic or a commercial boiler?',
      answer:
        'Look for the kilowatts on the data plate. Above 70 kW net input it’s outside ordinary domestic work. Give us the figure and we’ll tell you whether we can take the job.',
    },
    {
      question: 'Does E02 mean my Remeha won’t light?',
      answer:
        'Not on a Calenta or Quinta Pro, where it’s a temperature sensor. Only Quintas from before the Pro used 02 for a missing flame.',
    },
    {
      question: 'My code starts with H or b. Is it serious?',
      answer:
        'Usually not, because it’s a temporary stop and the boiler tries again by itself. If you see it every day, call us.',
    },
    {
      question: 'What pressure should my Remeha be at?',
      answer:
        'In most homes, 1.0-1.5 bar when cold. Remeha usually asks for a little more, about 1.5-2 bar, and treats less than 0.8 bar as too low.',
    },
  ],
  closing: 'Have the model, the kilowatts and the full code ready when you book or call.',
  related: [
    { to: '/services/baxi', label: 'Baxi boiler repair and service' },
    { to: '/services/potterton', label: 'Potterton boilers, from the same group' },
    { to: '/guides/boiler-pressure-guide', label: 'Boiler pressure: where to look and how to top up' },
  ],
} satisfies LongBrand;
