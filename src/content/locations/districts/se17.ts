import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se17',
  meta: {
    title: 'Walworth Heating and Boiler Repairs, SE17',
    description:
      'District heat at Aylesbury, Brandon and Elephant Park; boilers in Pullens tenements and Liverpool Grove cottages. What we do in Walworth, SE17.',
    keywords: [
      'boiler repair Walworth',
      'heating engineer SE17',
      'boiler service Elephant and Castle',
      'radiator repair Walworth',
    ],
  },
  intro:
    'A large share of Walworth and Newington is on district heat. For the homes with boilers we do everything; for the rest we do what your side of the valves allows.',
  sections: [
    {
      heading: 'Before you look for a boiler',
      paragraphs: [
        "The Aylesbury and Brandon estates are served by district systems, while Elephant Park makes its heat in an energy hub and passes it to each home through an interface unit. You cannot swap what is not there. If the whole staircase is cold, Southwark or the hub's operator must be told. If one room is, the cause may be a sticking pin, an airlock or a wrongly set thermostat, and those we do attend to, with the operator's consent where the circuit has to be drained.",
      ],
    },
    {
      heading: 'Tight yards on the Pullens Estate',
      paragraphs: [
        'Victorian tenements here have kitchens a few paces square, stacked above a shared yard. Terminals cluster. Each needs separation from the next and from every sash that opens, while waste stacks take the best of the wall. We look for the original soil branch to carry condensate, as a fresh external pipe is one more thing for the freeholder to refuse. A boiler of shallow depth with top connections tends to suit.',
      ],
    },
    {
      heading: "Octavia Hill's cottages, and market streets",
      paragraphs: [
        'Homes around Liverpool Grove have small rooms and modest heat losses, often 4 or 5 kW in deep winter. The lowest output of a new boiler therefore deserves more attention than its highest: one that cannot turn down switches on and off all day. East Street gives its kerbs to the market. The Congestion Charge zone opens at the Elephant and Castle, and everywhere else you will want a Southwark visitor permit for us.',
      ],
    },
  ],
  landmarks: ['East Street Market', "St Peter's Church, Walworth"],
} satisfies DistrictText;
