import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw17',
  meta: {
    title: 'Boiler Service & Repair in Tooting & Furzedown, SW17',
    description:
      'Shared house in Furzedown with no hot water, or too many bathrooms for a combi on the Heaver Estate? Boiler service and repair in SW17.',
    keywords: [
      'boiler repair Tooting',
      'gas safety certificate SW17',
      'boiler service Furzedown',
      'boiler installation Tooting Bec',
    ],
  },
  intro:
    'In shared houses around Furzedown and the hospital, people often can’t find the gauge or the stopcock when the hot water fails. Here’s what you can check first, and when your landlord has to act.',
  sections: [
    {
      heading: 'No hot water in a shared Tooting house: what to check',
      paragraphs: [
        'Look at the pressure gauge, the thermostat and the credit on the meter. Then call your landlord, because the repair is usually theirs to arrange. Find the stopcock and the filling loop now, while nothing is leaking, and tell your housemates.',
        'Landlords can book the boiler service and the yearly gas safety check for one visit.',
      ],
    },
    {
      heading: 'Combi or system boiler on the Heaver Estate?',
      paragraphs: [
        'A system boiler with a cylinder, for most of these houses. They’re wide, with several bathrooms and many radiators. Even the largest combi runs only one bath well at a time. The cylinder can usually stand in the box room or where the tank was. We also divide the heating by floor, so empty bedrooms needn’t be heated all day.',
      ],
    },
    {
      heading: 'Rear flues at Totterdown Fields',
      paragraphs: [
        'Expect the back wall and hidden pipes, because the LCC cottages stand in a conservation area. Before you apply, we draw the position and mark what will be visible.',
      ],
    },
    {
      heading: 'Who do I call at Du Cane Court?',
      paragraphs: [
        'Start with the block’s managers. The 1930s building had central plant for its serviced flats, and they know what your flat has today. If something in it turns out to be yours, we’ll quote for that.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-pressure-guide', label: 'What sharers can check on a Tooting boiler' },
    { to: '/boiler-quotes', label: 'System boiler prices for the Heaver Estate' },
  ],
  landmarks: ['the former Granada cinema, Tooting', 'Tooting Bec Common'],
} satisfies DistrictText;
