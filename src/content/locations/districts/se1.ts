import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se1',
  meta: {
    title: 'Boiler Repair in Bankside, Waterloo & Bermondsey, SE1',
    description:
      'Boilers serviced, repaired and fitted in SE1: roof flues near Roupell Street, listed warehouse flats at Shad Thames, and shared heat at Bankside.',
    keywords: [
      'boiler repair Bermondsey',
      'boiler service Waterloo',
      'boiler installation Bankside',
      'gas engineer SE1',
    ],
  },
  intro:
    'From Waterloo and the South Bank to Bankside and Bermondsey we mend, service and replace boilers, and say plainly which addresses have shared heat instead.',
  sections: [
    {
      heading: 'A valley roof is useful on Roupell Street',
      paragraphs: [
        "The early Victorian terraces of Roupell Street show a level parapet to the pavement and hide a gutter behind it. In a conservation area that dip is an asset, since a vertical flue rises there out of sight. It must stand clear of the slates by the distance its maker gives, and somebody has to reach it for inspection, so we check the hatch and gutter boards on the survey. With Southwark's Octavia Hill cottages and Peabody blocks, the landlord's permission comes first.",
      ],
    },
    {
      heading: 'Deep rooms at Shad Thames',
      paragraphs: [
        'A former warehouse may have one wall of windows and a long floor behind it. If the boiler stands far inside, the flue route eats into the permitted length and often disappears above a ceiling, where inspection hatches are required. The brickwork is listed. Neither a terminal nor an external condensate pipe goes on it without the building manager, and usually the council as well.',
      ],
    },
    {
      heading: 'Plant in the basement, charge at the boundary',
      paragraphs: [
        "Tall blocks at Bankside and Blackfriars warm their flats from central plant. What hangs in your cupboard is an interface unit, commonly reserved to the operator's contractor; the concierge will know. Radiators, valves and thermostats on your side are work for us. Waterloo, Bankside and the South Bank fall within the Congestion Charge zone, and Bermondsey past Tower Bridge Road does not. A reserved loading space saves a long carry.",
      ],
    },
  ],
  landmarks: ['The Shard', 'Borough Market'],
} satisfies DistrictText;
