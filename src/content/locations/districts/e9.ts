import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e9',
  meta: {
    title: 'Boiler Repair in Homerton & Hackney Wick, E9',
    description:
      'Check for a gas meter before you plan a boiler in Hackney Wick. We repair and replace boilers in Homerton and South Hackney, day and night.',
    keywords: [
      'boiler repair Homerton',
      'boiler installation Hackney Wick',
      'boiler service Victoria Park',
      'boiler engineer South Hackney',
    ],
  },
  intro:
    'Before you ask for a boiler in a Hackney Wick conversion, check that the flat has gas. Some of those buildings never had it laid on.',
  sections: [
    {
      heading: 'Does my Hackney Wick flat have gas?',
      paragraphs: [
        'Look for a gas meter with your flat’s number on it. If there isn’t one, your heating is probably electric or shared with the building. Bringing in a supply is a job for the gas network, with the freeholder’s agreement. In the newer blocks, ask the concierge or agent what feeds your radiators. The A12 leaves only a few ways in, so give us the street entrance when you book.',
      ],
    },
    {
      heading: 'Can a boiler go below garden level in South Hackney?',
      paragraphs: [
        'Yes, but its pipes may start below the drain. The villas of South Hackney and Victoria Park Village have deep lower-ground floors. A pump can lift the condensate. The safety discharge pipe is different, because it has to run downhill.',
        'It must end where hot water can’t scald anyone and a drip will be noticed, such as the front area. A flue in a sunken yard also needs care. Some manufacturers limit how far below ground level it can be.',
      ],
    },
    {
      heading: 'Flues at Frampton Park and Gascoyne',
      paragraphs: [
        'Expect the flue to stay at the kitchen or rear wall. The balconies on these LCC estates run along the front, past other people’s doors. The simplest replacement keeps the same position, and we choose a boiler to suit the hole that’s there. We’d advise asking your landlord before you set a date.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'What pumps and pipe changes add in a lower-ground kitchen' },
    { to: '/boiler-quotes', label: 'Get a price once you’ve found your gas meter' },
  ],
  landmarks: ['Sutton House', 'Well Street Common'],
} satisfies DistrictText;
