import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n19',
  meta: {
    title: 'Boiler Repair & Installation in Archway & Tufnell Park, N19',
    description:
      'Archway boiler losing pressure? We reach emergencies in 35-50 minutes on average. Tall houses in Whitehall Park, shared pipes in Tufnell Park and shared heat.',
    keywords: [
      'boiler repair Archway',
      'boiler service Tufnell Park',
      'boiler installation N19',
      'Upper Holloway gas engineer',
    ],
  },
  intro:
    'In a tall Whitehall Park house, the boiler is best kept low down. A boiler at the top of the stairs gets far less water pressure.',
  sections: [
    {
      heading: 'Where should the boiler go in a four-storey house?',
      paragraphs: [
        'Put it on a lower floor and let the hot pipe climb. The streets around Whitehall Park rise steeply, and so do the houses. If your boiler is in the attic, we measure its flow there before we suggest a model.',
        'A tall sealed system may need more than 1 bar when it’s cold. We set it by measurement and write the figure on the case for you. Keep to that number and don’t go above 2.5 bar.',
      ],
    },
    {
      heading: 'Whittington Estate heating repairs',
      paragraphs: [
        'Report them to Camden. The estate, also called Highgate New Town, is on the council’s communal heating. On the Girdlestone and Elthorne estates, your landlord can say what serves your block. The converted towers at Archway have managers who know.',
        'We can help with a radiator or a room thermostat in any of these, once the supply has been ruled out.',
      ],
    },
    {
      heading: 'Shared lead pipe in a Tufnell Park house',
      paragraphs: [
        'It limits everyone’s shower. Several flats may be fed by one old pipe, which can be lead. A pipe to each flat is the cure, but every leaseholder has to take part.',
        'Until then, a modest combi may serve you better than a large one. A small cylinder that heats at quiet times is another choice. If we find lead inside your flat, we’d replace it anyway.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-pressure-guide', label: 'The right pressure for a tall sealed system' },
    { to: '/guides/top-combi-boilers-london', label: 'Modest combis for a shared water pipe' },
  ],
  landmarks: ['Archway Bridge', 'Whittington Stone'],
} satisfies DistrictText;
