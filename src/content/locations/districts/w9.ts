import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w9',
  meta: {
    title: 'Maida Vale & Little Venice Boiler Repair | W9',
    description:
      'Mansion flats on Elgin Avenue, canal villas with distant drains and gas risers off Shirland Road: boiler repair and replacement in Maida Vale, W9.',
    keywords: [
      'boiler repair Maida Vale',
      'boiler service Little Venice',
      'boiler installation W9',
      'boiler replacement Elgin Avenue',
    ],
  },
  intro:
    'In Maida Vale and Little Venice most of our visits are to flats, grand or plain, with a managing agent somewhere in the story.',
  sections: [
    {
      heading: 'Garden fronts on Elgin Avenue',
      paragraphs: [
        'On Elgin Avenue and Lauderdale Road the Edwardian blocks turn two good faces to the world: the avenue, and the communal garden behind. Freeholders therefore publish where a terminal may show, sometimes down to the pipe colour. Ask for that sheet. Kitchens at the back usually have an opening already; a new boiler with the same flue diameter and height slips in without scaffolding. If height has changed, a blank plate and fresh core are needed, and a licence with them.',
      ],
    },
    {
      heading: 'The long way to a gully',
      paragraphs: [
        'Stucco villas by the canal were sliced into flats, the lowest with kitchens half a floor down and well inside the plan. Condensate then has many metres to go. It must fall all the way, roughly 45 mm for each metre, so a ten-metre run drops nearly half a metre and soon meets the floor. A pump, a nearer waste pipe or a different wall for the boiler are the three answers, listed in rising cost.',
      ],
    },
    {
      heading: 'Narrow stairs off Shirland Road',
      paragraphs: [
        'Victorian conversions in these streets share tight stair cores with meters at the bottom. A gas riser to the third floor is long; if it was sized for a cooker and a water heater, a combi will starve it. We measure pressure at the appliance under load before quoting. Westminster permits are needed on every street, and the canal leaves few crossings, so our route is worked out beforehand.',
      ],
    },
  ],
  landmarks: ['Little Venice', 'Paddington Recreation Ground'],
} satisfies DistrictText;
