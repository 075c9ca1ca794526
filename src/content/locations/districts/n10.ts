import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n10',
  meta: {
    title: 'Boilers in Muswell Hill, N10: Service, Repair, New Systems',
    description:
      'Three-storey Edwardian houses, flats over the Broadway and frosty north walls: Muswell Hill boiler repair and system boilers with cylinders.',
    keywords: [
      'boiler repair Muswell Hill',
      'system boiler Muswell Hill',
      'boiler service N10',
      'unvented cylinder Muswell Hill',
    ],
  },
  intro:
    'Muswell Hill is tall Edwardian houses on high ground, and its heating follows from both facts. We service, repair and renew it.',
  sections: [
    {
      heading: 'Bedrooms on three floors',
      paragraphs: [
        'An avenue house may have five bedrooms, a family bathroom and an en suite under the tiles. One combi shared between them leaves somebody cold. Our usual design is a system boiler with the cylinder on the first floor, midway between cellar and attic, so neither run is long. Separate heating zones for the top storey save warming empty rooms all day. Column radiators from 1910 can stay if they are flushed, tested and rebalanced.',
      ],
    },
    {
      heading: 'Frost on the north side',
      paragraphs: [
        'Hilltop winters bite harder than in the valley. An outdoor condensate pipe on a north-facing wall is the first thing to freeze, and the boiler then refuses to light on the very morning it is needed. We keep the pipe inside, to the soil stack, wherever floors permit. Failing that, it goes out at the lowest point, in insulated 32 mm, and stops as soon as it meets a gully.',
      ],
    },
    {
      heading: 'Above the Broadway',
      paragraphs: [
        'The parades have ornamented fronts within a conservation area, so flats over the shops flue backwards across the rear roofs. Check that no upper window opens above the spot. Shared stairs are long, so mention the floor when you book. Inter-war flats towards Coppetts Road are simpler. Vans find the Broadway roundabout tight, and restrictions nearby are brief but enforced.',
      ],
    },
  ],
  landmarks: ['Highgate Wood', 'Everyman Muswell Hill, the former Odeon'],
} satisfies DistrictText;
