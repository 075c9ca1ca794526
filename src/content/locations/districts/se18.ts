import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se18',
  meta: {
    title: 'Woolwich & Plumstead Boiler Repair, SE18',
    description:
      "Boiler repairs for Plumstead's hillside terraces and windy Shooters Hill, new installations, and what to ask at Royal Arsenal Riverside in Woolwich.",
    keywords: [
      'boiler repair Woolwich',
      'boiler service Plumstead',
      'boiler installation SE18',
      'boiler engineer Shooters Hill',
    ],
  },
  intro:
    'Woolwich sits by the river, Plumstead climbs away from it and Shooters Hill looks down on both. Gradient has more to do with heating here than you might think.',
  sections: [
    {
      heading: 'Front door up, kitchen down',
      paragraphs: [
        "A Plumstead hillside house may enter at street level and cook on the floor beneath, opening to a garden lower still. For condensate that is a gift: the drain lies downhill at the back and a pump is unnecessary. The flue is trickier, as a path or the next terrace's windows may come level with it. Below two metres from the ground, where people can touch it, a guard is fitted over the terminal.",
      ],
    },
    {
      heading: 'Exposed on Shooters Hill',
      paragraphs: [
        'Semis on the ridge take the weather from all sides. Outside condensate pipe should be as short as can be managed, 32 mm or more across, sloped and wrapped in waterproof lagging; indoors is better. Strong wind across a flue mouth can upset ignition. If lock-outs follow the forecast, note dates and direction for the engineer. Several semis still have tanks in a freezing loft, a good reason to seal the system.',
      ],
    },
    {
      heading: 'Arsenal flats, Common and Dockyard',
      paragraphs: [
        'At Royal Arsenal Riverside a district network supplies the apartments, converted or new, by way of interface units that the operator maintains. We help with radiators beyond them. Post-war estates near Woolwich Common and the Dockyard should be checked block by block. Red lines follow the South Circular down to the ferry; permits govern the town centre and stations.',
      ],
    },
  ],
  landmarks: ['Royal Artillery Barracks', 'Severndroog Castle'],
} satisfies DistrictText;
