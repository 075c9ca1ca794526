import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n8',
  meta: {
    title: 'Boiler Repair & Installation in Crouch End & Hornsey, N8',
    description:
      'A loft shower in Crouch End needs enough pressure, so we measure it before we quote. Hornsey and N8 emergencies are reached in 35-50 minutes on average.',
    keywords: [
      'boiler repair Crouch End',
      'boiler service Hornsey',
      'boiler installation N8',
      'combi boiler Crouch End',
    ],
  },
  intro:
    'A loft shower in a steep Crouch End street can be ten metres above the water main. That costs a full bar of pressure before any water comes out.',
  sections: [
    {
      heading: 'Combi or cylinder for a Crouch End loft conversion?',
      paragraphs: [
        'It depends on the reading we take in the loft. If there’s enough pressure and flow, a combi is fine. If there isn’t, we compare one with a cylinder and price both for you. Sometimes neither works well until the pipe from the street is replaced, and we’ll tell you so.',
        'You can have the boiler in the roof space if it’s boarded and lit, with a fixed ladder for servicing.',
      ],
    },
    {
      heading: 'Flats over the Topsfield Parade shops',
      paragraphs: [
        'Your flue will usually face the rear service yard. It needs to be clear of bin stores, extract fans and delivery doors. The yard wall normally belongs to the whole building, so get a short letter from your freeholder before we start.',
        'Your gas meter may be in the basement, several floors down. We test the pipe between the two for leaks and for size.',
      ],
    },
    {
      heading: 'New River Village: find the hatches or the heat meter',
      paragraphs: [
        'Send us a photo of either one. Some of these Hornsey flats may have a boiler with its flue above the ceiling, so it needs hatches. Others may be on shared plant and pay by meter. Buses fill the junction at the clock tower, so if you live in the centre, ask us for a time outside the rush.',
      ],
    },
  ],
  related: [
    { to: '/guides/top-combi-boilers-london', label: 'Combis compared for a house with a loft shower' },
    { to: '/guides/boiler-installation-cost', label: 'What a new water or gas pipe can add' },
  ],
  landmarks: ['Crouch End Clock Tower', 'Hornsey Town Hall'],
} satisfies DistrictText;
