import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n16',
  meta: {
    title: 'Stoke Newington & Stamford Hill Boiler Engineers N16',
    description:
      'Two-kitchen family houses in Stamford Hill, listed Church Street and estate balconies: boiler repair and stored hot water across Stoke Newington.',
    keywords: [
      'boiler repair Stoke Newington',
      'boiler installation Stamford Hill',
      'unvented cylinder N16',
      'boiler service Newington Green',
    ],
  },
  intro:
    'N16 reaches from Newington Green through Stoke Newington and Shacklewell up to Stamford Hill. We run repairs, services and installations across the lot.',
  sections: [
    {
      heading: 'Two kitchens, several bathrooms',
      paragraphs: [
        'A Stamford Hill family house can have a large family at home and hot taps on every floor. One combi, whatever its badge, serves about one outlet well. We propose a system or regular boiler and a large cylinder, perhaps 300 litres, sized on the Friday afternoon peak. Timers can be set for Shabbat and festivals so the house stays warm without anyone touching a control.',
      ],
    },
    {
      heading: 'Georgian fronts on Church Street and Newington Green',
      paragraphs: [
        'These houses are listed and many have basements, so two matters precede the boiler: permission for the terminal, and a way for condensate to reach a drain. A basement kitchen below the sewer connection requires a lifting pump. Shops at street level complicate the rear; extraction hoods and flat roofs narrow the choice to a spot we can mark on a photograph.',
      ],
    },
    {
      heading: 'Balconies of the Stamford Hill Estate',
      paragraphs: [
        "The 1930s LCC blocks have walkways passing each kitchen. Terminals sit high and to one side to stay away from heads and open windows, with the landlord's approval. Victorian terraces in Stoke Newington present no such puzzle. By day Church Street turns away most through vehicles, and red lines run along the A10, so we come in by the residential grid.",
      ],
    },
  ],
  landmarks: ['Abney Park Cemetery', 'Clissold Park'],
} satisfies DistrictText;
