import { guaranteeTime } from '../claim-phrases.ts';
import { guaranteeMonths } from '../claims.ts';
import { gasSteps, pressureStep, refill, topUpSteps } from '../safe-steps.ts';
import type { LongBrand } from '../schemas/brand.ts';

/** In pounds, VAT included. */
const servicePrice = 85;
const serviceMinutes = [60, 90] as const;

export const brand = {
  slug: 'ariston',
  layout: 'long',
  name: 'Ariston',
  fuel: 'gas',
  drawing: {
    width: 132,
    height: 214,
    radius: 10,
    fascia: 30,
    position: 'band',
    tone: 'dark',
    display: 46,
    dial: 'none',
    knobs: 2,
    accent: 'trust',
    trim: 'plain',
  },
  meta: {
    title: `Ariston Boiler Repair & Service London | From £${servicePrice}`,
    description: `Ariston boilers repaired and serviced in London from £${servicePrice}; a service takes ${serviceMinutes.join('-')} minutes. 1P1, 5P1 and 6P1 are warnings: see which ones need a call.`,
    keywords: [
      'ariston boiler service london',
      'ariston boiler repair london',
      'ariston 1p1',
      'ariston 5p1',
      'ariston 6p1',
      'ariston clas one service',
    ],
  },
  intro: `We look after Ariston boilers throughout London: repairs day and night, and a service from £${servicePrice} that takes ${serviceMinutes.join('-')} minutes.`,
  servicePrice,
  serviceMinutes,
  prose: [
    {
      heading: 'How to read an Ariston fault code',
      paragraphs: [
        'The first digit tells you where the fault is. 1 is the heating water, 2 is the hot water for your taps, and 3 or 4 is the electronics. 5 is ignition and flame, and 6 is the air supply or the flue.',
        'A P in the middle means a warning, so the boiler tries again or carries on. If the fault stays, a code without the P follows and the boiler stops: 5P1 turns into 5 01. If a P code shows once, note it. If it keeps coming back, call us.',
      ],
    },
    {
      heading: 'Ariston boiler repair: common jobs',
      paragraphs: [
        'On the Clas HE, Genus HE and E-Combi, we often replace the flow or return sensor, the diverter motor or a pump full of sludge. On Evo models it’s the flow switch, or a plate heat exchanger scaled up by London’s hard water. On a Microgenus or Eurocombi it’s the board, the flow switch or the diverter.',
        'We read the stored warnings before we switch the boiler off, because they can disappear on a restart. You get a price before we repair it, and most faults need one visit.',
      ],
    },
  ],
  whyChoose: [
    {
      icon: 'search',
      title: 'Ariston Specialists',
      description:
        'We know the P codes, and we carry the flow and return sensors behind many 1P warnings. Every engineer is Gas Safe registered.',
    },
    {
      icon: 'clock',
      title: 'Flexible Scheduling',
      description: 'Tell us the month your warranty started and we’ll service it then, early, late or at the weekend.',
    },
    {
      icon: 'shield',
      title: `${guaranteeMonths.service} Month Guarantee`,
      description: `If an electrode or a pump we fitted lets you down within ${guaranteeTime}, we come back and put it right for nothing.`,
    },
  ],
  models: {
    current: [
      { name: 'Clas One', description: 'Combi 24, 30 and 38, with pressure on the display' },
      { name: 'E-Combi One', description: 'Combi 24 and 30 on the same platform as the Clas One' },
      { name: 'Alteas One Net', description: 'Combi 30 and 35 with a glass front and built-in Wi-Fi' },
      { name: 'Clas System One', description: 'System, 18-30 kW, for homes with an unvented cylinder' },
      { name: 'Clas B One', description: 'Combi, about 24-34 kW, with a built-in tank of about 40 litres' },
    ],
    legacy: [
      { name: 'E-Combi Evo and Clas HE Evo', description: 'Combis, 2011-2017' },
      { name: 'E-Combi, Clas HE and Genus HE', description: 'Condensing boilers, 2007-2013' },
      { name: 'ACO', description: 'Early condensing combi, 2003-2008' },
      { name: 'Microgenus 23, 27 and Eurocombi', description: 'Combis, late 1990s to 2005' },
      { name: 'Ecogenus and Genus 27, 30', description: 'Combis, 1990s and 2000s' },
    ],
  },
  issues: [
    {
      code: '1P1',
      issue: 'Circulation warning',
      who: 'owner',
      meaning:
        'The heating water isn’t moving fast enough, because of air, a closed valve, a sticking pump, sludge or low pressure.',
      check: [
        pressureStep('1 08'),
        'Open the radiator valves, and bleed the upstairs radiators.',
        'If 1P1 is back within days, call us.',
      ],
      solution: [
        'Test the pump',
        'Clean the filter and compare the two sensors',
        'Clean the system if the water is black',
      ],
      urgency: 'soon',
      replaced: 'Flow or return sensor, or the pump',
    },
    {
      code: '1P2',
      issue: 'Circulation warning, second test',
      who: 'owner',
      meaning: 'This is poor circulation again, found by a different temperature test. It isn’t worse than 1P1.',
      check: [
        'Go through the checks for 1P1.',
        'If it comes back, call us and say whether it shows with the heating, hot water or both.',
      ],
      solution: ['Record the flow and return temperatures', 'Get the water moving, or replace a faulty sensor'],
      urgency: 'soon',
      replaced: 'Flow or return sensor, or the pump',
    },
    {
      code: '2P1',
      issue: 'Hot-water circuit warning',
      who: 'engineer',
      meaning: 'It’s a warning about the hot water to your taps. Your manual has the exact meaning for the model.',
      check: [
        'Note which tap brings it up, and whether the flow is weaker than it was.',
        'Call us and tell us the exact model.',
      ],
      solution: ['Look up the code for your model', 'Test the sensor, plate heat exchanger and flow meter'],
      urgency: 'soon',
      replaced: 'Depends on the model',
    },
    {
      code: '5P1',
      issue: 'First ignition attempt failed',
      who: 'owner',
      meaning:
        'The first try to light the burner failed, so the boiler tries again. Now and then that’s harmless, but if the later tries fail too, it stops with 5 01.',
      check: [
        'If it lit the next time, just note the date. If it didn’t, take the steps below.',
        ...gasSteps(),
        'Press RESET once. If it stops again, leave it off and call us.',
      ],
      solution: [
        'Check the electrode and the lead',
        'Measure the inlet gas pressure',
        'Check the gas valve, flue and combustion',
      ],
      urgency: 'today',
      replaced: 'Electrode and lead',
    },
    {
      code: '6P1',
      issue: 'Air and flue warning',
      who: 'engineer',
      meaning:
        'It’s a warning about the air supply or the flue. It’s often the air switch, but wind, a blockage or the fan can do it too.',
      check: ['If it shows on a calm day or comes back, switch the boiler off and call us. Don’t reset it.'],
      solution: ['Clear the flue and the tubes', 'Test the air switch and the fan', 'Measure the combustion'],
      urgency: 'now',
      replaced: 'Air switch or fan',
    },
    {
      code: '1 08',
      issue: 'Low water pressure',
      who: 'owner',
      meaning: 'There’s too little water in the heating. The code clears by itself once the pressure is back.',
      check: [...topUpSteps(), 'If 1 08 is back within weeks, call us.'],
      solution: ['Find the leak', 'Check the expansion vessel and the relief valve'],
      urgency: 'today',
      replaced: 'Relief valve, if it drips',
    },
    {
      issue: 'Hot water but no heating',
      who: 'owner',
      meaning: 'The boiler isn’t getting the signal from the thermostat, or the diverter is stuck on hot water.',
      check: [
        'Turn the room thermostat up and change its batteries.',
        'Check that the timer is on. If the radiators stay cold, call us.',
      ],
      solution: ['Test the thermostat signal at the boiler', 'Test the diverter motor'],
      urgency: 'today',
      replaced: 'Diverter motor',
    },
  ],
  moreCodes: [
    { code: '1 01', meaning: 'Overheating', who: 'engineer', urgency: 'now', replaced: 'Depends on the flow test' },
    {
      code: '1 03 to 1 07',
      meaning: 'Stopped: water not circulating',
      who: 'engineer',
      urgency: 'today',
      replaced: 'Pump or a sensor',
    },
    {
      code: '1P3',
      meaning: 'Third circulation warning (Alteas): check as for 1P1',
      who: 'owner',
      urgency: 'soon',
      replaced: 'Flow or return sensor, or the pump',
    },
    { code: '2 09', meaning: 'Hot water too hot', who: 'engineer', urgency: 'now', replaced: 'Depends on our test' },
    {
      code: '5 01',
      meaning: 'Stopped, burner didn’t light: check as for 5P1',
      who: 'owner',
      urgency: 'today',
      replaced: 'Electrode and lead',
    },
  ],
  controls: [
    {
      models: 'All Ariston combis and system boilers',
      topUp: `HE and One models show the pressure on the display, and others have a round gauge on or below the panel. Open the valve or loop underneath slowly, to ${refill}. Close it fully, at both ends if there are two.`,
      reset: 'Press RESET once if the display shows Err. After 1 08 there’s normally no need.',
    },
  ],
  pricingTitle: 'Service Pricing and What’s Included',
  pricingIntro:
    'Every Ariston model costs the same to service, and VAT is included. Any part is quoted in writing, and you decide.',
  includes: [
    'Read the stored warnings and shut-downs',
    'Compare the flow and return sensors',
    'Clean the burner and the electrode',
    'Wash out the condensate trap',
    'Replace any seal we disturb',
    'Test the fan, and the air switch on a Genus',
    'Measure CO₂ at minimum and maximum output',
    'Inspect the flue outlet, air intake and joints',
    'Empty the magnetic filter and test the pump',
    'Check the expansion vessel, and the tank of a Clas B One',
    'Measure the hot-water flow at a tap',
    'Complete the gas safety certificate and the Benchmark log',
  ],
  faqs: [
    {
      question: 'What is XtraTech on a Clas One?',
      answer:
        'It’s the stainless-steel heat exchanger, with wider waterways than earlier ones. Sludge can still settle in it, so a clean magnetic filter matters.',
    },
    {
      question: '5P1 came up once. Do I need an engineer?',
      answer: 'Not if it lit on the next try, but call us if it happens again soon.',
    },
    {
      question: 'Why does my shower go hot and cold?',
      answer:
        'The plate heat exchanger may be scaled up, or the flow sensor may be faulty. If a slower flow steadies it, tell us when you book.',
    },
    {
      question: 'How long is an Ariston warranty?',
      answer:
        'Eight years is typical for a Clas One, and an Alteas One Net can have up to twelve. Register it online in time and have it serviced every year in the same month.',
    },
    {
      question: 'Do I have to use an Ariston engineer for the service?',
      answer: 'No, any Gas Safe registered engineer can do it. Keep the record in case you need to claim.',
    },
  ],
  closing: 'Tell us the code, the model and how often it has shown. We’ll say on the phone how urgent it is.',
  related: [
    { to: '/guides/boiler-pressure-guide', label: 'Why a boiler loses pressure, and how to top it up' },
    { to: '/combi-boilers', label: 'Combis compared, if your Ariston is due for replacement' },
    { to: '/guides/boiler-service-maintenance', label: 'When to book a service to protect a warranty' },
  ],
} satisfies LongBrand;
