import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se2',
  meta: {
    title: 'Abbey Wood Boiler Repair & Replacement, SE2',
    description:
      'Old back boilers made safe, mains flow tested on the Bostall hill, and honest advice on shared heat in South Thamesmead: boiler work in Abbey Wood.',
    keywords: [
      'boiler repair Abbey Wood',
      'back boiler removal SE2',
      'boiler installation Abbey Wood',
      'boiler service Bostall',
    ],
  },
  intro:
    'Abbey Wood has co-operative cottages, post-war council houses and concrete blocks within a short walk. We maintain the boilers in them, and those towards Crossness.',
  sections: [
    {
      heading: 'What the living-room boiler left behind',
      paragraphs: [
        'Houses on the Abbey Wood Estate were often heated from behind the lounge fire. Where that appliance came out in a hurry, a capped gas tail, an empty liner and lengths of fat pipe can remain. We trace them before fitting anything, cut back whatever serves nothing, and see that the chimney breast is ventilated so it does not turn damp. If yours still works, plan for a new layout: the replacement is normally placed in the kitchen.',
      ],
    },
    {
      heading: 'Climbing to Bostall Heath',
      paragraphs: [
        'The Royal Arsenal Co-operative Society built its Bostall Estate up a steep slope, and the semis near the heath stand higher still. A good reading at the foot of the hill proves little at the top. We measure at your own tap, in litres per minute, with another open. A thin supply calls for a modest combi, honestly described, or for a vented cylinder whose loft tank fills in its own time.',
      ],
    },
    {
      heading: "Thamesmead's southern half",
      paragraphs: [
        'These concrete blocks gave up their first district heating long ago, while newer buildings alongside have plant of their own. A flue through the wall and a gas meter mean we can help with the boiler. A sealed box with a heat meter means the landlord or operator answers first, and our work stops at the radiators. Permit hours have spread around the Elizabeth line station. On the narrow hill roads a kept space outside is welcome.',
      ],
    },
  ],
  landmarks: ['Lesnes Abbey', 'Crossness Pumping Station'],
} satisfies DistrictText;
