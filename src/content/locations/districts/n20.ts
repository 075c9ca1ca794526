import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n20',
  meta: {
    title: 'Boiler Installation & Service in Whetstone & Totteridge N20',
    description:
      'Twin boilers and big cylinders in Totteridge, old iron radiators at Oakleigh Park, semis in Whetstone: N20 heating repaired, serviced and designed.',
    keywords: [
      'boiler repair Whetstone',
      'boiler installation Totteridge',
      'boiler service Oakleigh Park',
      'unvented cylinder N20',
    ],
  },
  intro:
    'Space is seldom the difficulty in Totteridge, Whetstone and Oakleigh Park. Size is: long pipe runs, heavy radiators, a great deal of hot water.',
  sections: [
    {
      heading: 'Big systems in Totteridge',
      paragraphs: [
        "One boiler sized for a frosty night in a large house idles inefficiently for the rest of the year. Two in cascade share the load and cover for each other. Beside them we plan at least two zones and an unvented cylinder big enough for guests, with its tundish in sight and a discharge pipe that can take scalding water safely. The annual visit then covers both boilers, the safety valves and the vessels. Ask for the gas meter's rating early, as an ordinary domestic one tops out around 65 kW.",
      ],
    },
    {
      heading: 'Iron radiators at Oakleigh Park',
      paragraphs: [
        'Victorian and Edwardian villas may keep their original columns, which hold a lot of water and decades of black sludge. Connecting a slim modern exchanger to that unwashed is asking for trouble. We clean each radiator, sometimes off the wall, fit a magnetic filter on the return and dose the water. Given time to warm up, they suit a low flow temperature very well.',
      ],
    },
    {
      heading: 'Whetstone drives and High Road flats',
      paragraphs: [
        'A semi with a long side wall can drain its condensate outdoors, but short and lagged is the rule even where there is space. Flats along the High Road are leasehold, and consent comes first. Most houses offer a drive. Totteridge Lane narrows in places, and the station has permit hours.',
      ],
    },
  ],
  landmarks: ["St Andrew's Church, Totteridge", 'Totteridge Common'],
} satisfies DistrictText;
