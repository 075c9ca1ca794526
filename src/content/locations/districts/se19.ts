import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se19',
  meta: {
    title: 'Crystal Palace & Upper Norwood Boiler Repair, SE19',
    description:
      'Low water pressure in a Crystal Palace top flat, or warm air to replace in a 1960s town house? Boiler repair and installation on the SE19 ridge.',
    keywords: [
      'boiler repair Crystal Palace',
      'boiler installation Upper Norwood',
      'boiler service SE19',
      'warm air replacement Crystal Palace',
    ],
  },
  intro:
    'Top-floor flats around the Crystal Palace triangle can be short of water pressure, because the ridge is high. If yours fails at breakfast and works at midnight, the supply is the likely reason.',
  sections: [
    {
      heading: 'Can I have a combi in a Crystal Palace top flat?',
      paragraphs: [
        'Yes, if enough water reaches you at the busiest hour. We like to test in the morning, since the whole villa may share one pipe on Belvedere Road or Church Road. A combi won’t light for hot water below its minimum flow. Where the supply falls short of that, a loft tank with a vented cylinder and a shower pump still works well.',
      ],
    },
    {
      heading: 'Replacing warm air in a 1960s town house',
      paragraphs: [
        'We can install a boiler and radiators, but we need to know what’s already there. These houses often began with warm-air heating, so any radiator pipes came later. They may run in the floor screed or boxed in on the stairs. Have us trace them before you lay a new floor.',
        'The old heater’s flue may contain asbestos cement, so please leave it undisturbed until it’s been tested. The empty heater cupboard can be a good place for a cylinder.',
      ],
    },
    {
      heading: 'Central Hill: my flue is next to a walkway',
      paragraphs: [
        'Tell your landlord and us before you change anything. The estate steps down the slope, and terminals sit close to the walkways above. We choose the direction so that the vapour stays away from people’s faces, and the landlord approves it. Most cottages off Gipsy Hill have a simpler choice of wall.',
      ],
    },
  ],
  related: [
    { to: '/guides/best-combi-boilers-london', label: 'Minimum flow rates for a hilltop flat' },
    { to: '/boiler-quotes', label: 'Price the change from warm air to radiators' },
  ],
  landmarks: ['Crystal Palace transmitting station', 'Westow Park'],
} satisfies DistrictText;
