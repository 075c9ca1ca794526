import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw19',
  meta: {
    title: 'Wimbledon Boiler Installation, Service & Repair, SW19',
    description:
      'Hilltop houses in Wimbledon, Arts and Crafts Merton Park, the phased rebuilding of High Path: boilers and hot water planned in SW19.',
    keywords: [
      'boiler installation Wimbledon',
      'boiler repair Colliers Wood',
      'boiler service SW19',
      'gas engineer Merton Park',
    ],
  },
  intro:
    'From the windmill on the Common down to Colliers Wood, SW19 loses height and its houses lose a few bathrooms. We plan boilers and hot water to suit each level.',
  sections: [
    {
      heading: 'On the hill',
      paragraphs: [
        "Big houses above the town ask much of the main, and altitude takes some of its pressure away. We log static and flowing readings, preferably on two occasions, then choose between an unvented cylinder, an accumulator or retained tanks. In a house with three bathrooms the recovery rate of the cylinder counts for more than the boiler's headline output. Long runs to a guest suite may justify a circulation loop with a timer.",
      ],
    },
    {
      heading: 'Merton Park behind its hedges',
      paragraphs: [
        "John Innes's conservation area has tile-hung gables, holly and a strong dislike of clutter. Flues leave by the garden side, low pipes are painted in, and cylinders stay indoors. South Park Gardens is less guarded, yet the windows next door still decide where vapour may go.",
      ],
    },
    {
      heading: 'Colliers Wood, High Path and tournament weeks',
      paragraphs: [
        "South Wimbledon and Colliers Wood terraces take a mid-sized combi happily. High Path Estate is being rebuilt by stages around shared heat, so the phase your building belongs to decides whom to call. Newer towers should be asked about in the same manner. Merton's permits reach far. During the Championships, roads close and bays near Wimbledon Park are suspended; routine services in those weeks are better moved to another date.",
      ],
    },
  ],
  landmarks: ['All England Lawn Tennis Club', 'Wimbledon Windmill'],
} satisfies DistrictText;
