import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw12',
  meta: {
    title: 'Balham Boiler Repair, Service and Fitting, SW12',
    description:
      'Hyde Farm maisonettes, three-level Nightingale Triangle houses and small kitchens at Clapham South: boiler repair and fitting in SW12.',
    keywords: [
      'boiler repair Balham',
      'boiler service Clapham South',
      'boiler installation SW12',
      'gas engineer Balham',
    ],
  },
  intro:
    "Balham's terraces are extended in three directions and its Hyde Farm maisonettes are split in two. We repair boilers in both, and check the pipes that serve them.",
  sections: [
    {
      heading: 'Up and down at Hyde Farm',
      paragraphs: [
        'These Edwardian maisonettes come in pairs. The upstairs boiler is often drained by a pipe that descends the wall of the flat below, where it drips, freezes or annoys. Where there is an internal soil stack we would sooner use that. If the outside pipe has to stay, it should be short, wide and lagged, and both households ought to know whose it is. Gas and flue rights follow the lease in the same way.',
      ],
    },
    {
      heading: 'A larger boiler wants a larger pipe',
      paragraphs: [
        'Nightingale Triangle houses have frequently been enlarged on the ground, at the back and under the ridge. The 15 mm gas pipe that suited the original boiler can starve a 35 kW combi at full fire. Working pressure is measured at the appliance, with hob and burner running together; if it sags, new pipe is priced into the job from the outset. Villas facing Wandsworth Common may have a meter far from the kitchen, and the sum is harder.',
      ],
    },
    {
      heading: 'Flats beside Clapham South',
      paragraphs: [
        'Inter-war blocks near the station sometimes began with one boiler house for all and ended with a unit in each narrow kitchen. Ask the managers who owns the riser. A24 traffic passes through Balham on a red route, and permit controls around both stations apply for a short spell on weekdays.',
      ],
    },
  ],
  landmarks: ['Clapham South deep-level shelter', 'The Bedford, Balham'],
} satisfies DistrictText;
