import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e10',
  meta: {
    title: 'Leyton Boiler Repair, Service & Installation | E10',
    description:
      'Warner half-houses, Francis Road terraces and new flats at Lea Bridge: Leyton boiler repairs and replacements with drains and flow checked first.',
    keywords: [
      'boiler repair Leyton',
      'combi boiler Francis Road',
      'boiler service E10',
      'boiler installation Lea Bridge',
    ],
  },
  intro:
    "Leyton's boilers are our daily work, from the bay-fronted streets off Francis Road to the half-houses along Lea Bridge Road.",
  sections: [
    {
      heading: 'Two flats, one rear wall',
      paragraphs: [
        "A Warner half-house stacks one home on another behind a pair of front doors. The upper flat's condensate has to come down a wall it may not own, and its flue must keep away from the lower flat's windows. We prefer an internal connection to the soil stack. When that cannot be had, the outside pipe goes in 32 mm plastic with a steady fall, insulated, and with the neighbour told. A word with whoever holds the lease or freehold saves argument later.",
      ],
    },
    {
      heading: 'After the loft room off Francis Road',
      paragraphs: [
        'Once the tanks have gone, everything depends on what the street main gives. A combi rated for 14 litres a minute gains nothing on a supply that delivers eight. A test takes five minutes. If the pipe is the limit, renewing it from the stopcock in the pavement does more for the showers than any boiler upgrade, and the water company can tell you who owns which part.',
      ],
    },
    {
      heading: 'Lea Bridge station and match days',
      paragraphs: [
        'Recently built flats beside Lea Bridge station may be on shared plant. A white box with no flue and a heat meter is an interface unit, not a boiler, and in plenty of buildings the operator alone may open it. Brisbane Road fixtures fill the kerbs, and a stretch of Francis Road shuts to motors in the daytime, so a morning visit near High Road Leyton tends to run smoothest.',
      ],
    },
  ],
  landmarks: ['Brisbane Road stadium', 'Coronation Gardens'],
} satisfies DistrictText;
