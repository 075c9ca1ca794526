import type { ShortBrand } from '../schemas/brand.ts';

/** Pounds, VAT included. */
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
  },
  meta: {
    title: `Ideal Boiler Service London | Logic Service From £${servicePrice}`,
    description: `Ideal boiler service in London from £${servicePrice}: Logic, Logic+, Logic Max and Vogue. L and F codes told apart, Restart used sparingly, Gas Safe engineers.`,
    keywords: [
      'ideal boiler service london',
      'ideal logic service london',
      'ideal boiler repair london',
      'ideal logic l2 fault',
      'ideal logic f1',
    ],
  },
  intro: `Yearly service for every Ideal from £${servicePrice}, VAT included. The Logic family shares most of its parts, so the sensor or electrode yours needs is usually on the van already.`,
  servicePrice,
  prose: [
    {
      paragraphs: [
        'Ideal Heating builds its boilers in Hull, and the Logic is the one Londoners meet most: in new-build flats, in let terraces, and wherever a landlord wanted a plain combi that any engineer can get parts for. Logic, Logic+ and Logic Max are near kin. Max adds a system filter in the box and a longer warranty; Vogue Max stands a step above, with a stainless-steel heat exchanger and combis up to 40 kW.',
        'Read the number on the badge with care. A Logic Max Combi2 is sold as C24, C30 and C35, yet all three give the same 24.3 kW to the radiators. What you pay for in the C35 is hot water, about 14 litres a minute against roughly 10. A cold house with a C24 will not be cured by a C35; the radiators, the pump setting and the water quality deserve the first look.',
      ],
    },
    {
      heading: 'L or F: what the letter on a Logic tells you',
      paragraphs: [
        'An F code stops or holds the boiler and may clear when its cause does. An L code is a lockout that waits for Restart. F1 is low water pressure, F2 a flame that was lost (FN or LN on some displays), F3 the fan, F4 and F5 the flow and the return thermistor. L1 says the water overheated or did not move, L2 that ignition failed for good. Some web lists call F1 or L1 an ignition fault. On a Logic they are water, so trust the manual of your own model.',
        'What you can check. F1: nothing leaking? Fill to 1.0-1.5 bar cold. Gauge at zero for no reason you know? Don’t fill it, call us. F2 or L2: does the hob light, and is the meter in credit? If the gas is off and you don’t know why, leave it off and call us. If the plastic pipe outside has frozen, pour warm water over it from the ground, never boiling. Then restart once. L1: let it cool, check the gauge, open the radiator valves, then restart once. F3, F4 and F5: don’t restart, call us. Five presses within 15 minutes add a lockout of their own, L5, or LC on newer displays.',
      ],
    },
    {
      heading: 'Gauge, filling loop and Restart button',
      paragraphs: [
        'Earlier Logic models have a round dial in the fascia; recent ones show the pressure in figures. The loop is under the boiler with a tap or lever at either end. Open both slowly with the boiler cold, stop between 1.0 and 1.5 bar, and close both. A reading that sinks again within days means a leak or a flat expansion vessel, and we would rather look for it than have you fill a third time: each filling brings in fresh oxygen and more lime. Restart is a button on the Logic; on Vogue the reset is in the menu.',
      ],
    },
    {
      heading: 'How we service an Ideal',
      paragraphs: [
        'Combustion comes first. Gas rate and flue gas are measured with the boiler warm, and a CO/CO₂ ratio under 0.004 with the gas rate right tells us that the burner is clean enough to stay where it is. Above that figure fan and burner are lifted off, the engine is brushed out and the gaskets are examined. The siphon trap slides out from the front to be washed and refilled. Below it sits the sump, which gathers grit on a Logic and together with the trap is a common source of a puddle under the case.',
        'Electrodes are cleaned and gapped to the manual. We check the charge of the expansion vessel, empty the filter on Max models, and refit the sealing panel tight, because the boiler must not run without it. You keep a written report and a gas safety certificate. Should a part be due you are given its price first, and it goes in only with your agreement; part and labour are then guaranteed for 12 months.',
      ],
    },
    {
      heading: 'Isar, Icos, Independent and Mexico',
      paragraphs: [
        'Plenty of older Ideals are still at work. The Isar and Icos of about 2003-2010 are known for boards, fans and water-pressure sensors, and a boiler of that age which is dead or restarts at random should be weighed against replacement before a board goes in. The Independent that followed asks for fans, traps and electrodes. A first-series Logic wears its diverter motor, which you notice as hot taps and cold radiators, and its plate heat exchanger, which London water fills with scale. Floor-standing Mexico boilers, even those that still light from a pilot, can be kept safe as long as thermocouples and valves are to be had.',
      ],
    },
    {
      heading: 'What keeps an Ideal warranty',
      paragraphs: [
        'Registration within 30 days of fitting, a completed Benchmark checklist, and a service every year that somebody has written down. Where the offer includes a filter, it has to stay fitted and be cleaned. A boiler that was never registered falls back to a short basic term, so look for the certificate when you move into a flat with a young Logic in the kitchen. Landlords have a separate duty: the gas safety check every 12 months is law, and it fits into the same visit.',
      ],
    },
  ],
  related: [
    {
      to: '/services/keston',
      label: 'Keston service: run from Hull as well, and the 30 and 35 share these F and L codes',
    },
    { to: '/guides/boiler-pressure-guide', label: 'Low pressure: what F1 wants, step by step' },
    {
      to: '/guides/when-to-replace-boiler',
      label: 'Repair an Isar or Icos, or replace it: the 50% rule worked through',
    },
  ],
} satisfies ShortBrand;
