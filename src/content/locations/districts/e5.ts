import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e5',
  meta: {
    title: 'Boiler Service, Repair & Installation in Clapton, E5',
    description:
      'Will a combi run two showers off Chatsworth Road? We test the water supply before we quote, and answer Clapton breakdowns day and night.',
    keywords: [
      'boiler repair Clapton',
      'boiler service E5',
      'combi boiler Lower Clapton',
      'heating engineer Upper Clapton',
    ],
  },
  intro:
    'Houses off Chatsworth Road have gained loft rooms and side returns, but many still have their first water pipe. A new combi can disappoint there, so we test before we quote.',
  sections: [
    {
      heading: 'Will a combi run two showers off Chatsworth Road?',
      paragraphs: [
        'Only if the water pipe is up to it. Two bathrooms and a kitchen extension need more water than a half-inch pipe can carry. We like to test at breakfast time or early evening, when the whole street is drawing water.',
        'If we measure less than about 10 L/min, we’ll talk about a new pipe or a hot water cylinder first. A more powerful boiler can’t add water that isn’t there.',
      ],
    },
    {
      heading: 'Flues in gallery blocks such as Lea View House',
      paragraphs: [
        'The kitchen wall at the back is usually the only place. Front doors in these inter-war Upper Clapton blocks open on to shared galleries, and a flue has to stay clear of your neighbours’ doors and windows. Your landlord must agree too. A new boiler can normally reuse the hole you have, with the flue made for it.',
      ],
    },
    {
      heading: 'Boilers in lower-ground flats by Clapton Square',
      paragraphs: [
        'Ask us to check the drainage before you choose where the boiler goes. The nearest gully can be several rooms away, and a long pipe outdoors can freeze. We keep the condensate pipe inside as far as possible. Any part outside goes in lagged 32 mm pipe.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-pressure-guide', label: 'Boiler pressure or water pressure: which one is low?' },
    { to: '/guides/top-combi-boilers-london', label: 'Combis compared for a house that has grown' },
  ],
  landmarks: ['Springfield Park', 'Clapton Round Chapel'],
} satisfies DistrictText;
