import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e9',
  meta: {
    title: 'Homerton & Hackney Wick Boiler Repairs and Fitting, E9',
    description:
      'Boiler servicing and installation for Homerton, Victoria Park Village and Hackney Wick, with gas supply and drainage checked before any quote.',
    keywords: [
      'boiler repair Homerton',
      'boiler installation Hackney Wick',
      'boiler service Victoria Park',
      'boiler engineer South Hackney',
    ],
  },
  intro:
    'We look after boilers in Homerton, South Hackney, Victoria Park Village and Hackney Wick, and say early when a home is better served another way.',
  sections: [
    {
      heading: 'Is there gas at Hackney Wick?',
      paragraphs: [
        "Several warehouse buildings became homes without a gas main ever being brought in. Before an engineer travels with a boiler in mind, look for a meter with your flat's number on it. No meter usually means electric or communal heating, and bringing in a supply is a job for the gas network and the freeholder together. New blocks nearby can have central plant, so ask the concierge or agent what feeds your radiators.",
      ],
    },
    {
      heading: 'Lower-ground floors beside the park',
      paragraphs: [
        'The villas of South Hackney and Victoria Park Village put the kitchen half a storey below the garden. A boiler down there produces condensate, and its relief valve needs a safe outlet; both may start beneath the level of the drain. A pump answers the first. The second has to run downhill to a spot where nobody is scalded and a drip is noticed, such as the front area. Terminals in sunken yards also need a look, because some makers limit how deep below ground level one may sit.',
      ],
    },
    {
      heading: 'Balcony blocks at Frampton Park and Gascoyne',
      paragraphs: [
        "On these LCC estates the access balcony claims the front, leaving the kitchen or rear elevation to the flue. Like-for-like replacement is the calm route. Hackney's permit zones cover most kerbs, and with the A12 cutting off the Wick there are few streets in, so we allow extra minutes.",
      ],
    },
  ],
  landmarks: ['Sutton House', 'Well Street Common'],
} satisfies DistrictText;
