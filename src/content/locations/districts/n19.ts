import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n19',
  meta: {
    title: 'Archway & Tufnell Park Boiler Repair, N19',
    description:
      "Whitehall Park's steep terraces, shared pipes in Tufnell Park and communal heat at the Whittington Estate: how we work on boilers in N19.",
    keywords: [
      'boiler repair Archway',
      'boiler service Tufnell Park',
      'boiler installation N19',
      'Upper Holloway gas engineer',
    ],
  },
  intro:
    'Archway climbs steeply and Tufnell Park stands tall. We carry out repairs, services and boiler changes in both, and in Upper Holloway.',
  sections: [
    {
      heading: 'Climbing Whitehall Park',
      paragraphs: [
        'A boiler at the head of a Whitehall Park staircase sees far less water pressure than one on the ground floor of the same house, and the street itself rises sharply. That argues for keeping the appliance low and letting the hot water pipe climb. In sealed heating the vessel charge also depends on height: a four-storey system needs more cold pressure than the one bar people expect. We set it from measurement and write the figure on the case.',
      ],
    },
    {
      heading: 'Old lead in Tufnell Park',
      paragraphs: [
        "Flats within one tall house may all drink from a single pipe, conceivably lead, laid for a family and a scullery. Replacing it to each flat takes the co-operation of every leaseholder. Until then a modest combi, or a small cistern-fed cylinder heated at quiet hours, can be kinder to everyone's shower. Any lead found inside is worth removing for its own sake.",
      ],
    },
    {
      heading: 'The Whittington Estate and other addresses',
      paragraphs: [
        "Highgate New Town, properly the Whittington Estate, has communal heating run by Camden; repairs start with the council. Girdlestone and Elthorne residents should ask their landlord how their block is served, and the converted towers at Archway have managers who know. On the map our constraint is simple: Holloway Road and Archway Road are red routes, and two boroughs' permits cover everything else.",
      ],
    },
  ],
  landmarks: ['Archway Bridge', 'Whittington Stone'],
} satisfies DistrictText;
