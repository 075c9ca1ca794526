import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw14',
  meta: {
    title: 'Boiler Repair, Service & New Boilers in East Sheen, SW14',
    description:
      'Far bedrooms cold in a Parkside house, or a flue on a narrow Sheen passage? Repairs, balancing and new boilers in East Sheen and Mortlake.',
    keywords: [
      'boiler repair East Sheen',
      'boiler service Mortlake',
      'boiler installation SW14',
      'gas engineer East Sheen',
    ],
  },
  intro:
    'In the large Parkside houses near Richmond Park, we’re called because the far bedrooms stay cool while the hall gets too hot. The boiler is usually big enough, and it’s the radiators that need balancing.',
  sections: [
    {
      heading: 'Why are the far bedrooms cold in my Parkside house?',
      paragraphs: [
        'Most of the hot water takes the shortest way round. The pipe runs here are long, and we adjust the valve on each radiator until they all warm up together. It takes an engineer a few hours with a thermometer. If that isn’t enough, the pump and the pipe sizes come next. A house this size nearly always has room for a cylinder.',
      ],
    },
    {
      heading: 'Can my flue face the side passage in Sheen?',
      paragraphs: [
        'It shouldn’t discharge across it. Inter-war semis between Sheen and the river often have the kitchen door on that side, with next door’s windows opposite. The garden wall is usually better. When the boiler can’t move, we extend the flue to the back or upwards, as far as the manual permits.',
      ],
    },
    {
      heading: 'Boilers in low cottages near the river at Mortlake',
      paragraphs: [
        'We keep the boiler and its controls off the ground floor where we can, because some cottages stand low and close to the water. If yours has been in a flood, don’t switch it on. Call us, and an engineer will examine it first.',
        'The level crossing at Sheen Lane can hold us up, so mention which side you live on.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-service-maintenance', label: 'Balancing radiators in a Parkside house' },
    { to: '/guides/boiler-installation-cost', label: 'What an extended flue adds in Sheen' },
  ],
  landmarks: ['Sheen Common', 'St Mary the Virgin, Mortlake'],
} satisfies DistrictText;
