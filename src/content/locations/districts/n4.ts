import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n4',
  meta: {
    title: 'Boiler Repair in Finsbury Park & Stroud Green, N4',
    description:
      'Finsbury Park boiler down? Emergencies in N4: 35-50 minutes on average. Upper flats on the Harringay Ladder and attic showers in Stroud Green.',
    keywords: [
      'boiler repair Finsbury Park',
      'boiler service Stroud Green',
      'boiler installation Harringay',
      'gas engineer Manor House N4',
    ],
  },
  intro:
    'On the Harringay Ladder we’re often called to an upstairs flat with the boiler above the back addition. Before we replace it, we check the skylights and windows near its flue.',
  sections: [
    {
      heading: 'Replacing a boiler in a Harringay Ladder upper flat',
      paragraphs: [
        'The flue normally leaves over the lower roof at the back. If it can be seen from a window, your yearly service is quicker. The condensate pipe joins your bathroom waste wherever the levels allow.',
        'Tell the people downstairs which day we’re coming. We may have to close a stopcock that serves both flats.',
      ],
    },
    {
      heading: 'Do Woodberry Down flats have boilers?',
      paragraphs: [
        'It depends on your block, so give us its name when you call. The new blocks are on a communal network, and faults there usually go to the network’s operator. Older LCC blocks a few doors away have other systems, which may include boilers we can repair. Permit hours run longer when there’s a match or an event near the park, so check before you book a visit.',
      ],
    },
    {
      heading: 'Why is the attic shower poor in Stroud Green?',
      paragraphs: [
        'By the third floor you’ve lost about 1 bar of the pressure at street level. These tall terraces also stand on a slope. We put our gauge on the attic supply before we suggest a boiler.',
        'If a combi would struggle there, we can stand a cylinder lower down, where the flow is better. Then you choose a shower that suits what reaches the top. The same is true in Brownswood Park.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-pressure-guide', label: 'What the gauge should read in a tall house' },
    { to: '/boiler-quotes', label: 'Price a new boiler for an upper flat' },
  ],
  landmarks: ['Park Theatre', 'Castle Climbing Centre'],
} satisfies DistrictText;
