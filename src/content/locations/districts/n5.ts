import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n5',
  meta: {
    title: 'Highbury Boiler Repair, Service & Installation, N5',
    description:
      'Listed terraces on Highbury Fields, divided villas on Highbury New Park and flats in the old stadium: boiler care in N5 with consents handled early.',
    keywords: [
      'boiler repair Highbury',
      'boiler service Highbury Fields',
      'boiler installation N5',
      'boiler engineer Highbury New Park',
    ],
  },
  intro:
    'Highbury is a compact district of listed terraces, villas cut into flats and one football ground that became homes. We attend to boilers in all of these.',
  sections: [
    {
      heading: 'Corridor cupboards on Highbury New Park',
      paragraphs: [
        'When the great villas were divided, the boiler frequently landed in a hall cupboard at the heart of a flat. Its flue runs through a ceiling void to the side or rear. Before quoting a replacement we find the inspection points, add up the equivalent length with bends, and compare it with the limit for the proposed model. Should the run be too long, either the flue size goes up, where the maker allows it, or the boiler moves.',
      ],
    },
    {
      heading: 'Brickwork facing the Fields',
      paragraphs: [
        'The Georgian and Victorian rows overlooking Highbury Fields are listed in good part. Cutting fresh brickwork for a terminal requires consent, whereas keeping to the opening already there may not. Confirm with the council either way. These houses gain from weather compensation too: thick walls answer slowly, and a gentle, steady flow suits them better than bursts.',
      ],
    },
    {
      heading: 'The stadium flats and the Quadrant',
      paragraphs: [
        "Homes in the former Arsenal stands are under managing agents, who control anything visible outside and can tell you how heating is provided. The Highbury Quadrant Estate is the council's; leaseholders there should ask about shared services first. Parking is by permit throughout, with longer hours on match days, so a voucher left at the door helps us start on time.",
      ],
    },
  ],
  landmarks: ['Highbury Fields', 'the former Arsenal Stadium on Avenell Road'],
} satisfies DistrictText;
