import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n12',
  meta: {
    title: 'Boiler Repair & Installation in North Finchley, N12',
    description:
      'North Finchley boiler not working? We reach emergencies in 35-50 minutes on average. Faster hot taps in Woodside Park and radiators in place of warm air.',
    keywords: [
      'boiler repair North Finchley',
      'boiler installation Woodside Park',
      'boiler service N12',
      'warm air replacement North Finchley',
    ],
  },
  intro:
    'In the large Woodside Park houses, people call us because the hot tap takes too long. The answer is usually where the cylinder stands.',
  sections: [
    {
      heading: 'Why does hot water take so long to arrive?',
      paragraphs: [
        'It has a long pipe to travel, and the cold water in that pipe comes out first. We put the cylinder near your busiest bathrooms. A timed pump can keep the pipe warm, but it costs heat if it runs all day.',
        'We also split the radiators into zones with a valve each. If your house has been insulated since the last boiler, we measure the heat loss again. You may not need 40 kW any more.',
      ],
    },
    {
      heading: 'Replacing warm air heating in a High Road flat',
      paragraphs: [
        'You’ll need new pipes to every room, so plan for some disruption. A few blocks from the 1960s and 1970s may have been built with warm air. We drop the pipes from the ceiling or box them in along the skirting. The freeholder has to approve a flue on the outside wall.',
        'An old heater cabinet can contain asbestos, so ask the managers what they know and don’t take it down. If the warm air is still in use, tell us when you call. It needs an engineer registered for that kind of heater.',
      ],
    },
    {
      heading: 'Side passage flues in North Finchley',
      paragraphs: [
        'We avoid them in the narrow ones. A flue there blows across next door’s path or at the wall opposite. Going out at the rear or through the roof is better. The semis west of Ballards Lane have more room at the side. The one-way system at Tally Ho slows us a little, so please allow for it.',
      ],
    },
  ],
  related: [
    { to: '/boiler-quotes', label: 'Price a zoned system for a Woodside Park house' },
    { to: '/guides/boiler-installation-cost', label: 'What changing from warm air to radiators involves' },
  ],
  landmarks: ['artsdepot', 'Woodside Park Underground station'],
} satisfies DistrictText;
