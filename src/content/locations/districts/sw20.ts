import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw20',
  meta: {
    title: 'Raynes Park & West Wimbledon Boiler Repair | SW20',
    description:
      'Alike houses on the Apostles, underfloor heating in West Wimbledon, lost garages at Cannon Hill: boiler repair and installation for SW20.',
    keywords: [
      'boiler repair Raynes Park',
      'boiler service West Wimbledon',
      'boiler installation SW20',
      'underfloor heating Cottenham Park',
    ],
  },
  intro:
    'Raynes Park has streets of near twins and a hillside where no two houses agree. We fit, repair and service boilers on both, and on the semis towards Cannon Hill.',
  sections: [
    {
      heading: 'The Apostles: follow the row',
      paragraphs: [
        'These Edwardian terraces were built small and to a pattern. A flue location that has worked along the row will generally work for you, subject to a check on any window or extension added since. Kitchens are modest, so a cupboard-sized combi is the usual pick. With neighbours this near, the terminal guard and its direction are decided on the doorstep together with you.',
      ],
    },
    {
      heading: 'Floors and radiators at different temperatures',
      paragraphs: [
        "Detached West Wimbledon and Cottenham Park houses may warm the ground floor from beneath and bedrooms by radiator. A screed wants gentle water; a radiator wants it hotter. Unless a mixing valve or a second controlled circuit keeps them apart, the floor overheats or the bedrooms never catch up. We set each circuit's curve, test the limit thermostat, and lower the boiler's flow temperature as far as comfort allows so that it condenses for more of the year.",
      ],
    },
    {
      heading: 'When the garage becomes a room',
      paragraphs: [
        "Cannon Hill's 1930s semis often housed the boiler in an attached garage. Convert it, and the new site is usually the loft or the utility corner, on a longer gas line that needs resizing. Near the station, purpose-built flats answer to a freeholder. High vans mind the railway bridges in Raynes Park, whose headroom is limited; red routes run along Bushey Road and the A3.",
      ],
    },
  ],
  landmarks: ['Cannon Hill Common', 'Cottenham Park'],
} satisfies DistrictText;
