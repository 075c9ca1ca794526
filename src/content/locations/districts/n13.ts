import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n13',
  meta: {
    title: 'Boiler Repair & New Boilers in Palmers Green, N13',
    description:
      'Palmers Green boilers: rear flues on the Lakes Estate, long hot water runs off Green Lanes and dormered semis that have lost their tanks.',
    keywords: [
      'boiler repair Palmers Green',
      'boiler installation N13',
      'combi boiler Palmers Green',
      'boiler service Green Lanes',
    ],
  },
  intro:
    "Palmers Green's Edwardian fronts are worth keeping. We heat the houses behind them, with repairs, yearly services and new boilers.",
  sections: [
    {
      heading: 'Gables and porches on the Lakes Estate',
      paragraphs: [
        'Decoration on these fronts is protected, so the boiler lives towards the garden with its flue. If an earlier owner put one in the box room at the front, we would plan to bring it back rather than renew a terminal that might be refused today. Cast-iron guttering and leaded glass near the flue call for a little extra distance as well. Upstairs floors come up board by board, as original pine splits when rushed.',
      ],
    },
    {
      heading: 'Bathrooms behind the kitchen off Green Lanes',
      paragraphs: [
        'A terrace with its bathroom in the rear addition enjoys a short flue and a bath that fills promptly. Upstairs tells another story: the hot pipe runs the length of the ground floor, then climbs. Lagging it in 25 mm foam and keeping it in 15 mm copper cuts both the wait and the waste. Where a second bathroom is planned above, a combi placed centrally gives both a similar wait.',
      ],
    },
    {
      heading: 'Dormers near the Great Cambridge Road',
      paragraphs: [
        'Hipped roofs on the 1930s semis are being squared off into dormers, and the header tank is the first casualty. We reroute before the builders strip out, so nobody is without hot water for weeks. Flats newly built along Bowes Road may be heated centrally: look for an interface unit. The Great Cambridge and the North Circular are no place to stop; around Palmers Green station, permit hours hold.',
      ],
    },
  ],
  landmarks: ['Broomfield Park', 'The Fox, Palmers Green'],
} satisfies DistrictText;
