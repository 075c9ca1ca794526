import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw14',
  meta: {
    title: 'East Sheen & Mortlake Boiler Repair, Service SW14',
    description:
      'Low cottages near the Thames at Mortlake, big Parkside houses, narrow side passages in Sheen: boilers repaired and installed in SW14.',
    keywords: [
      'boiler repair East Sheen',
      'boiler service Mortlake',
      'boiler installation SW14',
      'gas engineer East Sheen',
    ],
  },
  intro:
    'East Sheen and Mortlake meet at a level crossing, and their houses are as far apart as river and park. We service boilers on either side of the gates.',
  sections: [
    {
      heading: 'The side passage in Sheen',
      paragraphs: [
        "Semis built between the wars towards the river tend to have the kitchen door down one flank. A boiler on that wall would breathe into a path a metre wide, at the height of anyone carrying in the shopping, with next door's windows beyond. The garden elevation is normally better. If the boiler cannot move, an extended flue may bring the outlet round or upwards within the length its maker permits.",
      ],
    },
    {
      heading: 'Low floors by the Thames',
      paragraphs: [
        'Certain Mortlake cottages lie near the water and not far above it. There we hang boilers, wiring centres and pump controls well clear of the ground floor, upstairs if the structure allows. Isolating valves go where a hand can find them quickly. A boiler that has stood in floodwater must not be switched on again until an engineer has examined it.',
      ],
    },
    {
      heading: 'Parkside and the parade',
      paragraphs: [
        "Edwardian houses on the Richmond Park side are large. Their pipe runs are long and seldom balanced, so the far bedrooms stay cool while the hall bakes; an afternoon with a thermometer at each lockshield cures more of that than a bigger boiler could. Space for a cylinder is rarely lacking. Along Upper Richmond Road West, flats over shops need the freeholder's word for a flue. We allow extra time for the Sheen Lane barriers, and the South Circular is red-routed.",
      ],
    },
  ],
  landmarks: ['Sheen Common', 'St Mary the Virgin, Mortlake'],
} satisfies DistrictText;
