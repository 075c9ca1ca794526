import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se27',
  meta: {
    title: 'West Norwood & Gipsy Hill Boiler Repair | SE27',
    description:
      'Flue level with next door’s lawn on Gipsy Hill, or a boiler for a coal store in West Norwood? We measure first, then give you a price in SE27.',
    keywords: [
      'boiler repair West Norwood',
      'boiler service Gipsy Hill',
      'boiler installation SE27',
      'boiler replacement Norwood Road',
    ],
  },
  intro:
    'On Gipsy Hill your kitchen wall can come out level with next door’s garden, which makes the flue the main question. Photos from both sides of the fence help us answer it quickly.',
  sections: [
    {
      heading: 'Flues on Gipsy Hill and above Norwood Road shops',
      paragraphs: [
        'A Gipsy Hill flue can face the next garden if there’s enough height. A terminal needs at least 300 mm above the ground, and on a slope the neighbour’s ground counts. The vapour shouldn’t blow across the place where they sit. When the levels don’t allow it, we go up through the roof of the back addition. If both ways are possible, you’ll get a price for each.',
        'Above the shops on Norwood Road, keep the flue well clear of the kitchen extracts below. Boilers take in air next to the flue, and cooking grease can foul the burner. We look for the quietest part of the rear wall, or a higher one.',
        'In the new flats by the High Street, ask your managing agent about the heat source first.',
      ],
    },
    {
      heading: 'Can the boiler go in the old coal store?',
      paragraphs: [
        'In some older council blocks, yes. A few coal stores by the kitchen are large enough and have an outside wall, so you’d keep your cupboards. Others are damp, unheated or too shallow to leave working space. We measure it, see how far the door opens and allow for frost. Your landlord must agree to the change and to the hole for the flue.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'Wall or roof flue: the price in Gipsy Hill' },
    { to: '/guides/boiler-service-maintenance', label: 'Why a dirty burner above Norwood Road needs a service' },
  ],
  landmarks: ['West Norwood Cemetery', 'St Luke’s Church, West Norwood'],
} satisfies DistrictText;
