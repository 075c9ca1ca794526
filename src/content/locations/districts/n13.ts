import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n13',
  meta: {
    title: 'Boiler Repair & New Boilers in Palmers Green, N13',
    description:
      'Hot water slow to reach upstairs off Green Lanes? We shorten the pipe. Boiler repair in Palmers Green, and rear flues for the Lakes Estate.',
    keywords: [
      'boiler repair Palmers Green',
      'boiler installation N13',
      'combi boiler Palmers Green',
      'boiler service Green Lanes',
    ],
  },
  intro:
    'In many terraces off Green Lanes, the bath fills fast but hot water takes an age to reach the first floor. The boiler and the bathroom are both at the back.',
  sections: [
    {
      heading: 'How can I get hot water upstairs sooner?',
      paragraphs: [
        'Shorten the pipe or insulate it. Many of these terraces have the bathroom beyond the kitchen, so the pipe to the first floor runs back under the whole ground floor. Keeping it in 15 mm copper with 25 mm foam cuts the wait.',
        'If you’re adding a bathroom upstairs, consider moving the boiler to the middle of the house. Both bathrooms then wait about the same time.',
      ],
    },
    {
      heading: 'Do I have to move a front flue on the Lakes Estate?',
      paragraphs: [
        'You may have to when you replace the boiler. The decorated porches and gables are protected, so boilers and flues belong at the back. A flue from a box room at the front might be refused today, and we’d plan to bring it to the rear. We leave extra space around leaded windows and iron gutters. If we lift a floor upstairs, it comes up board by board, because old pine splits.',
      ],
    },
    {
      heading: 'Planning a dormer near the Great Cambridge Road',
      paragraphs: [
        'Call us before your builder starts. When a hipped loft on a 1930s semi becomes a dormer, the header tank is the first thing to go. If we change the pipes early, you won’t be weeks without hot water.',
      ],
    },
  ],
  related: [
    { to: '/combi-boilers', label: 'Combis that heat up quickly at the tap' },
    { to: '/guides/boiler-installation-cost', label: 'What moving a boiler to the rear costs' },
  ],
  landmarks: ['Broomfield Park', 'The Fox, Palmers Green'],
} satisfies DistrictText;
