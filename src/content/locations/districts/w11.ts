import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w11',
  meta: {
    title: 'Notting Hill Boiler Service & Installation, W11',
    description:
      'Where flues may go on Ladbroke crescents, why not by the pavement on Portobello, and heat networks at Lancaster West: boilers in Notting Hill W11.',
    keywords: [
      'boiler repair Notting Hill',
      'boiler installation W11',
      'boiler service Holland Park',
      'boiler engineer Portobello Road',
    ],
  },
  intro:
    'Notting Hill and its Holland Park side are known by their fronts, and half of them have a second front at the back. We fit and care for boilers without disturbing either.',
  sections: [
    {
      heading: 'Two faces on the Ladbroke Estate',
      paragraphs: [
        "Behind the stucco crescents lie private communal gardens, so the rear is looked at as much as the street. In the conservation area both may be protected. That leaves a side return, an inner light well or the valley between roofs. We photograph sight lines from the garden path, put the proposed terminal on the picture, and take it to the garden committee's agent as well as planning. Tall houses also need stored hot water, set near the top.",
      ],
    },
    {
      heading: 'Painted terraces and shallow pavements',
      paragraphs: [
        'Along Portobello Road and its side streets a basement area separates the wall from the footway by a stride. A flue at that level breathes on whoever leans on the railings, and the well itself can hold fumes. Above the pavement is no kinder. The rear addition is nearly always right. Mews houses off Holland Park Avenue lack one, so their boilers look to the roof.',
      ],
    },
    {
      heading: 'Lancaster West, market hours and permits',
      paragraphs: [
        "Most Lancaster West homes receive heat from estate networks, and the council's housing team deals with faults on them. Ask before paying anyone else. For radiators within your own responsibility we can assist once the supply side has been isolated by those who run it. Portobello Road closes to traffic while the market trades. The residents' zone of Kensington and Chelsea covers each street, so a visitor space has to be found or reserved.",
      ],
    },
  ],
  landmarks: ['Electric Cinema', 'Museum of Brands'],
} satisfies DistrictText;
