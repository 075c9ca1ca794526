import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n4',
  meta: {
    title: 'Boiler Repair in Finsbury Park & Stroud Green, N4',
    description:
      "Harringay Ladder upper flats, Stroud Green attics and Woodberry Down's mixed heating: boiler repairs and installations by local N4 engineers.",
    keywords: [
      'boiler repair Finsbury Park',
      'boiler service Stroud Green',
      'boiler installation Harringay',
      'gas engineer Manor House N4',
    ],
  },
  intro:
    'Finsbury Park, Stroud Green, Manor House and the Harringay Ladder share a postcode and very little else. Our work is planned address by address.',
  sections: [
    {
      heading: 'Upper flats on the Harringay Ladder',
      paragraphs: [
        'The upstairs half of a Ladder terrace tends to have its boiler above the rear addition, with the flue leaving over that lower roof. Nearby skylights and bathroom windows matter, and so does the ladder: an annual check is quicker if the terminal can be seen from inside. Condensate joins the bathroom waste wherever the levels permit. Downstairs neighbours should know the day, because we may have to shut a stopcock that serves both homes.',
      ],
    },
    {
      heading: 'Hills and attic showers in Stroud Green',
      paragraphs: [
        'Tall terraces climb from the park. By the third floor the pressure available at street level has dropped by around one bar. We gauge it in the attic itself. If a combi would starve there, the cylinder can stand lower down, fed at full flow, while the attic shower is chosen to suit what arrives. Houses in Brownswood Park behave likewise.',
      ],
    },
    {
      heading: 'Two systems at Woodberry Down',
      paragraphs: [
        "New blocks at Woodberry Down draw on a communal network; older LCC buildings a few doors off are heated in other ways. Give us the block name when you ring and we can say if a visit makes sense. A network customer normally reports faults to the scheme's operator. Seven Sisters Road is a red route; permit hours lengthen when the park or the stadium has an event.",
      ],
    },
  ],
  landmarks: ['Park Theatre', 'Castle Climbing Centre'],
} satisfies DistrictText;
