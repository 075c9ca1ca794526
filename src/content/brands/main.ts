import { guaranteeTime } from '../claim-phrases.ts';
import { guaranteeMonths } from '../claims.ts';
import { gasSteps, noResetStep, pressureStep, refill, resetStep, topUpSteps } from '../safe-steps.ts';
import type { LongBrand } from '../schemas/brand.ts';

/** In pounds, VAT included. */
const servicePrice = 85;
const serviceMinutes = [60, 90] as const;

export const brand = {
  slug: 'main',
  layout: 'long',
  name: 'Main',
  fuel: 'gas',
  drawing: {
    width: 114,
    height: 184,
    radius: 4,
    fascia: 44,
    position: 'low',
    tone: 'dark',
    display: 18,
    dial: 'right',
    knobs: 2,
    accent: 'gas',
    trim: 'grille',
  },
  meta: {
    title: `Main Boiler Repair & Service London | From £${servicePrice}`,
    description: `Main boiler repair in London, and a service from £${servicePrice} in ${serviceMinutes.join('-')} minutes: Eco Compact, Eco Elite, Combi HE and old water heaters. E119 and E133 explained.`,
    keywords: [
      'main boiler service london',
      'main eco compact service',
      'main eco elite repair',
      'main combi 24 he fault',
      'main multipoint water heater',
    ],
  },
  intro: `Main is Baxi’s value brand, and we repair and service its boilers across London. Servicing one takes ${serviceMinutes.join('-')} minutes and starts at £${servicePrice}.`,
  servicePrice,
  serviceMinutes,
  prose: [
    {
      heading: 'Main boiler repair in London',
      paragraphs: [
        'Most repairs to a Main are the same as on a Baxi or Potterton, because they share parts. On the Eco Compact and Eco Elite we often deal with a sludged-up pump, a pressure sensor or a blocked condensate trap. On older combis it’s the diverter, plate heat exchanger, air switch or fan.',
        'You get the price first, and most faults are fixed on the same visit. We match parts by number, because boards that look the same can have different settings.',
      ],
    },
    {
      heading: 'What do flashing lights mean?',
      paragraphs: [
        'A Combi 24 or Combi HE from the 2000s has no display. It shows a fault with lamps that stay on or flash, and the pattern differs between models. Film the panel for half a minute and show us: the engineer or your manual can decode it.',
      ],
    },
    {
      heading: 'Is an old water heater safe?',
      paragraphs: [
        'Only a full test can tell you. Some Medway and similar multipoint heaters have an open flue and take their air from the room, so we test the ventilation and check for spillage. If yours fails, we explain why and ask you to let us switch it off and label it.',
        'Until it’s tested, keep a working carbon monoxide alarm in the room. If you see soot, staining or a lazy yellow flame, stop using the heater and call us.',
      ],
    },
  ],
  whyChoose: [
    {
      icon: 'certificate',
      title: 'Gas Safe Registered',
      description:
        'The back of the engineer’s Gas Safe card lists what they may work on. Ask to see it before they start.',
    },
    {
      icon: 'calendar',
      title: 'Flexible Appointments',
      description: 'We can come when your tenant is in, evenings and weekends included.',
    },
    {
      icon: 'shield',
      title: `${guaranteeMonths.service} Month Guarantee`,
      description: `We guarantee each repair for ${guaranteeTime}, often longer than what’s left of Main’s own warranty.`,
    },
  ],
  models: {
    current: [
      { name: 'Eco Compact Combi', description: 'Combi 25 and 30 in a small case. It may no longer be on sale' },
      { name: 'Eco Compact System', description: 'System, about 15-28 kW, for a home with a hot-water cylinder' },
      { name: 'Eco Compact Heat', description: 'Regular, about 12-30 kW, for homes that keep the loft tank' },
    ],
    legacy: [
      { name: 'Eco Elite', description: 'Combi and system, about 24-30 kW, 2013-2018' },
      {
        name: 'Combi Eco 24, 28 and 30',
        description: 'Combis, 2010-2014. The pressure switch, plate heat exchanger and pump wear',
      },
      { name: 'System HE and System Eco', description: 'System boilers, 2006-2014. Pump, vessel and board wear' },
      { name: 'Combi 24, 28 and Combi HE 24, 30', description: 'Combis with fault lamps, 2003-2012' },
      { name: 'Medway and similar multipoints', description: 'Water heaters without a tank, 1970s to 1990s' },
    ],
  },
  issues: [
    {
      code: 'E119',
      issue: 'Low pressure',
      who: 'owner',
      meaning: 'The heating is short of water. A Main with lamps shows it on the gauge only.',
      check: [...topUpSteps(), 'Read it again a week later. If it has dropped, call us.'],
      solution: [
        'Find the leak',
        'Recharge the expansion vessel or replace the relief valve',
        'Replace the pressure switch or sensor if it’s faulty',
      ],
      urgency: 'today',
      replaced: 'Pressure sensor or relief valve',
    },
    {
      code: 'E133',
      issue: 'Failed ignition',
      who: 'owner',
      meaning:
        'The burner didn’t light. Either no gas got there, or the condensate pipe has frozen, or an ignition part or the gas valve has failed.',
      check: [...gasSteps(), resetStep('E133')],
      solution: [
        'Measure the gas pressure at the inlet',
        'Set or replace the electrode, and clear the trap',
        'Lag or move a pipe that freezes',
      ],
      urgency: 'today',
      replaced: 'Electrode and lead',
    },
    {
      code: 'E125',
      issue: 'Poor circulation',
      who: 'owner',
      meaning: 'Hot water isn’t leaving the boiler. The pump has stuck, or there’s air, sludge or a closed valve.',
      check: [
        'If the boiler bangs, switch it off, leave it off and call us.',
        'If it’s quiet, open the radiator valves.',
        pressureStep('E119'),
        'If it still shows E125, call us.',
      ],
      solution: ['Check the pump and bypass', 'Clean out the sludge', 'Quote for a magnetic filter to catch the rest'],
      urgency: 'today',
      replaced: 'Pump, if it won’t free',
    },
    {
      code: 'E110',
      issue: 'Overheat cut-out',
      who: 'owner',
      meaning:
        'The boiler got too hot and the safety thermostat cut it off. The water flow failed or the heat exchanger is scaled up.',
      check: ['Wait until it’s cold.', resetStep('E110')],
      solution: ['Get the water flowing again', 'Test the safety thermostat'],
      urgency: 'now',
      replaced: 'Usually nothing, sometimes the thermostat',
    },
    {
      code: 'E160',
      issue: 'Fan fault',
      who: 'engineer',
      meaning: 'The fan isn’t running as it should. The fan or its wiring has failed, or the flue is blocked.',
      check: [noResetStep(), 'Look at the flue outlet from the ground, and say what you saw when you call.'],
      solution: [
        'Test the fan, its plug and its wiring',
        'Inspect the flue',
        'Check the combustion if we fit a new fan',
      ],
      urgency: 'now',
      replaced: 'Fan',
    },
    {
      issue: 'Fan runs but no spark (Combi 24, HE)',
      who: 'engineer',
      meaning: 'The air switch hasn’t closed, so the boiler never tries to light. Water in one of its tubes is enough.',
      check: [noResetStep(), 'Film the lamps for us, and leave the case and the tubes alone.'],
      solution: ['Clear the tubes and the flue', 'Test the air switch, then the fan'],
      urgency: 'now',
      replaced: 'Air switch',
    },
    {
      issue: 'Blank panel',
      who: 'owner',
      meaning: 'No electricity is reaching the controls, or an internal fuse or the circuit board has failed.',
      check: [
        'If the whole home is dark, call 105, which is free, to report a power cut.',
        'Check the fused switch beside the boiler and your fuse box. Don’t touch either if it’s wet.',
        'If it trips again, leave it off and call us.',
      ],
      solution: ['Test the supply, the internal fuse and the board', 'Find what blew the fuse'],
      urgency: 'today',
      replaced: 'Fuse or circuit board',
    },
  ],
  moreCodes: [
    { code: 'E20', meaning: 'Flow sensor', who: 'engineer', urgency: 'today', replaced: 'Flow sensor' },
    { code: 'E28', meaning: 'Flue sensor', who: 'engineer', urgency: 'now', replaced: 'Flue sensor' },
    { code: 'E40', meaning: 'Return sensor', who: 'engineer', urgency: 'today', replaced: 'Return sensor' },
    { code: 'E50', meaning: 'Hot-water sensor', who: 'engineer', urgency: 'soon', replaced: 'Hot-water sensor' },
  ],
  controls: [
    {
      models: 'Main combis',
      topUp: `The round gauge is in the panel or below it, and the loop is under the boiler. Open the valves slowly, stop at ${refill} and close both, then undo a loose hose.`,
      reset: 'Turn the selector to reset or hold R, for up to 5 seconds.',
    },
    {
      models: 'Heat-only models with a loft tank',
      topUp: 'They have no gauge and no filling loop, because a tank in the loft keeps the system full.',
      reset: 'Use the R button or the selector, once.',
    },
  ],
  pricingTitle: 'Service Pricing and Inclusions',
  pricingIntro: 'The price includes VAT and the report, whichever Main boiler you have.',
  includes: [
    'Decode the lamps or the stored E codes',
    'Check the burner seal, and replace it if disturbed',
    'Rinse the condensate trap',
    'Inspect the electrode and ignition lead',
    'Clear the air switch tubes on older combis',
    'Clean the hot-water filter',
    'Measure the inlet pressure and the gas rate',
    'Measure carbon monoxide and dioxide in the flue gas',
    'Test open-flued heaters for spillage and ventilation',
    'Inspect the flue, outlet and case seals',
    'Test the vessel charge, relief valve and gauge',
    'Write the report, certificate and service entry',
  ],
  faqs: [
    {
      question: 'Is a Main boiler the same as a Baxi?',
      answer:
        'It comes from the same company and shares many parts, with a plainer case. The warranty is usually shorter.',
    },
    {
      question: 'Which fault code list do I use for a Main?',
      answer: 'If it has a display, use the E codes on this page, which follow Baxi’s.',
    },
    {
      question: 'How long is the warranty on my Main?',
      answer: 'Usually two to five years from registration, if it has had a recorded service every year.',
    },
    {
      question: 'Why are my taps only lukewarm?',
      answer:
        'It’s usually limescale in the plate heat exchanger or dirt in its filter, and sometimes the diverter. If only one tap is cool, that tap is the problem.',
    },
  ],
  closing: 'Have the E code or your film of the lamps ready, and choose the time that suits you.',
  related: [
    { to: '/services/baxi', label: 'Baxi repair and service: more E codes' },
    { to: '/services/potterton', label: 'Potterton, including old cast-iron boilers' },
    { to: '/guides/boiler-pressure-guide', label: 'Top up step by step when you see E119' },
    { to: '/guides/when-to-replace-boiler', label: 'Is an old Combi HE worth another repair?' },
  ],
} satisfies LongBrand;
