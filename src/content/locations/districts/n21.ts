import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n21',
  meta: {
    title: 'Winchmore Hill Boiler Repair & Installation | N21',
    description:
      'Boilers for Winchmore Hill cottages, wide Grange Park houses and second-generation systems at Highlands Village. Service and repair in N21.',
    keywords: [
      'boiler repair Winchmore Hill',
      'boiler service Grange Park',
      'boiler installation N21',
      'boiler replacement Highlands Village',
    ],
  },
  intro:
    'Winchmore Hill, Grange Park and Bush Hill are quiet, spread-out and full of gardens. Their boilers get serviced, repaired and replaced by us.',
  sections: [
    {
      heading: 'Waiting for hot water in Grange Park',
      paragraphs: [
        "The wide houses of Grange Park often place the boiler at one end and the main bathroom at the other. Twenty metres of pipe hold several litres, all of it cold at seven in the morning. Standing a cylinder beside the main bathroom turns a minute's wait into seconds. If you prefer a combi, siting it centrally and keeping pipes narrow achieves much the same. Semis off Green Lanes are shallower, and for them the question hardly arises.",
      ],
    },
    {
      heading: 'Third boiler at Highlands Village',
      paragraphs: [
        'Houses from the 1990s, and the converted hospital buildings among them, have mostly had their first boiler changed once. The next replacement can put right what the last one inherited: a flue an inch too near a window, a condensate pipe joined in 22 mm outside, no filter. Converted blocks have managers to consult about external work. The houses are yours to alter within the usual rules.',
      ],
    },
    {
      heading: 'Cottages around the Green',
      paragraphs: [
        'The cottages are small and the whole Green is a conservation area. Flues turn away from it, so the boiler belongs on a rear wall or takes a vertical route behind the chimney. Kitchens are compact, so the depth of the casing counts. Lanes here are narrow and permits apply by the station; let us know the nearest place a van can turn.',
      ],
    },
  ],
  landmarks: ['Winchmore Hill Green', 'Grovelands Park'],
} satisfies DistrictText;
