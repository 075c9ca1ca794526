import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw5',
  meta: {
    title: 'Boiler Repair & Installation in Earl’s Court, SW5',
    description:
      'Top-floor flat in Earl’s Court with a trickle at breakfast? We test the mains first. Boiler engineers for SW5.',
    keywords: [
      'boiler repair Earl’s Court',
      'boiler service SW5',
      'combi boiler Earl’s Court flat',
      'gas engineer SW5',
    ],
  },
  intro:
    'Top flats around Earl’s Court Square often get too little water for a combi in the morning. These houses were built for roof tanks, and many were switched to the mains later.',
  sections: [
    {
      heading: 'Can a top-floor flat in Earl’s Court have a combi?',
      paragraphs: [
        'Only if the mains still reaches it properly at breakfast time. Every combi has a minimum flow, and below it you get no hot water. A pump can help, but one that takes more than 12 litres a minute from the mains must be notified to the water company. If the roof tank is still there, keeping it with a cylinder may serve you better. We test at a busy hour and show you the figure.',
      ],
    },
    {
      heading: 'Do old bedsit gas pipes need replacing?',
      paragraphs: [
        'They need tracing and testing. Many flats here were once bedsits with a gas point in each room, and pipes were left behind or buried in floors. We find the one that feeds your boiler, test it for leaks and cap the dead ones. You get a sketch of the route for your records.',
      ],
    },
    {
      heading: 'Where can a flue go in a Nevern Square mansion flat?',
      paragraphs: [
        'To the light well at the rear, because the gardens are in front. The well must be open enough for the fumes to clear, and your neighbours’ windows face it too. Get the freeholder’s permission before anyone drills.',
        'The mews houses behind the squares have short distances of their own, so we’d start with photos of both sides of the lane.',
      ],
    },
  ],
  related: [
    { to: '/combi-boilers', label: 'Minimum flow for a combi on the fifth floor' },
    { to: '/guides/when-to-replace-boiler', label: 'Keep the tank or replace the boiler in SW5' },
  ],
  landmarks: ['The police box at Earl’s Court station', 'The Troubadour'],
} satisfies DistrictText;
