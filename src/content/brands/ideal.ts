import { gasOff } from '../emergency.ts';
import { topUpRule, zeroRule } from '../pressure.ts';
import { stuckStep, thawStep } from '../safe-steps.ts';
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
  hint: 'If your Logic shows an F or L code, find it below before you press Restart.',
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
      heading: 'Ideal F1: low water pressure',
      paragraphs: [
        `Turn the heating off and look for drips. ${topUpRule} You can do that from zero too. The filling loop is under the boiler: open both ends, watch the dial or the display, and close both. ${stuckStep()}`,
        `${zeroRule} If F1 is back within days, there’s a leak or a flat expansion vessel. We find it, and recharge the vessel or replace the safety valve.`,
      ],
    },
    {
      heading: 'Ideal L2 and F2: no flame',
      paragraphs: [
        'L2 means the boiler didn’t light. F2 means it lit and went out, and some displays write FN or LN.',
        `From the ground, check that nothing covers the flue. If something does, leave the boiler off and call us. Check that a gas hob lights and that a prepayment meter has credit. If the gas is off and you don’t know why, leave it off. ${gasOff} ${thawStep()} Then restart once.`,
        'If the code comes back, leave the boiler off and call us. We measure the gas pressure and test the electrode and the gas valve. Usually it’s the electrode that we replace.',
      ],
    },
    {
      heading: 'Ideal L1: overheated, or no water flow',
      paragraphs: [
        'Let it cool and open the radiator valves. If the gauge is at zero, leave it off and call us. If it’s below 1.0 bar, follow the steps for F1, then restart once. If L1 is back, leave it off and call us, because the usual cause is the pump, air or sludge. We clean the system or replace the pump.',
      ],
    },
    {
      heading: 'Ideal F3, F4, F5, F7 and L6: call us',
      paragraphs: [
        'Don’t restart on any of these. F3 is the fan, F4 the flow sensor and F5 the return sensor, so we test the part and its wiring before we replace it. F7 means the mains voltage is low. L6 means the boiler sees a flame when there shouldn’t be one, so leave it off.',
      ],
    },
    {
      heading: 'Why does my Ideal show L5 or LC?',
      paragraphs: [
        'Restart has been pressed too often, usually five times in 15 minutes. Leave the boiler off, write down any earlier code you remember and call us, because that code is the real fault. On a Logic, Restart is a button. On a Vogue, the reset is usually in the menu.',
      ],
    },
    {
      heading: 'What does an Ideal boiler service include?',
      paragraphs: [
        'We measure the gas rate and the flue gases first. If the CO/CO₂ ratio is under 0.004 and the gas rate is right, the burner can stay in place. If it’s higher, we take out the fan and burner and clean the heat exchanger.',
        'We wash and refill the condensate trap and clear the sump below it, where a puddle under a Logic often starts. No part goes in without your approval.',
      ],
    },
    {
      heading: 'Would a bigger Logic heat my home better?',
      paragraphs: [
        'Probably not, because the Logic Max Combi2 C24, C30 and C35 all give 24.3 kW to the radiators. The bigger number is for hot water: about 14 L/min from a C35 and about 10 from a C24.',
      ],
    },
    {
      heading: 'Is my older Ideal worth repairing?',
      paragraphs: [
        'A first Logic, from about 2010 to 2018, usually is. We replace its diverter motor or plate heat exchanger. An Isar or Icos from about 2003 to 2010 can need a board, a fan or a pressure sensor. If yours is dead or keeps restarting, ask us for the price of a new boiler too. We also service the Independent and the floor-standing Mexico.',
      ],
    },
    {
      heading: 'How do I keep my Ideal warranty?',
      paragraphs: [
        'Ideal usually asks for registration within 30 days, the Benchmark checklist and a recorded service every year. The filter has to stay on where the offer includes one. An unregistered boiler usually gets only a short basic warranty. For landlords, the gas safety check every 12 months is law as well.',
      ],
    },
  ],
  includes: [
    'Measure the gas rate and the flue gases',
    'Wash the condensate trap and refill it',
    'Clear the sump below it',
    'Clean the electrodes',
    'Check the expansion vessel',
    'Clean the filter of a Max',
    'Refit the sealing panel tight',
    'Write the report and the gas safety certificate',
  ],
  related: [
    { to: '/services/keston', label: 'Keston: the 30 and 35 use these F and L codes too' },
    { to: '/guides/boiler-pressure-guide', label: 'How to top up a boiler that shows F1' },
    { to: '/guides/when-to-replace-boiler', label: 'Repair an Isar or Icos, or replace it?' },
  ],
} satisfies ShortBrand;
