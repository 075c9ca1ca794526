import { gasSteps, pressureStep, refill, topUpSteps } from '../safe-steps.ts';
import type { ShortBrand } from '../schemas/brand.ts';

/** In pounds, VAT included. */
const servicePrice = 85;

export const brand = {
  slug: 'ideal',
  layout: 'short',
  name: 'Ideal',
  fuel: 'gas',
  drawing: {
    width: 118,
    height: 190,
    radius: 3,
    fascia: 34,
    position: 'low',
    tone: 'light',
    display: 30,
    dial: 'right',
    knobs: 2,
    accent: 'flow',
    trim: 'step',
  },
  meta: {
    title: `Ideal Boiler Repair & Service London | From £${servicePrice}`,
    description: `Ideal Logic, Vogue and Isar repairs and servicing in London. Service from £${servicePrice}, VAT included. F1, F2, L1 and L2 explained, and when to press Restart.`,
    keywords: [
      'ideal boiler service london',
      'ideal logic service london',
      'ideal boiler repair london',
      'ideal logic l2 fault',
      'ideal logic f1',
    ],
  },
  intro: `We repair and service Ideal boilers in every part of London. Servicing costs from £${servicePrice}, VAT included.`,
  servicePrice,
  prose: [
    {
      heading: 'Ideal boiler repair in London',
      paragraphs: [
        'The Ideal repairs we do most are F1 that keeps coming back, L2 in frost, and hot water with cold radiators. Logic, Logic+ and Logic Max share most of their parts, so the one you need is usually on the van. We tell you the price first, and most repairs take one visit.',
        'An F code stops the boiler and can clear by itself, while an L code locks it until you press Restart. These codes are for the Logic family and the Vogue, so check the code in your manual too.',
      ],
    },
    {
      heading: 'Do you take the burner out every year?',
      paragraphs: [
        'Only if the readings show that it needs it. If the CO/CO₂ ratio is under 0.004 and the gas rate is right, the burner can stay in place. If it’s higher, we take out the fan and burner and clean the heat exchanger.',
        'A puddle under a Logic often starts in the sump below the condensate trap, so we clear that every time.',
      ],
    },
    {
      heading: 'Does a bigger Logic heat better?',
      paragraphs: [
        'Probably not, because the Logic Max Combi2 C24, C30 and C35 all give 24.3 kW to the radiators. The bigger number is for hot water: about 14 L/min from a C35 and about 10 from a C24.',
      ],
    },
    {
      heading: 'Is an old Ideal worth fixing?',
      paragraphs: [
        'A first Logic, from about 2010 to 2018, usually is. We replace its diverter motor or plate heat exchanger. An Isar or Icos from about 2003 to 2010 can need a board, a fan or a pressure sensor. If yours is dead or keeps restarting, ask us for the price of a new boiler too. We also service the Independent and the floor-standing Mexico.',
      ],
    },
    {
      heading: 'How do I keep the warranty?',
      paragraphs: [
        'Ideal usually asks for registration within 30 days, the Benchmark checklist and a recorded service every year. The filter has to stay on where the offer includes one. An unregistered boiler usually gets only a short basic warranty. For landlords, the gas safety check every 12 months is law as well.',
      ],
    },
  ],
  issues: [
    {
      code: 'F1',
      issue: 'Low water pressure',
      who: 'owner',
      urgency: 'today',
      replaced: 'Usually nothing; sometimes the safety valve',
      meaning: 'The water pressure is too low. If F1 is back within days, there’s a leak or a flat expansion vessel.',
      check: topUpSteps(),
      solution: ['Find the leak', 'Recharge the expansion vessel or replace the safety valve'],
    },
    {
      code: 'F2/L2',
      issue: 'No flame',
      who: 'owner',
      urgency: 'today',
      replaced: 'Electrode; sometimes the gas valve',
      meaning: 'L2 means the boiler didn’t light. F2 means it lit and went out, and some displays write FN or LN.',
      check: [...gasSteps(), 'Press Restart once. If the code comes back, leave the boiler off and call us.'],
      solution: ['Measure the gas pressure', 'Test the electrode and the gas valve'],
    },
    {
      code: 'F3/F4/F5',
      issue: 'Fan or sensor',
      who: 'engineer',
      urgency: 'now',
      replaced: 'Fan or sensor',
      meaning: 'F3 is the fan, F4 the flow sensor and F5 the return sensor.',
      check: ['Don’t press Restart. Leave the boiler off and call us.'],
      solution: ['Test the part and its wiring, and replace it if it has failed'],
    },
    {
      code: 'L1',
      issue: 'Overheated, or no water flow',
      who: 'owner',
      urgency: 'now',
      replaced: 'Pump',
      meaning: 'The water got too hot, usually because of the pump, air or sludge.',
      check: [
        'Let the boiler cool and open the radiator valves.',
        pressureStep('F1'),
        'Press Restart once. If L1 comes back, leave the boiler off and call us.',
      ],
      solution: ['Clean the system', 'Free or replace the pump'],
    },
    {
      code: 'L5/LC',
      issue: 'Restart pressed too often',
      who: 'engineer',
      urgency: 'today',
      replaced: 'Depends on the first fault',
      meaning:
        'Restart has been pressed too often, usually five times in 15 minutes. The code before it is the real fault.',
      check: ['Leave the boiler off, and write down any earlier code you remember.', 'Call us with that code.'],
      solution: ['Find the first fault and repair it'],
    },
  ],
  moreCodes: [
    {
      code: 'F7',
      meaning: 'Mains voltage low: leave it off',
      who: 'engineer',
      urgency: 'today',
      replaced: 'Usually nothing',
    },
    {
      code: 'L6',
      meaning: 'False flame: leave it off',
      who: 'engineer',
      urgency: 'now',
      replaced: 'Depends on the test',
    },
  ],
  controls: [
    {
      models: 'Logic, Logic+, Logic Max and Vogue',
      topUp: `The filling loop is under the boiler. Open both valves, watch the dial or the display, and close both at ${refill}.`,
      reset: 'On a Logic, Restart is a button. On a Vogue, the reset is usually in the menu.',
    },
  ],
  includes: [
    'Measure the gas rate and flue gases',
    'Wash the condensate trap and refill it',
    'Clear the sump below it',
    'Clean the electrodes',
    'Check the expansion vessel',
    'Clean the filter of a Max',
    'Refit the sealing panel tight',
    'Write the report and gas safety certificate',
  ],
  related: [
    { to: '/services/keston', label: 'Keston: the 30 and 35 use these F and L codes too' },
    { to: '/guides/boiler-pressure-guide', label: 'How to top up a boiler that shows F1' },
    { to: '/guides/when-to-replace-boiler', label: 'Repair an Isar or Icos, or replace it?' },
  ],
} satisfies ShortBrand;
