import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e8',
  meta: {
    title: 'Boiler Repair in Hackney, Dalston & London Fields, E8',
    description:
      'Weak hot water in a London Fields maisonette? We measure the pressure at your shower. Boiler repair across Hackney and Dalston, day and night.',
    keywords: [
      'boiler repair Hackney Central',
      'boiler service Dalston',
      'boiler installation London Fields',
      'gas engineer E8',
    ],
  },
  intro:
    'Upstairs maisonettes near London Fields are where we’re asked about weak showers most. The water has already lost pressure by the time it reaches the boiler.',
  sections: [
    {
      heading: 'Why is the hot water weak in my London Fields maisonette?',
      paragraphs: [
        'Height takes pressure away: every metre costs 0.1 bar. The villas around London Fields and Albion Square were divided into maisonettes, often with the upper boiler on the second or third floor. We measure with the water running, at the level of your shower.',
        'If it’s too low, a separate supply from the street may help. On some systems an accumulator, which stores water under pressure, is another way.',
      ],
    },
    {
      heading: 'No heating at Dalston Square',
      paragraphs: [
        'Call the heat supplier first. Dalston Square has its own energy centre, and each home has a heat meter where others have a boiler. We can help with radiators, thermostatic valves and taps inside your flat.',
        'On the rebuilt Holly Street Estate, check what heats your home before you call us for a boiler repair. Cameras enforce the traffic filters by London Fields, so tell our engineer the best way in.',
      ],
    },
    {
      heading: 'Boilers in flats over Kingsland High Street shops',
      paragraphs: [
        'The flue normally has to leave at the back, because the front hangs over a busy pavement. If there’s a takeaway below, we also keep it away from the kitchen extract. Grease and fumes can get into the boiler’s air supply. The freeholder usually owns that back wall and must agree to any new hole.',
      ],
    },
  ],
  related: [
    { to: '/combi-boilers', label: 'What a combi can do on an upper floor' },
    { to: '/guides/boiler-pressure-guide', label: 'Low pressure on the gauge? Check this first' },
  ],
  landmarks: ['Hackney Empire', 'London Fields Lido'],
} satisfies DistrictText;
