import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw20',
  meta: {
    title: 'Boiler Repair & Installation in Raynes Park, SW20',
    description:
      'Boiler on the Apostles, underfloor heating in West Wimbledon, a garage conversion at Cannon Hill: repairs and new boilers from Raynes Park, SW20.',
    keywords: [
      'boiler repair Raynes Park',
      'boiler service West Wimbledon',
      'boiler installation SW20',
      'underfloor heating Cottenham Park',
    ],
  },
  intro:
    'On the Apostles in Raynes Park, the flue position that works for your neighbours will usually work for you. That makes a new combi simpler to plan, and we confirm it when we see the house.',
  sections: [
    {
      heading: 'Which flue position suits the Apostles roads?',
      paragraphs: [
        'Look along the back of your row. These Edwardian terraces are small and built to one pattern, so you’ll see where most flues come out. We check for a window or an extension added since then. The kitchens are modest, and a combi that fits inside a cupboard is usually right. You choose the direction of the terminal with us, because next door is close.',
      ],
    },
    {
      heading: 'Underfloor heating too hot, bedrooms too cold?',
      paragraphs: [
        'The two need different water temperatures. Many detached houses in West Wimbledon and Cottenham Park have heated floors downstairs and radiators above. A floor needs gentle water, and radiators need it hotter. A mixing valve, or a second circuit with its own control, keeps each at its own temperature. We test the floor’s safety thermostat and then lower the boiler’s setting as far as your comfort allows.',
      ],
    },
    {
      heading: 'Moving a boiler out of a Cannon Hill garage',
      paragraphs: [
        'Plan it with the conversion, before the plaster goes on. In the 1930s semis the boiler often hung in the garage, and its new place may be the loft or a utility corner. The gas pipe gets longer, so it has to be sized again. We can price the move and the new boiler as one job.',
      ],
    },
  ],
  related: [
    { to: '/guides/top-combi-boilers-london', label: 'Cupboard-size combis for an Apostles kitchen' },
    { to: '/guides/boiler-installation-cost', label: 'Moving a boiler from a Cannon Hill garage' },
  ],
  landmarks: ['Cannon Hill Common', 'Cottenham Park'],
} satisfies DistrictText;
