import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e20',
  meta: {
    title: 'E20 Heating Help: East Village and Olympic Park Homes',
    description:
      'Homes around Queen Elizabeth Olympic Park have a heat interface unit, not a boiler. What we can do in East Village and Chobham Manor, and who to ask.',
    keywords: [
      'heating engineer E20',
      'heat interface unit East Village',
      'radiator repair Olympic Park',
      'heating repair Chobham Manor',
    ],
  },
  intro:
    'Homes around Queen Elizabeth Olympic Park have no boiler of their own: heat comes from a district network. We can still help with the heating inside your front door.',
  sections: [
    {
      heading: 'How an East Village flat is heated',
      paragraphs: [
        'Hot water travels from the energy centres through the ground to each building, and a heat interface unit passes the warmth across metal plates into your radiators and taps. There is no flame, no flue, no condensate and no gas safety check to arrange for heating. In these flats trouble usually starts with a valve that sticks, a plate exchanger narrowed by scale, or a control that has lost its setting. Lukewarm taps with hot radiators point to the domestic side of the unit; the reverse hints at the heating side.',
      ],
    },
    {
      heading: 'What we can do, and what we leave alone',
      paragraphs: [
        'Balancing radiators, renewing thermostatic valves, tracing a leak on your own pipework and setting a programmer properly are all within our reach. Opening the interface unit, or isolating the network, normally takes permission from the managers, and at Chobham Manor and East Village it may be reserved to their contractor. Please ask them before you book, so that nobody pays for a visit that cannot help. If neighbours are cold too, the fault lies upstream.',
      ],
    },
    {
      heading: 'Booking in, loading and stadium days',
      paragraphs: [
        'Beside Westfield and Stratford International, visits go through a managed bay or car park, with a slot arranged in advance. Send us the reference and the name of the building. London Stadium events close roads, so we try to avoid those evenings.',
      ],
    },
  ],
  landmarks: ['London Stadium', 'ArcelorMittal Orbit'],
} satisfies DistrictText;
