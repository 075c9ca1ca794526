import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'nw9',
  meta: {
    title: 'Kingsbury & Colindale Boiler Repair and Service, NW9',
    description:
      "Flues away from Kingsbury's thatch, garden-side boilers at Roe Green, interface units in Colindale: boiler repair and service for NW9.",
    keywords: [
      'boiler repair Kingsbury',
      'boiler service Colindale',
      'boiler installation NW9',
      'heat interface unit Colindale',
    ],
  },
  intro:
    'NW9 has thatched cottages, toy castles, plain semis and whole new quarters without a boiler. We work in the first three and can advise in the last.',
  sections: [
    {
      heading: 'Thatch, turrets and Trobridge',
      paragraphs: [
        'Ernest Trobridge gave Kingsbury homes under thatch and behind battlements. A combustible roof changes a survey altogether. Keep the outlet far from the straw, low verges included, and expect the insurer to want its position in writing. Masonry chimneys that look useful are seldom suitable for a condensing flue without a liner approved for it. The castle-style flats have odd walls but a commoner set of rules: lease, freeholder, clearances.',
      ],
    },
    {
      heading: 'Roe Green and the ordinary semi',
      paragraphs: [
        "Roe Green's village of workers' cottages is protected, and the garden elevation is where a flue belongs. Around Kingsbury and The Hyde, inter-war semis are easier. Many keep a separate cylinder, which is worth retaining where teenagers and two showers are involved. Clay soil moves, and a slow pressure loss with no visible leak may be a pipe under the floor; we isolate circuits in turn to find it.",
      ],
    },
    {
      heading: 'Colindale and Hendon Waterside',
      paragraphs: [
        'At Colindale Gardens every home has an interface unit fed from the local energy centre. Call the operator about supply, tariff or a unit that fails, and us only for what they leave to you. Other new buildings at Hendon Waterside should be checked individually. Traffic on the Edgware Road is heavy from morning to night, and controlled zones encircle Colindale station along with the new blocks.',
      ],
    },
  ],
  landmarks: ['RAF Museum London', 'Welsh Harp Reservoir'],
} satisfies DistrictText;
