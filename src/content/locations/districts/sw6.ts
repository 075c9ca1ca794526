import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw6',
  meta: {
    title: 'Boiler Service & Installation in Fulham, SW6',
    description:
      'Fulham basements, lion-topped Peterborough Estate houses and heat interface units at Imperial Wharf: boiler service and repair in SW6.',
    keywords: [
      'boiler installation Fulham',
      'boiler repair SW6',
      'boiler service Parsons Green',
      'heating zones Fulham',
    ],
  },
  intro:
    'Fulham terraces have grown downwards as readily as up. We service the boilers that keep four levels warm, and replace those that no longer can.',
  sections: [
    {
      heading: 'One house, two climates',
      paragraphs: [
        'Dig out a cellar off Munster Road, convert the loft above it, and the thermostat in the hall now speaks for neither. Split the heating into zones, each with its own valve and timer, and the basement can stay mild without roasting the bedrooms. A plant cupboard below ground needs thought too: its flue must reach open air at a height where vapour disperses, and condensate will probably leave by pump. An alarm contact on that pump can stop the boiler before the floor gets wet.',
      ],
    },
    {
      heading: 'Lions on the skyline',
      paragraphs: [
        'Houses of the Peterborough Estate wear lion finials and lie within a conservation area. No terminal should show on the front slope, which sends it through the rear roof or the back addition. Terraces near Fulham Broadway give more freedom, though a close neighbour at the side return still governs the position.',
      ],
    },
    {
      heading: 'Imperial Wharf and Clem Attlee',
      paragraphs: [
        "Riverside flats at Imperial Wharf usually draw warmth from shared plant by way of an interface unit in the hall cupboard. It may be the building's property: find out who maintains it and whether an outside engineer is allowed. For Clem Attlee Estate flats, the landlord can tell you how a block is heated. We avoid fixtures at Craven Cottage and Stamford Bridge when we book, since parking limits tighten on those days.",
      ],
    },
  ],
  landmarks: ['Fulham Palace', 'Craven Cottage'],
} satisfies DistrictText;
