import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e7',
  meta: {
    title: 'Boiler Repair & New Boilers in Forest Gate, E7',
    description:
      'Frozen boiler pipe on Capel Road, or one shower too few on the Woodgrange Estate? Forest Gate emergencies are reached in 30-45 minutes on average.',
    keywords: [
      'boiler repair Forest Gate',
      'system boiler E7',
      'boiler service Upton',
      'boiler installation Woodgrange Estate',
    ],
  },
  intro:
    'On Capel Road the wind comes straight across Wanstead Flats, so an outdoor boiler pipe can freeze in a night. In the big Woodgrange Estate houses, we’re more often asked about running two showers at once.',
  sections: [
    {
      heading: 'Combi or cylinder for a Woodgrange Estate house?',
      paragraphs: [
        'A system boiler with a cylinder usually suits a tall house with several bathrooms. A 30 kW combi gives about 12 L/min in winter, which is roughly one good shower. A cylinder can feed several taps at once. It has an immersion heater too, so you’re not without hot water if the boiler fails.',
        'You’ll need floor space for it, and it takes time to reheat. We work out the size with you first.',
      ],
    },
    {
      heading: 'Flue rules behind the glazed porches',
      paragraphs: [
        'The flue belongs at the back. The Woodgrange Estate is a conservation area known for its glass porches, so the street side stays clear. In a deep house, pipes to the rear have a longer run under the floor. We agree each route with you before we lift a board. The smaller terraces around Upton and West Ham Park already have their kitchens at the back.',
      ],
    },
    {
      heading: 'Has my condensate pipe frozen?',
      paragraphs: [
        'It may have, if the boiler stopped on a freezing morning and gurgles. Pour warm water along the outside pipe, never boiling, and only from the ground. Then press reset once. If it still won’t start, leave it off and call us.',
        'To stop it happening again, we can shorten and lag the pipe or bring it indoors. That’s worth doing on any house facing the Flats.',
      ],
    },
  ],
  related: [
    { to: '/guides/best-combi-boilers-london', label: 'When a combi is enough, and when it isn’t' },
    { to: '/guides/boiler-service-maintenance', label: 'Get the condensate pipe checked before winter' },
  ],
  landmarks: ['West Ham Park', 'Wanstead Flats'],
} satisfies DistrictText;
