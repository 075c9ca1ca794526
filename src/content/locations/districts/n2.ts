import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n2',
  meta: {
    title: 'East Finchley & Fortis Green Boiler Engineers, N2',
    description:
      'East Finchley boilers, large and small: terraces with loft rooms, leasehold flats at Fortis Green, multi-boiler plant rooms near The Bishops Avenue.',
    keywords: [
      'boiler repair East Finchley',
      'boiler service Fortis Green',
      'boiler installation N2',
      'system boiler East Finchley',
    ],
  },
  intro:
    'N2 runs from modest terraces in East Finchley to houses with plant rooms. Our engineers service and replace heating at both ends, and at Fortis Green.',
  sections: [
    {
      heading: 'Starting the hot water again in East Finchley',
      paragraphs: [
        "Turn the loft of a Victorian or Edwardian terrace into a bedroom and the tanks have to go. What replaces them deserves an hour's thought. We count the outlets, read the mains with water flowing, and look for a cupboard of about 600 by 600 mm that could take a slim cylinder. If there is none, the combi is chosen by hot water demand, since the radiators of a terrace seldom need half its output.",
      ],
    },
    {
      heading: 'Plant rooms on the big plots',
      paragraphs: [
        'A detached house on The Bishops Avenue may have several boilers firing in sequence, two or more cylinders and a pumped secondary loop that keeps distant taps hot. Servicing means each appliance, the controls that stage them, safety valves, and expansion vessels measured in tens of litres. Allow most of a day; we can isolate one boiler while the others carry on.',
      ],
    },
    {
      heading: 'Leases at Fortis Green',
      paragraphs: [
        'The Arts and Crafts mansion flats have leases that say where a flue can come out, and sometimes which working hours apply. Send us the clause. Inter-war semis nearer the North Circular are freehold and easier going. Short commuter-hour restrictions operate by East Finchley station; Aylmer Road, part of the A1, is a red route and we turn off it to park.',
      ],
    },
  ],
  landmarks: ['Phoenix Cinema', 'East Finchley station and its archer statue'],
} satisfies DistrictText;
