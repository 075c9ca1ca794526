import { countedReviews, experience, reviews, shownFigures } from '../claims.ts';
import { gasSteps, pressureStep, refill } from '../safe-steps.ts';
import type { RichBrand } from '../schemas/brand.ts';

/** In pounds, VAT included. `planPrice` is per month. */
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
    display: 38,
    dial: 'left',
    knobs: 2,
    accent: 'return',
    trim: 'plain',
  },
  meta: {
    title: `Worcester Bosch Boiler Repair & Service London | £${servicePrice}`,
    description: `We repair and service Worcester Bosch Greenstar boilers across London. Service from £${servicePrice} in 45-60 minutes. What to check when EA, E9, 224 or 227 shows.`,
    keywords: [
      'worcester bosch boiler service london',
      'greenstar service london',
      'worcester bosch repair london',
      'worcester ea 227',
    ],
  },
  badge: 'Greenstar servicing, Gas Safe registered',
  bookLabel: 'Book Service Now',
  intro: `We repair and service Worcester Bosch boilers across London. A\u00a0service costs from £${servicePrice} and takes 45-60 minutes.`,
  servicePrice,
  serviceMinutes: [45, 60],
  stats: shownFigures([
    { number: experience.installations, label: 'All brands installed' },
    { number: experience.years, label: 'Years in business' },
    { number: reviews.search, label: `From ${countedReviews}` },
    { number: '60', label: 'Minutes booked for a service, on average' },
  ]),
  prose: [
    {
      heading: 'Worcester Bosch boiler repair',
      paragraphs: [
        'The Worcester repairs we do most are EA codes, tepid hot water and pressure that swings. We find the cause and give you a price before we start. As we carry the usual Greenstar parts, one visit is normally enough.',
      ],
    },
    {
      heading: 'Which code should you read us?',
      paragraphs: [
        'When you call, read us the letters and the number together. The 4000 and 8000 put the letter last: O is status, W is a warning, B clears by itself and V needs a reset. On a Junior or Ri, a flashing lamp replaces the letters.',
      ],
    },
    {
      heading: 'Why measure the fan pressure?',
      paragraphs: [
        'It shows whether the aluminium heat exchanger is clear inside, because the WB3 type can block where nobody sees it. A low reading means it has to be opened and cleaned, which is a separate job.',
      ],
    },
  ],
  checklist: [
    'We read the stored fault codes',
    'We check the flue, outlet and case seal',
    'We test the limiter, sensors and wiring plugs',
    'We check the pump',
    'We look for drips and corrosion',
    'We leave you a written report',
  ],
  breakdown: [
    {
      title: 'Fan pressure',
      description: 'We take the reading while the boiler is cool and compare it with the manual.',
    },
    {
      title: 'Combustion',
      description:
        'We measure the gas pressure at the inlet, then CO, CO₂ and their ratio at maximum and minimum output.',
    },
    {
      title: 'Ignition parts',
      description: 'We check and clean the electrodes and lead, and replace any gasket we disturb.',
    },
    {
      title: 'Condensate siphon',
      description: 'We wash and refill the siphon and run water through to the drain.',
    },
    {
      title: 'Water pressure',
      description: `We check the expansion vessel charge and the safety valve, then refill to ${refill} cold.`,
    },
    {
      title: 'Paperwork',
      description: 'You get the readings, a gas safety certificate and the Benchmark entry.',
    },
  ],
  issues: [
    {
      code: 'EA',
      issue: 'Flame loss',
      who: 'owner',
      urgency: 'now',
      replaced: 'Electrodes, lead or gas valve',
      meaning: 'The flame never lit (227) or went out (229). EA 228 means the boiler sensed a flame too early.',
      check: [
        'With 228, don’t reset it. Leave the boiler off and call us.',
        ...gasSteps(),
        'With 227 or 229, press reset once. If it comes back, leave the boiler off and call us.',
      ],
      solution: [
        'Measure the gas pressure at the boiler',
        'Check the electrodes, lead and gas valve',
        'Clear the siphon and check the flue',
      ],
    },
    {
      code: 'E9',
      issue: 'Overheat',
      who: 'owner',
      urgency: 'now',
      replaced: 'Pump, sensor or limiter',
      meaning:
        'The boiler got too hot and shut down. With 219 or 224, the water usually isn’t moving. With 220 or 221, the safety sensor is shorted or open.',
      check: [
        'Switch the boiler off and let it go cold.',
        'With 220, 221 or 224, don’t reset it. Leave it off and call us.',
        `With 219, open the radiator valves. ${pressureStep()}`,
        'If it’s 219, you can then reset it once. If it trips again, leave it off and call us.',
      ],
      solution: ['Test the sensor and limiter', 'Free or replace the pump and let out the air'],
    },
    {
      code: '224',
      issue: 'Flue fault',
      who: 'engineer',
      urgency: 'now',
      replaced: 'Limiter, fan or pump',
      meaning:
        'A heat limiter on the flue or the heat exchanger has opened. Slow water is the usual reason, then a weak fan or a blocked flue.',
      check: [
        'Don’t reset it, because that won’t clear an open limiter. Leave it off and call us.',
        'From the ground, look for leaves or scaffold sheeting over the flue.',
        'Read the gauge cold and tell us the figure.',
      ],
      solution: ['Test each limiter', 'Check the fan, flue and water flow before replacing anything'],
    },
    {
      code: '227',
      issue: 'Flame detection',
      who: 'owner',
      urgency: 'today',
      replaced: 'Electrodes or ignition lead',
      meaning:
        'Your Worcester tried to light and found no flame. It’s the same fault as EA 227, and some newer models show 2927.',
      check: [
        'If 215 or 216 shows too, don’t reset it. Leave the boiler off and call us.',
        'Check the flue, the gas and the pipe as for EA.',
        'With 227 alone, press reset once. If it comes back, leave the boiler off and call us.',
      ],
      solution: ['Check the spark, the lead and the gas valve'],
    },
    {
      issue: 'Shower turns hot and tepid',
      who: 'engineer',
      urgency: 'soon',
      replaced: 'Plate heat exchanger',
      meaning: 'The usual cause is scale in the plate heat exchanger.',
      check: ['Compare two hot taps. If both do it, call us.'],
      solution: ['Measure how fast the water flows and heats up', 'Descale the plate heat exchanger or replace it'],
    },
    {
      issue: 'Gauge past 2.5 bar hot, near zero cold',
      who: 'engineer',
      urgency: 'today',
      replaced: 'Expansion vessel or safety valve',
      meaning:
        'The expansion vessel has lost its air. The safety valve lets hot water out through the wall, and the pressure is gone when it cools.',
      check: [
        'Switch the boiler off, let it cool and call us. Don’t add water.',
        'Look for drips at the copper pipe outside. Never cap it.',
      ],
      solution: ['Recharge or replace the expansion vessel', 'Check that the safety valve closes'],
    },
  ],
  moreCodes: [
    {
      code: '1017 W',
      meaning: 'Low pressure: top up once if nothing leaks',
      who: 'owner',
      urgency: 'today',
      replaced: 'Usually nothing',
    },
    { code: 'A1', meaning: 'Pump stuck or full of air', who: 'engineer', urgency: 'today', replaced: 'Pump' },
    {
      code: 'C1',
      meaning: 'Fan stopped or too slow (Greenstar i)',
      who: 'engineer',
      urgency: 'now',
      replaced: 'Fan',
    },
    { code: 'C6', meaning: 'Fan too fast or too slow', who: 'engineer', urgency: 'now', replaced: 'Fan' },
    { code: 'C7', meaning: 'Fan not running, or no airflow', who: 'engineer', urgency: 'now', replaced: 'Fan' },
    {
      code: 'CE 207',
      meaning: 'Low pressure: top up once if nothing leaks',
      who: 'owner',
      urgency: 'today',
      replaced: 'Usually nothing',
    },
    { code: 'D1', meaning: 'Return sensor, or return too hot', who: 'engineer', urgency: 'now', replaced: 'Sensor' },
    {
      code: 'D4',
      meaning: 'Low pressure, or two sensors disagree',
      who: 'owner',
      urgency: 'today',
      replaced: 'Sensor',
    },
    {
      code: 'D5',
      meaning: 'Heat limiter, if it shows 224 too',
      who: 'engineer',
      urgency: 'now',
      replaced: 'Heat limiter',
    },
    { code: 'E2', meaning: 'Flow sensor', who: 'engineer', urgency: 'today', replaced: 'Sensor' },
    { code: 'E3', meaning: 'Overheating, on some models', who: 'owner', urgency: 'now', replaced: 'Sensor' },
    { code: 'E5', meaning: 'Water leaving the boiler too hot', who: 'engineer', urgency: 'now', replaced: 'Pump' },
    { code: 'E8', meaning: 'Sensor shorted, on some models', who: 'engineer', urgency: 'today', replaced: 'Sensor' },
  ],
  controls: [
    {
      models: 'i, Si and CDi',
      topUp: `The dial is on the front or under the flap, where the white plastic key is usually clipped. Push it in underneath, turn it to unlock and open the white valve slowly. At ${refill}, close the valve, turn the key back to lock and take it out.`,
      reset: 'Press the lit or marked reset button once.',
    },
    {
      models: '4000 and 8000',
      topUp: `The pressure is also in the display. On a combi, pull and hold the blue lever underneath, and let go at ${refill}. A system boiler has a braided loop.`,
      reset: 'Choose reset on the screen when a V code shows.',
    },
  ],
  packages: [
    {
      name: 'Standard',
      price: servicePrice,
      per: 'service',
      description: 'The complete yearly service for one boiler and its flue.',
      includes: [
        'Measure fan pressure and combustion',
        'Check and clean the ignition parts',
        'Wash the condensate siphon',
        'Check the expansion vessel',
        'Report and gas safety certificate',
      ],
      action: 'Book',
      details: 'Cleaning and small adjustments are included, while new parts are extra and need your approval.',
    },
    {
      name: 'Premium',
      price: premiumPrice,
      per: 'service',
      label: 'Most Popular',
      description: 'It adds a check of your radiators and heating water.',
      includes: [
        'Everything in Standard',
        'Clean the magnetic filter',
        'Test the inhibitor in the water',
        'Measure how much hot water a tap gives',
        'Bleed the radiators',
        'Set the timer and thermostat with you',
      ],
      action: 'Learn More',
      details: 'Choose Premium if some radiators heat slowly, because we bleed them and test the water.',
    },
    {
      name: 'Care Plan',
      price: planPrice,
      per: 'month',
      description: 'A Standard service every year, paid for in monthly amounts.',
      includes: [
        'One Standard service every 12 months',
        'A reminder before your guarantee date',
        'Your readings kept from year to year',
      ],
      action: 'Get Quote',
      details: `It costs £${planPrice} a month, or £${planPrice * 12} a year. Repairs aren’t included, so you’ll have a price for one before we start.`,
    },
  ],
  models: {
    current: [
      { name: 'Greenstar 1000', description: 'Combi, 24-30 kW class' },
      { name: 'Greenstar 2000', description: 'Combi, 25 and 30 kW, compact' },
      { name: 'Greenstar 4000', description: 'Combi, 25 and 30 kW, and a system version' },
      {
        name: 'Greenstar 8000 Life and Style',
        description: 'Combi 30-50 kW, system and regular. The 50 kW gives about 20 L/min',
      },
      { name: 'Greenstar Ri', description: 'Regular, about 12-24 kW, for tank-fed systems' },
    ],
    legacy: [
      { name: '24i, 28i and 35CDi RSF', description: '1990s to 2005. Diverters, fans and boards fail' },
      { name: 'Greenstar HE', description: 'About 2003-2009. Fans, electrodes and pumps wear' },
      { name: 'Greenstar 24i and 28i Junior', description: 'About 2005-2014. Flow sensors, plates and fans fail' },
      { name: 'Greenstar 25 and 30 Si Compact', description: 'About 2007-2020. Usually a plate, diverter or pump' },
      { name: 'Greenstar 25i, 30i and i System', description: 'About 2012-2020. A1 means the pump' },
      { name: 'Greenstar CDi Compact and Classic', description: 'About 2009-2020. Usually a diverter, fan or sensor' },
    ],
  },
  faqs: [
    {
      question: 'Will your service keep my Worcester guarantee?',
      answer:
        'Yes, because Worcester asks for registration, a yearly service by a Gas Safe registered engineer and a Benchmark record. A 4000 can usually have up to ten years and an 8000 up to 12, on conditions such as a Worcester filter. When we quote for a new one, we confirm its years in writing.',
    },
    {
      question: 'Do landlords need a service every year?',
      answer:
        'The law asks for a gas safety check with a record every 12 months, and for the boiler to be maintained. A yearly service is the usual way to do the second.',
    },
    {
      question: 'Is a Junior or CDi worth repairing?',
      answer:
        'Usually, because parts are still easy to get. From about 12 years old, compare the repair with half the price of a new boiler.',
    },
  ],
  related: [
    { to: '/guides/worcester-error-codes', label: 'More Worcester error codes' },
    { to: '/guides/boiler-pressure-guide', label: 'How to top up a boiler, step by step' },
    { to: '/combi-boilers', label: 'The Greenstar 4000 compared with other combis' },
    { to: '/boiler-quotes', label: 'Fixed prices for a new Greenstar, installed' },
  ],
} satisfies RichBrand;
