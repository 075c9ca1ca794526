import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n11',
  meta: {
    title: 'Boiler Repair in New Southgate & Friern Barnet, N11',
    description:
      'Should an Arnos Grove semi swap its cylinder for a combi? We’ll help you decide. New Southgate emergencies are reached in 35-50 minutes on average.',
    keywords: [
      'boiler repair New Southgate',
      'boiler service Arnos Grove',
      'boiler installation Friern Barnet',
      'combi conversion N11',
    ],
  },
  intro:
    'Owners of Arnos Grove semis ask us whether to swap the old cylinder for a combi. We’d first ask how often two of you need hot water at once.',
  sections: [
    {
      heading: 'Should I replace my cylinder with a combi?',
      paragraphs: [
        'A combi makes sense if one tap at a time is enough for you. Semis around Arnos Grove often still have a cylinder in the airing cupboard and tanks in the loft. All of that goes, and you get the space.',
        'Keep stored water if two of you shower at the same hour, or if the immersion heater has ever saved you. An unvented cylinder can stand in the same cupboard without the loft tanks. Whichever you choose, we clean the radiators and seal the circuit.',
      ],
    },
    {
      heading: 'Who fixes the heating at Ladderswood?',
      paragraphs: [
        'The network does. The new Ladderswood flats are on Enfield’s Arnos Grove heat network and have no boiler. Call its helpline if the heat or hot water stops. For a leaking radiator, we can come instead. Near Arnos Grove station there are permit hours, so give us a voucher or a time outside them.',
      ],
    },
    {
      heading: 'Replacing a boiler at Princess Park Manor',
      paragraphs: [
        'Plan to use the flue hole that’s there. The former Friern Hospital is a listed conversion with very thick walls, so a new position is hard to make and hard to get approved. We pick a boiler by its flue as much as by its output. Tell the managers about any part that shows outside.',
      ],
    },
  ],
  related: [
    { to: '/combi-boilers', label: 'Is one tap at a time enough for you?' },
    { to: '/guides/boiler-installation-cost', label: 'What it costs to remove tanks and a cylinder' },
  ],
  landmarks: ['Arnos Grove Underground station', 'Arnos Park viaduct'],
} satisfies DistrictText;
