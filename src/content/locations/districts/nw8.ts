import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'nw8',
  meta: {
    title: 'Boiler & Plant Room Repair in St John’s Wood, NW8',
    description:
      'One warm floor, one cold in a St John’s Wood villa? We repair plant rooms as a whole. What we can do on Abbey Road and Alexandra Road, NW8.',
    keywords: [
      'boiler service St John’s Wood',
      'plant room service NW8',
      'boiler repair Lisson Grove',
      'heating engineer Abbey Road',
    ],
  },
  intro:
    'In the villas with basements and pools, people call when the boiler runs but one part of the house stays cold. The fault is often a pump, a valve or a sensor further along.',
  sections: [
    {
      heading: 'What does a plant room service in St John’s Wood include?',
      paragraphs: [
        'More than the boilers. We check the pumps, heat exchangers, mixing valves, sensors and the times set on the controller. The plant room’s ventilation gets the same attention as the gas. You keep a log of the readings, so next year’s visit can show what has changed. If a pool or underfloor heating is connected, say so when you book and we’ll allow enough time.',
      ],
    },
    {
      heading: 'Do the 1930s flats on Abbey Road have boilers?',
      paragraphs: [
        'Many share plant. Blocks on Abbey Road and Grove End Road were built for residents who expected central hot water. Your service charge accounts will show if you still pay for it. When a flat has its own boiler, the freeholder should have licensed its flue and gas route. Any replacement has to keep to that licence.',
        'On Test match days the bays around Lord’s are full, so choose another date for planned work.',
      ],
    },
    {
      heading: 'Heating repairs on the Alexandra Road Estate',
      paragraphs: [
        'Call Camden. The heating coils are cast into the concrete walls, so the flats have no boiler and few radiators. Please don’t drill a wall without finding out where the pipes are.',
        'On the Lisson Green Estate, your landlord can tell you what heats the block.',
      ],
    },
  ],
  related: [
    { to: '/boiler-quotes', label: 'Prices for a St John’s Wood flat’s own boiler' },
    { to: '/guides/boiler-pressure-guide', label: 'The gauge in a villa with a basement plant room' },
  ],
  landmarks: ['Lord’s Cricket Ground', 'Abbey Road Studios'],
} satisfies DistrictText;
