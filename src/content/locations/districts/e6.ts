import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e6',
  meta: {
    title: 'East Ham and Beckton Boiler Repairs, E6',
    description:
      'East Ham terraces, Beckton estates and Upton Park: boiler faults repaired, small-bore systems cleaned, and flues set clear of the house next door.',
    keywords: ['boiler repair East Ham', 'boiler installation Beckton', 'boiler service Upton Park', 'gas engineer E6'],
  },
  intro:
    "E6 is two districts in one, Edwardian East Ham to the north and Beckton's late twentieth-century estates to the south. We repair and install in both.",
  sections: [
    {
      heading: 'Small-bore pipe in Beckton and Cyprus',
      paragraphs: [
        'Houses of the 1980s and 1990s were plumbed compactly: slim copper to each radiator, a cylinder in the airing cupboard, a modest boiler downstairs. Narrow pipe clogs with magnetite sooner than 15 mm does, and an over-eager power flush can shift a blockage instead of clearing it. When a combi replaces cylinder and tanks we clean with patience, fit a magnetic filter and prove the heat at every radiator. The empty airing cupboard becomes storage, or a home for the new boiler if its flue can reach outdoors.',
      ],
    },
    {
      heading: 'Back kitchens on the Burges Estate',
      paragraphs: [
        "Terraces here keep the boiler in the kitchen at the rear, looking across at the neighbour's addition. Someone's extension may have arrived since the flue was first cut. We check what the terminal faces now: an opening window close by, or a boundary under 600 mm off, calls for a new position or a plume kit, whatever was acceptable twenty years ago.",
      ],
    },
    {
      heading: 'Between High Street North and Green Street',
      paragraphs: [
        'Victorian houses in these streets have solid walls and draughty halls, and a radiator sized by guesswork shows it. A room-by-room heat loss takes an hour and tells us what output the heating truly needs. Kerb space around East Ham station belongs to residents, so a visitor permit is useful; the North Circular and the A13 are for passing through only.',
      ],
    },
  ],
  landmarks: ['East Ham Town Hall', 'Central Park, East Ham'],
} satisfies DistrictText;
