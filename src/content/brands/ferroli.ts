import { guaranteeTime } from '../claim-phrases.ts';
import { guaranteeMonths } from '../claims.ts';
import { gasSteps, pressureStep, refill, resetStep, topUpSteps } from '../safe-steps.ts';
import type { LongBrand } from '../schemas/brand.ts';

/** In pounds, VAT included. */
const servicePrice = 85;
const serviceMinutes = [60, 90] as const;

export const brand = {
  slug: 'ferroli',
  layout: 'long',
  name: 'Ferroli',
  fuel: 'gas',
  drawing: {
    width: 126,
    height: 210,
    radius: 9,
    fascia: 34,
    position: 'low',
    tone: 'light',
    display: 40,
    dial: 'right',
    knobs: 1,
    accent: 'return',
    trim: 'step',
  },
  meta: {
    title: `Ferroli Boiler Repair & Service London | From £${servicePrice}`,
    description: `Ferroli boiler repair in London, and a service from £${servicePrice}, in ${serviceMinutes.join('-')} minutes. What A01, A02, A03 and F05 mean, and whether you can still get parts for yours.`,
    keywords: [
      'ferroli boiler service london',
      'ferroli boiler repair london',
      'ferroli modena he',
      'ferroli a02 fault',
      'ferroli f05 fault',
    ],
  },
  intro: `We repair Ferroli boilers all over London, and service them from £${servicePrice} in ${serviceMinutes.join('-')} minutes. Because parts can be scarce, we check that they exist for your model before we quote.`,
  servicePrice,
  serviceMinutes,
  prose: [
    {
      heading: 'Ferroli boiler repair in London',
      paragraphs: [
        'Ferroli is an Italian brand that’s rarely sold new in Britain now, so the first question is whether the part still exists.',
        'Call us with the model, the code and the postcode. You have the price before we fit anything, and if the van has the part, that’s one visit.',
      ],
    },
    {
      heading: 'Ferroli A codes and F codes',
      paragraphs: [
        'An A code is a lock-out: the boiler stays off until the fault is fixed and someone resets it. An F code clears by itself once the reading is right again. Numbers changed between generations, so check the table in your manual too.',
      ],
    },
    {
      heading: 'Why we test a Ferroli’s wiring',
      paragraphs: [
        'A Ferroli senses its flame through a tiny current to earth. Swapped live and neutral, or a poor earth, can bring up A01 or A02 just as a bad electrode does, so we test both at every service. On a Modena HE or Optimax HE we also look for damp on the board, because it upsets the same signal.',
      ],
    },
  ],
  whyChoose: [
    {
      icon: 'search',
      title: 'Ferroli Specialists',
      description: 'Our engineers are Gas Safe registered and know which Ferrolis have an air switch and which don’t.',
    },
    {
      icon: 'calendar',
      title: 'Flexible Scheduling',
      description: 'A service can be early in the morning, in the evening, or on a Saturday or Sunday.',
    },
    {
      icon: 'shield',
      title: `${guaranteeMonths.service} Month Guarantee`,
      description: `Your Ferroli’s own warranty has probably ended. Ours runs for ${guaranteeTime} on each part we fit and on the work.`,
    },
  ],
  models: {
    current: [
      { name: 'i 25 and i 29', description: 'Combis of 25-29 kW, the last Ferrolis widely seen in British homes' },
      {
        name: 'BlueHelix Tech and HiTech',
        description: 'Combis, about 24-34 kW, with a stainless coil. Sold abroad; supply here is uncertain',
      },
      { name: 'Modena HE', description: 'Condensing combi and system, about 24-38 kW, 2005-2013. No longer sold' },
      { name: 'Optimax HE', description: 'Combi, system and regular on one platform, about 18-38 kW. Off sale too' },
    ],
    legacy: [
      {
        name: 'F24, F30 and Domicompact',
        description: 'Combis, 2000s. Some heat radiators and taps in one exchanger',
      },
      { name: 'Tempra', description: 'Combi, late 1990s and 2000s' },
      { name: 'Modena 80, 102 and Domina', description: 'Combis, 1990s to mid 2000s, not condensing' },
      { name: 'Roma and Sigma', description: 'Combi and regular, 1980s and 1990s. Parts are scarce' },
    ],
  },
  issues: [
    {
      code: 'A01',
      issue: 'No flame',
      who: 'owner',
      meaning:
        'The burner failed to light, usually after about three tries. There may be no gas, a frozen or blocked condensate pipe, or a worn electrode. Air in the pipe after gas work can do it too.',
      check: [...gasSteps(), 'Reset it once and give it half a minute to try. If it fails, leave it off and call us.'],
      solution: [
        'Check the gas pressure',
        'Check the electrode gap, the lead and the gas valve',
        'Measure the combustion',
      ],
      urgency: 'today',
      replaced: 'Electrode and lead',
    },
    {
      code: 'A02',
      issue: 'False flame',
      who: 'engineer',
      meaning:
        'The board sees a flame while the burner should be off. Usually that’s damp, a poor earth, the electrode lead or the board. In rare cases the gas valve isn’t closing fully, so treat it seriously.',
      check: [
        'If you smell gas, don’t touch any switches. Get out and call 0800 111 999.',
        'If you don’t, switch the boiler off, don’t reset it and call us the same day.',
      ],
      solution: [
        'Test that the gas valve closes fully',
        'Test the earth and the polarity',
        'Dry or replace the electrode and lead',
        'Make the boiler safe if the valve has failed',
      ],
      urgency: 'now',
      replaced: 'Electrode and lead',
    },
    {
      code: 'A03',
      issue: 'Safety thermostat',
      who: 'owner',
      meaning:
        'The boiler overheated because the water wasn’t carrying the heat away. Low pressure, air, a stuck pump, sludge or closed valves can do it.',
      check: ['Let it cool down and open the radiator valves.', pressureStep('F37'), resetStep('A03')],
      solution: ['Bleed the air out', 'Free the pump and clear the sludge', 'Test the thermostat and the sensor'],
      urgency: 'now',
      replaced: 'Pump, if it won’t free',
    },
    {
      code: 'F05',
      issue: 'Fan or air pressure switch',
      who: 'engineer',
      meaning:
        'The boiler couldn’t prove its air supply. On older models the air switch didn’t close in time; on condensing ones the fan signal is wrong.',
      check: [
        'Switch the boiler off, leave it off and call us.',
        'From the ground, look for anything that blocks the flue outlet, and tell us.',
      ],
      solution: [
        'Clear the flue and the air tubes',
        'Test the fan and its air switch',
        'Measure the combustion after a new fan',
      ],
      urgency: 'now',
      replaced: 'Air switch or fan',
    },
    {
      code: 'F37',
      issue: 'Low water pressure',
      who: 'owner',
      meaning: 'The pressure has dropped below about 0.8 bar. F37 clears without a reset once it’s back.',
      check: [...topUpSteps(), 'If it’s low again within weeks, call us.'],
      solution: ['Find the leak', 'Recharge the expansion vessel with air', 'Replace a relief valve that drips'],
      urgency: 'today',
      replaced: 'Relief valve, if it drips',
    },
    {
      issue: 'Poor hot water',
      who: 'engineer',
      meaning:
        'Scale has built up in the heat exchanger, or the hot-water sensor is wrong. Some F24 and Domicompact boilers have a bithermal exchanger, which costs more to put right than a plate.',
      check: ['Slow the hot tap to a thin stream, and tell us whether it gets hot then.'],
      solution: [
        'Descale or replace the exchanger',
        'Test the hot-water sensor',
        'Price a new exchanger against a new boiler',
      ],
      urgency: 'soon',
      replaced: 'Heat exchanger, if descaling fails',
    },
  ],
  moreCodes: [
    { code: 'F07', meaning: 'Flue too hot (Modena HE)', who: 'engineer', urgency: 'now', replaced: 'We test it first' },
    { code: 'F10', meaning: 'Heating sensor', who: 'engineer', urgency: 'today', replaced: 'Heating sensor' },
    { code: 'F11', meaning: 'Hot-water sensor', who: 'engineer', urgency: 'soon', replaced: 'Hot-water sensor' },
    {
      code: 'F43',
      meaning: 'No water flow, exchanger protected',
      who: 'engineer',
      urgency: 'today',
      replaced: 'Pump, if it won’t free',
    },
  ],
  controls: [
    {
      models: 'Ferrolis with a braided hose',
      topUp: `A round gauge is usually on the panel or underneath. Open both taps on the hose gently, stop at ${refill}, close both and unscrew a loose hose.`,
      reset: 'Hold the RESET button for a few seconds, then wait about 30 seconds.',
    },
    {
      models: 'Ferrolis with a built-in tap',
      topUp:
        'There’s no hose, so look for a small tap in the base. Open it slowly and close it fully at the same pressure.',
      reset: 'If there’s no button, turn the selector to reset and hold it for a few seconds.',
    },
  ],
  pricingTitle: 'Service Pricing and What’s Included',
  pricingIntro:
    'VAT is included, and the price is the same even where parts are scarce. If something has worn out, we tell you whether you can get it and what it costs.',
  includes: [
    'Tell you which parts you can still get',
    'Test the polarity and earth at the boiler',
    'Check the electrode, lead and flame current',
    'Clean the fan wheel, venturi and air tubes',
    'Test the air switch or fan signal',
    'Check the flue, its joints and outlet',
    'Measure the gas pressure and burner setting',
    'Measure CO and CO₂ with an analyser',
    'Clean the condensate trap on HE models',
    'Test the vessel, relief valve and filling tap',
    'Check the radiator water for air and sludge',
    'Write up the readings and a gas safety certificate',
  ],
  faqs: [
    {
      question: 'Can you still get parts for a Ferroli boiler?',
      answer:
        'Yes, for common parts such as electrodes, fans and switches, which come through spares firms. Circuit boards and case parts are scarce.',
    },
    {
      question: 'A02 clears when I reset it. Can I carry on using it?',
      answer: 'No, leave it off until we’ve tested it, because a leaking gas valve is one possible cause.',
    },
    {
      question: 'Is my Ferroli still under warranty?',
      answer:
        'Probably not, because most have run out. If your papers are in date, we’ll find out who handles claims before you rely on them.',
    },
    {
      question: 'Why did A03 come up after I bled the radiators?',
      answer:
        'Bleeding lowers the pressure and can leave air in the pump. Follow the steps for F37, then reset it once. If A03 returns, call us.',
    },
  ],
  closing:
    'If it has stopped, call us now. For a service, choose a time and tell us the model, so we can check parts first.',
  related: [
    { to: '/services/vokera', label: 'Vokera repair and service: its A03 is the fan' },
    { to: '/guides/when-to-replace-boiler', label: 'What to spend on a boiler with few parts left' },
    { to: '/boiler-quotes', label: 'A fixed price to replace your Ferroli' },
  ],
} satisfies LongBrand;
