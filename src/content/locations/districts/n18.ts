import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n18',
  meta: {
    title: 'Boiler Repair & Service in Upper Edmonton, N18',
    description:
      'How near can a flue be to the back fence off Silver Street? We measure and show you. Upper Edmonton emergencies are reached in 35-50 minutes on average.',
    keywords: [
      'boiler repair Upper Edmonton',
      'boiler service N18',
      'boiler installation Silver Street',
      'heat network Meridian Water',
    ],
  },
  intro:
    'Off Silver Street, back fences are close to the kitchen wall. People ask us whether a new boiler’s flue will be too near the neighbour, so we measure that first.',
  sections: [
    {
      heading: 'Is my flue too close to the back fence?',
      paragraphs: [
        'It needs at least 600 mm if it faces the fence. Even then, steam that rolls into the next garden can be a nuisance. We can turn the outlet upwards with a plume kit. We can also hang the boiler higher, so the flue clears the fence.',
        'You’ll see the measurement and a photo in your quote.',
      ],
    },
    {
      heading: 'Should I replace a boiler on Joyce or Snells?',
      paragraphs: [
        'Repair it if you expect to move soon. The estates are being rebuilt in phases, and a new boiler may not have long to pay for itself. Your flat may share water or heat with the block. We ask the landlord before we drain anything.',
      ],
    },
    {
      heading: 'No heating at Meridian Water?',
      paragraphs: [
        'Check with Energetik first. Homes here connect to Enfield’s heat network through an interface unit in each flat, and the network looks after it. If only one radiator is cold, tell them that too. When they’ve ruled out their side, we can take on the radiator.',
      ],
    },
    {
      heading: 'Loft tanks near the Great Cambridge Road',
      paragraphs: [
        'You can lose them and gain better pressure at the shower. The inter-war houses are simple to convert if the mains flow is good. We test it at the kitchen tap on the survey. Traffic near the hospital and Fore Street is heavy, so an early visit is more likely to start on time.',
      ],
    },
  ],
  related: [
    { to: '/guides/when-to-replace-boiler', label: 'Repair or replace if you may be moving' },
    { to: '/boiler-quotes', label: 'Price a boiler with a plume kit' },
  ],
  landmarks: ['Pymmes Park', 'Millfield House'],
} satisfies DistrictText;
