import { guaranteeMonths } from '../claims.ts';
import { gasSteps, pressureStep, refill, resetStep, topUpSteps } from '../safe-steps.ts';
import type { LongBrand } from '../schemas/brand.ts';

/** In pounds, VAT included. */
const servicePrice = 85;
const serviceMinutes = [60, 90] as const;

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
    trim: 'seam',
  },
  meta: {
    title: `Vaillant Boiler Repair & Service London | From £${servicePrice}`,
    description: `Vaillant ecoTEC and ecoFIT repairs and servicing in London. Service from £${servicePrice} in ${serviceMinutes.join('-')} minutes. F75, F22, F28 and F29: what to check before you call us.`,
    keywords: [
      'vaillant boiler service london',
      'vaillant ecotec service london',
      'vaillant boiler repair london',
      'vaillant f75 fault',
      'vaillant f28 f29',
    ],
  },
  intro: `We service and repair Vaillant boilers all over London, old and new. Servicing starts at £${servicePrice} and takes ${serviceMinutes.join('-')} minutes.`,
  servicePrice,
  serviceMinutes,
  prose: [
    {
      heading: 'Vaillant boiler repair in London',
      paragraphs: [
        'F75, F22 and F28 are the Vaillant faults we repair most. F75 doesn’t always need a pressure sensor, because the pump or trapped air can cause it too, so we test both before we quote. You’ll know the price first, and most repairs are done on that visit.',
        'The boiler stores its last lockouts even after a reset, and our engineer reads them before starting. The same fault can show as F75, F.75 or F.075, depending on the age of the display.',
      ],
    },
    {
      heading: 'Why fit a new burner door seal?',
      paragraphs: [
        'The burner, fan and gas valve are one unit, and a seal closes it against the heat exchanger. Once we’ve opened that unit the seal can’t be used again, so we replace it and the self-locking nuts every time. We also check the insulation, because hot gas behind it scorches the door on early ecoTECs.',
        'The 2023 generation sets its own gas mixture, so on those we measure it and don’t adjust it.',
      ],
    },
    {
      heading: 'What does the warranty ask?',
      paragraphs: [
        'The terms we’ve seen ask for a Gas Safe registered engineer at commissioning and registration within 30 days. After that you need a recorded service every year, by Vaillant or any Gas Safe registered engineer, at your own cost. A boiler that wasn’t registered usually had only 12 months.',
        'The plus and exclusive can have up to ten years through an Advance installer. If you buy one from us, we confirm the number of years in writing with the quote.',
      ],
    },
  ],
  whyChoose: [
    {
      icon: 'flame',
      title: 'Vaillant Specialists',
      description: 'Our vans carry burner door seals, self-locking nuts and ecoTEC pressure sensors.',
    },
    {
      icon: 'clock',
      title: 'Flexible Scheduling',
      description: 'A service can be before work, after work or at the weekend, whichever suits your day.',
    },
    {
      icon: 'shield',
      title: `${guaranteeMonths.service} Month Guarantee`,
      description: `Vaillant parts we fit are guaranteed for ${guaranteeMonths.service} months, and so is our work.`,
    },
  ],
  models: {
    current: [
      { name: 'ecoFIT pure', description: 'Combi about 25-35 kW, system and open-vent about 12-30 kW' },
      { name: 'ecoTEC pro', description: 'Combi, 24-30 kW, with a plain display' },
      { name: 'ecoTEC plus', description: 'Combi about 25-38 kW, system and open-vent about 10-37 kW' },
      { name: 'ecoTEC exclusive', description: 'Combi 35 and 43 kW, system 27 kW, with Green iQ controls' },
      { name: 'ecoTEC sustain', description: 'Combi in the 24-30 kW class, sold through merchants' },
    ],
    legacy: [
      {
        name: 'ecoTEC plus and exclusive /5',
        description: 'About 2012-2023. Usually the pump, electrode or plate heat exchanger',
      },
      {
        name: 'ecoTEC plus and pro, first series',
        description: 'About 2005-2011. F75, scorched door seals and worn diverters are common',
      },
      { name: 'turboTEC', description: 'About 2004-2012. Plate heat exchangers, fans and air switches fail' },
      { name: 'aquaPLUS', description: 'About 2003-2008, with 15 litres of stored hot water that scales up' },
      { name: 'turboMAX and ecoMAX', description: '1990s to 2005. We check that parts exist before we quote' },
      { name: 'Thermocompact and Sine', description: '1990s. Usually the thermocouple, board or diverter' },
    ],
  },
  issues: [
    {
      issue: 'Scorched paint or a hot smell at the burner door',
      who: 'engineer',
      urgency: 'now',
      replaced: 'Burner door seal and insulation',
      meaning: 'Hot gas is passing the burner door seal, so the boiler isn’t safe to run.',
      check: [
        'Turn the boiler off, leave it off and call us now.',
        'If a CO alarm sounds, get out and follow the box above.',
      ],
      solution: ['Replace the seal, nuts and insulation', 'Check the door for warping before relighting'],
    },
    {
      code: 'F75',
      issue: 'Pressure sensor',
      who: 'owner',
      urgency: 'today',
      replaced: 'Pump or pressure sensor',
      meaning:
        'The water pressure should jump a little each time the pump starts, and it didn’t. The sensor or pump may be worn, but air, low pressure, a blocked pipe or a flat expansion vessel can cause it too.',
      check: [
        'Bleed the radiators when they’re cold.',
        'If the display is below 1.0 bar cold, follow the steps for F22 first.',
        resetStep('F75'),
      ],
      solution: [
        'Watch the pressure as the pump starts, to tell pump from sensor',
        'Replace the faulty part or clear the pipe',
        'Check the expansion vessel',
      ],
    },
    {
      code: 'F22',
      issue: 'Low water pressure',
      who: 'owner',
      urgency: 'today',
      replaced: 'Usually nothing; sometimes the safety valve',
      meaning:
        'The pressure is about 0.5 bar or less, because water has been lost. If the display says 0.0 but the radiators are full, the pressure sensor may have failed.',
      check: [...topUpSteps(), 'It usually restarts without a reset. If F22 stays at 1.0 bar or more, call us.'],
      solution: [
        'Check the vessel, safety valve and joints for the leak',
        'Compare the display with a test gauge',
        'Replace the pressure sensor if they disagree',
      ],
    },
    {
      code: 'F28/F29',
      issue: 'Ignition failure',
      who: 'owner',
      urgency: 'today',
      replaced: 'Electrode, lead or gas valve',
      meaning:
        'F28 means the boiler never lit, F29 that it lit, went out and wouldn’t relight. Both can be the gas supply, a blocked condensate pipe, the electrode or the gas valve. With F29 it can also be the flue.',
      check: [...gasSteps(), resetStep('F28 or F29')],
      solution: [
        'Measure the gas pressure with every gas appliance on',
        'Check the electrode, transformer, lead and gas valve',
        'For F29, test the flue for leaks',
      ],
    },
    {
      code: 'F20',
      issue: 'Overheat limiter',
      who: 'owner',
      urgency: 'now',
      replaced: 'Pump, if it has failed',
      meaning:
        'The water got too hot and the limiter stopped the boiler. F23 and F24 warn of the same poor circulation earlier.',
      check: ['Let it go cold and open any radiator that’s shut.', pressureStep('F22'), resetStep('F20')],
      solution: ['Check for a worn pump, air and sludge', 'Compare the temperature sensors'],
    },
    {
      issue: 'Hot water goes cold and comes back',
      who: 'engineer',
      urgency: 'soon',
      replaced: 'Plate heat exchanger or flow sensor',
      meaning: 'Scale in the plate heat exchanger makes the burner cut out, or the flow sensor is failing.',
      check: ['Compare two taps and feel whether the radiators heat as usual, then tell us what you found.'],
      solution: ['Remove the scale, or replace the plate heat exchanger', 'Clean the flow sensor and test again'],
    },
    {
      issue: 'Radiators warm up in summer',
      who: 'engineer',
      urgency: 'soon',
      replaced: 'Diverter valve or its motor',
      meaning: 'The diverter valve lets hot water into the heating while you run a tap.',
      check: [
        'Turn the heating off at the control and run a hot tap for five minutes.',
        'If a radiator pipe gets warm, call us.',
      ],
      solution: ['Replace the diverter motor or the valve insert'],
    },
  ],
  moreCodes: [
    { code: 'F0', meaning: 'Flow sensor', who: 'engineer', urgency: 'today', replaced: 'Flow sensor' },
    { code: 'F1', meaning: 'Return sensor', who: 'engineer', urgency: 'today', replaced: 'Return sensor' },
    { code: 'F25', meaning: 'Flue too hot', who: 'engineer', urgency: 'now', replaced: 'Depends on our test' },
    { code: 'F27', meaning: 'False flame', who: 'engineer', urgency: 'now', replaced: 'Depends on our test' },
    { code: 'F32', meaning: 'Fan speed wrong', who: 'engineer', urgency: 'now', replaced: 'Fan' },
    {
      code: 'F73/F74',
      meaning: 'Pressure sensor signal too low (F73) or too high (F74)',
      who: 'engineer',
      urgency: 'today',
      replaced: 'Pressure sensor',
    },
  ],
  controls: [
    {
      models: 'Most Vaillants',
      topUp: `The display shows the pressure and flashes below about 0.8 bar. The filling loop is under a combi. Leave the power on, watch the display and close every valve at ${refill}.`,
      reset: 'Press the button with the crossed-out flame. On newer models, hold it for three seconds or use the menu.',
    },
  ],
  pricingTitle: 'Service Pricing and What’s Included',
  pricingIntro:
    'The price is for one boiler. If the burner unit has to come out, or a part is worn, that’s extra, and you have its price first.',
  includes: [
    'Read the fault memory',
    'Check the whole air intake and flue',
    'Compare the gas rate with the plate',
    'Measure CO and CO₂ at full and low rate',
    'Look for heat marks at the door',
    'Check the electrode by the manual',
    'Empty, wash and refill the siphon cup',
    'Check the heat exchanger for rust',
    'Watch the pressure as the pump starts',
    'Measure the expansion vessel charge',
    'Test a combi’s plate heat exchanger',
    'Complete the report and the certificate',
  ],
  faqs: [
    {
      question: 'F75 came up after I bled the radiators. Why?',
      answer:
        'Bleeding lets air out, so the pressure drops. If F75 stays after the steps above, we need to test the pump and the sensor.',
    },
    {
      question: 'Can I clear F22 on my Vaillant myself?',
      answer: 'Yes, once, if everything is dry. The steps are under F22 above, and it clears without a reset.',
    },
    {
      question: 'Will a service by you keep my Vaillant warranty?',
      answer: 'Under the terms we’ve seen it will. Check your own certificate for anything extra.',
    },
    {
      question: 'My Vaillant shows S and a number. Is it broken?',
      answer:
        'No, S codes tell you what the boiler is doing. If you see S.53, mention it when you call, because it usually points to slow circulation.',
    },
    {
      question: 'Is a 2008 ecoTEC worth repairing?',
      answer:
        'Usually, if it needs a sensor, a pump or a diverter. If the door, insulation and board have all gone, compare the repair with half the price of a new boiler.',
    },
    {
      question: 'How long does a Vaillant service take?',
      answer: 'Most take an hour to an hour and a half, and the heating is off for most of that.',
    },
  ],
  closing: 'Give us the model and the F number, and we’ll offer you our next free time.',
  related: [
    { to: '/services/glow-worm', label: 'Glow-worm: newer models share these F numbers' },
    { to: '/guides/boiler-pressure-guide', label: 'How to top up a boiler, for F22 and F75' },
    { to: '/combi-boilers', label: 'The ecoTEC Plus compared with other combis' },
  ],
} satisfies LongBrand;
