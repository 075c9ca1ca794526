import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e16',
  meta: {
    title: 'Boiler Repair in Canning Town & the Royal Docks, E16',
    description:
      'Keir Hardie houses, Britannia Village cupboards, shared heat at Royal Wharf: boiler repair and installation in Canning Town, Silvertown and E16.',
    keywords: [
      'boiler repair Canning Town',
      'boiler service Silvertown',
      'boiler installation Custom House',
      'gas engineer E16',
    ],
  },
  intro:
    'Canning Town, Custom House, Silvertown and North Woolwich have changed faster than almost anywhere in London. We cover the houses that came before the towers, and advise in the towers.',
  sections: [
    {
      heading: 'What coal left behind on the Keir Hardie Estate',
      paragraphs: [
        'Many of these houses were heated by coal, then by a back boiler, then by whatever followed. Empty flues and pipe tails that lead nowhere are normal finds. We trace each of them, make sure it is dead and capped, and vent any closed flue so damp does not gather in it. In Custom House, on the land where Ronan Point stood, the low-rise homes that came afterwards are simpler to read. Their kitchens are small, and the choice narrows to shallow wall-hung models.',
      ],
    },
    {
      heading: 'Cupboard boilers at Britannia Village',
      paragraphs: [
        "Homes of the 1990s beside the Royal Victoria Dock hide the boiler in a kitchen unit built round the original model. A successor of the same kilowatts can be taller or need more air above and below for servicing. We measure the carcass, read the maker's clearances and tell you if a door or shelf has to change. The old flue hole is seldom at exactly the right height.",
      ],
    },
    {
      heading: 'Site networks by the docks',
      paragraphs: [
        'Large schemes such as Royal Wharf, and a number of the towers by Canning Town station, tend to use a site heat network with nothing to burn inside the flat. Faults go to the operator unless your agreement says otherwise. ExCeL event days swallow the parking; anyone driving from the south pays a toll at the Silvertown Tunnel.',
      ],
    },
  ],
  landmarks: ['ExCeL London', 'Thames Barrier Park'],
} satisfies DistrictText;
