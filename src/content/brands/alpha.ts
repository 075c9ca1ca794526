import { guaranteeTime } from '../claim-phrases.ts';
import { guaranteeMonths } from '../claims.ts';
import { gasSteps, pressureStep, refill, resetStep, topUpSteps } from '../safe-steps.ts';
import type { CardBrand } from '../schemas/brand.ts';

/** In pounds, VAT included. */
const servicePrice = 85;
const serviceMinutes = [60, 90] as const;

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
    trim: 'panel',
  },
  meta: {
    title: `Alpha Boiler Repair & Service London | Fixed £${servicePrice}`,
    description: `Alpha boiler repairs and servicing across London: E-Tec, Evoke, InTec and CD. A service is £${servicePrice} and takes ${serviceMinutes.join('-')} minutes. Codes 01 to 38 explained.`,
    keywords: [
      'alpha boiler service london',
      'alpha boiler repair london',
      'alpha e-tec service',
      'alpha intec fault codes',
      'alpha gassaver service',
    ],
  },
  intro: `We repair and service Alpha boilers across London, with or without a GasSaver. The service has a fixed price of £${servicePrice} and takes ${serviceMinutes.join('-')} minutes.`,
  servicePrice,
  serviceMinutes,
  stats: [
    { number: '2,000+', label: 'Services completed' },
    { number: '99%', label: 'Customer satisfaction' },
    { number: `£${servicePrice}`, label: 'Starting from' },
    { number: '24/7', label: 'Emergency Cover' },
  ],
  prose: [
    {
      heading: 'Alpha boiler repair: how it works',
      paragraphs: [
        'Call us with the code and the model, and we’ll bring the parts that usually fix it. The codes we see most on an Alpha are 01, 02 and 10. Our engineer finds the cause and tells you what the repair costs before it starts, and most are fixed on that visit.',
        'Immergas builds these boilers in Italy for Alpha in Kent. Parts for the E-Tec, Evoke and InTec come through UK merchants.',
      ],
    },
    {
      heading: 'What is a GasSaver, and does it need servicing?',
      paragraphs: [
        'GasSaver is the unit on top of some Alpha combis. It uses heat from the flue gases to warm the cold water on its way into the boiler, so hot water takes less gas. It makes condensate that has to drain freely, which is why our service includes its drain and its seals.',
      ],
    },
    {
      heading: 'How long is an Alpha warranty?',
      paragraphs: [
        'An Evoke has usually come with about five to seven years, and the E-Tec family with seven to ten. The longest terms go with Alpha’s own filter pack, and your certificate has the figure for your boiler. You need the registration, the completed Benchmark log and a record of every yearly service.',
      ],
    },
  ],
  benefits: [
    'We clean the GasSaver drain where there is one',
    'We test the thermal fuse on the heat exchanger',
    'We brush the coil with a soft brush and rinse it',
    'We set the expansion vessel to about 1 bar',
  ],
  features: [
    {
      title: 'Thorough Inspection',
      description: 'We read the stored faults before we clear any, then check the flue, the coil and the trap.',
    },
    {
      title: 'Precision Tuning',
      description:
        'We measure CO and CO₂ at full and low output, and adjust the gas valve only as Alpha’s manual allows.',
    },
    {
      title: 'Full Certification',
      description: 'You get the service report and a gas safety certificate, and we fill in the Benchmark log.',
    },
  ],
  whyChoose: [
    {
      icon: 'users',
      title: 'Alpha Specialists',
      description: 'Our Gas Safe registered engineers service Alphas from the CB24 of the 1990s to today’s E-Tec Plus.',
    },
    {
      icon: 'clock',
      title: 'Flexible Scheduling',
      description: 'You can book early mornings and evenings, and Saturdays and Sundays too.',
    },
    {
      icon: 'shield',
      title: `${guaranteeMonths.service}-Month Guarantee`,
      description: `Any electrode, fan or sensor we fit is covered for ${guaranteeTime}, and so is the work.`,
    },
    {
      icon: 'pound',
      title: 'Fixed Price Promise',
      description: 'A GasSaver costs you nothing extra, although it adds a drain and seals to the job.',
    },
    {
      icon: 'tools',
      title: 'Parts Available',
      description: 'We carry electrodes, leads, flow sensors and plate heat exchangers for E-Tec and InTec.',
    },
    {
      icon: 'zap',
      title: '24/7 Emergency',
      description: 'We answer at any hour, and an engineer sets off if it can’t wait until morning.',
    },
  ],
  models: {
    current: [
      {
        name: 'Alpha E-Tec and E-Tec NX',
        description: 'Combis: the E-Tec 28 and 33 kW, the NX 28 kW. The display shows pressure and codes',
      },
      {
        name: 'Alpha E-Tec Plus',
        description: 'Combi, 28, 33 and 38 kW. The 38 kW heats about 15.6 L/min by 35 °C',
      },
      {
        name: 'Alpha E-Tec S and E-Tec R',
        description: 'S is a system boiler, about 20-30 kW. R is for tank-fed systems, about 15-30 kW',
      },
      { name: 'Alpha Evoke', description: 'Alpha’s entry-level combi, 28 and 33 kW' },
    ],
    legacy: [
      {
        name: 'InTec 24, 30 and 40 GS and X',
        description: 'About 2013-2019. GS has a GasSaver. Electrodes, fans and sensors wear out',
      },
      {
        name: 'InTec 26C, 30C and 34C',
        description: 'About 2010-2014. Electrodes, diverters and expansion vessels wear',
      },
      {
        name: 'CD24, CD28, CD32, CD25X and CD28X',
        description: 'Condensing combis, about 2006-2012. The flow switch, pump or board can fail',
      },
      {
        name: 'HE25 and HE33, CB24 and CB28',
        description: 'The HE pair is condensing, about 2004-2007. The CB pair is older and non-condensing',
      },
    ],
  },
  issues: [
    {
      code: '01',
      issue: 'No ignition',
      who: 'owner',
      urgency: 'today',
      replaced: 'Electrodes or ignition lead',
      meaning:
        'The burner didn’t light. It may have no gas, a frozen condensate pipe or a fault in its ignition parts.',
      check: [...gasSteps(), resetStep('01')],
      solution: ['Measure the gas pressure', 'Check the electrodes, lead, spark generator and gas valve'],
    },
    {
      code: '02',
      issue: 'Overheat lock-out',
      who: 'owner',
      urgency: 'now',
      replaced: 'Pump or thermostat',
      meaning:
        'The heat exchanger got too hot. The pump may have stopped, or there may be air or dirt in the water. A blown thermal fuse shows 02 too.',
      check: ['Let the boiler go cold and open the radiator valves.', pressureStep('10'), resetStep('02')],
      solution: [
        'Get the water moving, then test the thermostat and thermal fuse',
        'Quote for a new heat exchanger if the fuse has blown',
      ],
    },
    {
      code: '08',
      issue: 'Too many resets',
      who: 'engineer',
      urgency: 'today',
      replaced: 'Depends on the first fault',
      meaning: 'Reset was pressed more often than the boiler allows. The code that came first is the real fault.',
      check: [
        'Stop pressing reset and leave the boiler off.',
        'Write down any earlier code you remember, and call us.',
      ],
      solution: ['Read the boiler’s history back to the first fault', 'Repair that fault'],
    },
    {
      code: '10',
      issue: 'System pressure low',
      who: 'owner',
      urgency: 'today',
      replaced: 'Usually nothing; sometimes the safety valve',
      meaning: 'There’s too little water in the heating, so the burner stays off until the pressure is back.',
      check: topUpSteps(),
      solution: ['Set the expansion vessel to 1 bar', 'Find the leak and check the safety valve'],
    },
    {
      code: '20',
      issue: 'False flame signal',
      who: 'engineer',
      urgency: 'now',
      replaced: 'Electrode, lead or circuit board',
      meaning: 'The board detects a flame when there shouldn’t be one, so the boiler won’t start.',
      check: ['Turn the Alpha off at its switched spur, leave it off and call us.'],
      solution: ['Test the electrode, lead and board', 'Check that the gas valve shuts tight'],
    },
    {
      issue: 'Hot water turns warm, cold and warm again',
      who: 'engineer',
      urgency: 'soon',
      replaced: 'Plate heat exchanger or flow sensor',
      meaning:
        'Scale has built up in the plate heat exchanger, or the flow sensor is failing. A GasSaver doesn’t cause this.',
      check: ['Try another tap. If only one tap does it, its mixer is at fault.'],
      solution: [
        'Measure the temperature on both sides of the plate',
        'Descale or replace the plate, or replace the sensor',
      ],
    },
  ],
  moreCodes: [
    {
      code: '03',
      meaning: 'Flue thermostat too hot',
      who: 'engineer',
      urgency: 'now',
      replaced: 'Usually nothing, or the sensor',
    },
    { code: '05', meaning: 'Flow sensor', who: 'engineer', urgency: 'today', replaced: 'Flow sensor' },
    { code: '06', meaning: 'Hot-water sensor', who: 'engineer', urgency: 'soon', replaced: 'Hot-water sensor' },
    {
      code: '12',
      meaning: 'Cylinder sensor (FlowSmart)',
      who: 'engineer',
      urgency: 'soon',
      replaced: 'Cylinder sensor',
    },
    { code: '16', meaning: 'Fan', who: 'engineer', urgency: 'now', replaced: 'Fan' },
    {
      code: '27',
      meaning: 'Poor circulation: check the gauge, as for 02',
      who: 'owner',
      urgency: 'today',
      replaced: 'Pump, if it’s stuck',
    },
    { code: '37', meaning: 'Mains voltage low', who: 'engineer', urgency: 'today', replaced: 'Usually nothing' },
    {
      code: '38',
      meaning: 'Flame signal lost: check as for 01',
      who: 'owner',
      urgency: 'today',
      replaced: 'Electrodes or ignition lead',
    },
  ],
  controls: [
    {
      models: 'E-Tec',
      topUp: `Read the pressure on the display. Open the filling valve or loop underneath, stop at ${refill} and close it fully.`,
      reset: 'Press the reset button, or move the selector to reset, and let go after a few seconds.',
    },
    {
      models: 'InTec and CD',
      topUp: 'The gauge is a round dial on the front, and the filling valve or loop is underneath.',
      reset: 'Reset it as you would an E-Tec. Alpha counts the presses, so once is enough.',
    },
  ],
  includes: [
    'Note the stored fault codes',
    'Inspect the flue and the GasSaver seals',
    'Measure the gas rate or inlet pressure',
    'Check the insulation and the burner-door seal',
    'Test the overheat thermostat',
    'Set the ignition and sensing electrodes',
    'Check the pressure gauge and safety valve',
    'Wash and refill the condensate trap',
    'Analyse the flue gases at both outputs',
    'Write the readings in the service report',
  ],
  partsNote:
    'We use genuine Alpha parts or approved equivalents. Spare parts aren’t in the price, and nothing is fitted without your approval.',
  faqs: [
    {
      question: 'Can I fix code 10 on my Alpha myself?',
      answer:
        'Usually, if nothing is leaking. If you keep having to top it up, the expansion vessel may have lost its air.',
    },
    {
      question: 'Why is code 02 taken so seriously?',
      answer:
        'The heat exchanger has a thermal fuse that works only once. If overheating blows it, the whole heat exchanger has to be replaced, so we test it at each service.',
    },
    {
      question: 'Why did my Alpha change from 01 to 08?',
      answer: 'It was reset too many times. We read the history to find what came before 08.',
    },
    {
      question: 'Can you still get parts for an old Alpha?',
      answer: 'Usually, although those for CB models are harder to find, so we check before we promise a repair.',
    },
    {
      question: 'Does GasSaver help the radiators as well?',
      answer: 'No, it only saves gas on hot water, and the heating runs as it would without one.',
    },
    {
      question: 'I let my flat. Do I need this service by law?',
      answer:
        'The law requires a gas safety check with a record every 12 months, and a maintained boiler. This service covers the maintenance, and the check can be done on the same appointment.',
    },
  ],
  closing: 'Tell us when you book if there’s a GasSaver on top of the boiler, and we’ll allow time for it.',
  related: [
    { to: '/guides/boiler-pressure-guide', label: 'Boiler pressure guide, if your Alpha keeps showing 10' },
    { to: '/services/intergas', label: 'Intergas: the Xtreme also recovers heat from its flue' },
    { to: '/guides/boiler-service-maintenance', label: 'What to do between two services' },
    { to: '/guides/when-to-replace-boiler', label: 'When a new heat exchanger isn’t worth buying' },
  ],
} satisfies CardBrand;
