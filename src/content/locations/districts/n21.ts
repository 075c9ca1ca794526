import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n21',
  meta: {
    title: 'Boiler Repair & Installation in Winchmore Hill, N21',
    description:
      'Waiting for hot water in Grange Park? A cylinder near the bathroom helps. Boiler repair and installation in Winchmore Hill, day and night.',
    keywords: [
      'boiler repair Winchmore Hill',
      'boiler service Grange Park',
      'boiler installation N21',
      'boiler replacement Highlands Village',
    ],
  },
  intro:
    'In Grange Park’s wide houses, the main bathroom can be twenty metres of pipe from the boiler. That pipe is full of cold water every morning.',
  sections: [
    {
      heading: 'Can you shorten the wait for hot water in Grange Park?',
      paragraphs: [
        'Yes, with a cylinder beside the main bathroom. The hot tap then has a few metres of pipe to clear, and the wait drops to seconds. If you’d rather have a combi, we place it near the centre of the house and keep the pipes narrow.',
        'The 1930s semis off Green Lanes are smaller, so the wait is shorter to begin with.',
      ],
    },
    {
      heading: 'Replacing a second boiler at Highlands Village',
      paragraphs: [
        'Use the chance to correct what was left last time. Many of the 1990s houses have had their first boiler replaced once. We check whether the flue is too near a window and whether the outdoor condensate pipe is wide enough. We also add a filter if there isn’t one.',
        'If you’re in a converted hospital building, ask the managers about work outside. The newer houses are yours to alter within the usual rules.',
      ],
    },
    {
      heading: 'Flues for cottages at Winchmore Hill Green',
      paragraphs: [
        'They have to turn away from the Green, which is a conservation area. We use a rear wall, or go straight up behind the chimney. The kitchens are small, so the depth of the boiler matters as much as its power.',
        'The lanes are narrow, so tell us the nearest place a van can turn. Permit hours apply by the station.',
      ],
    },
  ],
  related: [
    { to: '/guides/when-to-replace-boiler', label: 'When a second boiler is ready to go' },
    { to: '/guides/boiler-installation-cost', label: 'Cylinder by the bathroom: what it costs' },
  ],
  landmarks: ['Winchmore Hill Green', 'Grovelands Park'],
} satisfies DistrictText;
