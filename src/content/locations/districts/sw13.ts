import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw13',
  meta: {
    title: 'Barnes & Castelnau Boiler Engineers | SW13',
    description:
      'Tiny Little Chelsea cottages, listed Castelnau pairs and Harrods Village conversions: boiler service, repair and replacement in Barnes, SW13.',
    keywords: [
      'boiler repair Barnes',
      'boiler service Castelnau',
      'boiler installation SW13',
      'heating engineer Barnes',
    ],
  },
  intro:
    'Barnes has cottages where a boiler must squeeze under the stairs and villas where two would not look lost. Our engineers cover the village, Castelnau and the riverside.',
  sections: [
    {
      heading: 'Reaching us, reaching you',
      paragraphs: [
        'Hammersmith Bridge is shut to motor traffic, which turns Castelnau into a long cul-de-sac. Vans arrive from Putney or through the village. For a planned visit that is only a matter of timing; in an emergency, say exactly which end of the road you are, and turn off the appliance meanwhile if it is leaking water or showing a lockout that returns.',
      ],
    },
    {
      heading: 'Cottages with one good wall',
      paragraphs: [
        'Little Chelsea and the lanes near Barnes Pond hold Victorian cottages a few metres wide. The back yard may belong half to next door, and a sideways flue would breathe on their kitchen. A roof flue from a compact boiler upstairs avoids it. Where it passes through a ceiling void, hatches must let an engineer see the joints, and condensate wants a route to the bathroom waste rather than a pipe across the yard.',
      ],
    },
    {
      heading: 'Large rooms on Castelnau',
      paragraphs: [
        "Many of the early Victorian villas are listed pairs. High ceilings and tall sashes lose heat, so radiator sizes are worked out room by room before a boiler's output is settled. Storage and separate zones fit their size. LCC houses of the 1920s, on the Castelnau Estate, are far more modest, and a combi often does. Flats in Harrods Village occupy a listed depository: their flue routes were fixed at conversion, and a replacement has to follow them.",
      ],
    },
  ],
  landmarks: ['London Wetland Centre', 'Barnes Pond'],
} satisfies DistrictText;
