import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw15',
  meta: {
    title: 'Putney & Roehampton Boiler Repair and Service, SW15',
    description:
      'Slow taps in Putney Hill mansion flats, Dover House cottages round their greens, the listed Alton Estate: boiler advice and repair in SW15.',
    keywords: [
      'boiler repair Putney',
      'boiler service Roehampton',
      'boiler installation SW15',
      'heating engineer Putney Heath',
    ],
  },
  intro:
    "Putney's terraces, Roehampton's slabs and a garden estate of cottages between them ask for three sorts of boiler work. We do all the gas side of it.",
  sections: [
    {
      heading: 'The long corridor on Putney Hill',
      paragraphs: [
        'In the mansion flats the boiler is in the kitchen and the bathrooms at the opposite end. Each time a basin is opened, the pipe between must empty of cold water first. Keeping that run in a smaller bore, lagging it, and choosing a combi that can preheat shortens the wait; a small cylinder near the bathroom ends it. Where no drain lies close to the new place, we say so early.',
      ],
    },
    {
      heading: 'Greens at Dover House, towers at Alton',
      paragraphs: [
        'The 1920s cottages of the Dover House Estate face communal greens and are protected. We keep terminals on the garden elevation and reuse existing holes wherever the current standard lets us. In Roehampton, parts of the Alton Estate are listed. What heats each block and what may be fixed to its walls are two questions for Wandsworth council, both asked ahead of any order.',
      ],
    },
    {
      heading: 'West and East Putney terraces',
      paragraphs: [
        'Victorian and Edwardian terraces here are the straightforward portion: a rear addition, a gully beneath it, a boiler that can flue over the yard. With a loft conversion the tanks usually disappear, and any old shower pump goes with them, having no stored water left to draw from. Permit bays fill central Putney; red routes cover the A3, Upper Richmond Road and a stretch of Roehampton Lane.',
      ],
    },
  ],
  landmarks: ['Putney Bridge', 'Putney Heath'],
} satisfies DistrictText;
