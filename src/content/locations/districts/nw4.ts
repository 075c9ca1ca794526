import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'nw4',
  meta: {
    title: 'Hendon Boiler Installation, Service & Repair | NW4',
    description:
      'Extended Hendon semis, 1930s flats by Hendon Central and boiler-free homes planned at Brent Cross: boiler fitting, service and repair, NW4.',
    keywords: [
      'boiler installation Hendon',
      'boiler repair NW4',
      'boiler service Brent Cross',
      'heating engineer Hendon',
    ],
  },
  intro:
    "Hendon's semis keep growing at the back and in the roof. We size, install and repair the boilers that have to follow, from Brent Street to Brent Cross.",
  sections: [
    {
      heading: 'When the house doubles',
      paragraphs: [
        'An extension across the rear and a suite under the tiles can turn one bathroom into three while the pipes in the ground stay as they were. Gas and water are surveyed together. We read the main at the stopcock, work out the demand with a realistic number of taps, and check the meter outlet and the pipe beyond it. Sometimes the gas network must first enlarge its service. It is cheaper to learn that before the tiles go on.',
      ],
    },
    {
      heading: 'Terraces off Brent Street',
      paragraphs: [
        "Edwardian terraces here are smaller and want less. A mid-range combi in the kitchen covers most of them, provided the plume does not cross into the neighbour's side return. Iron radiators are worth keeping once flushed and pressure-tested, with a magnetic filter to guard the new boiler.",
      ],
    },
    {
      heading: 'Flats near Hendon Central and at Brent Cross',
      paragraphs: [
        'A 1930s block may once have relied on its own boiler house, and certain leases still do. Find that clause before pricing a boiler of your own. Brent Cross Town, by contrast, is being built round a common low-carbon supply, so a flat there should never need a boiler; the operator handles heat. The big roads (North Circular, Hendon Way, Watford Way) are red-routed, and permit times apply close to Hendon Central.',
      ],
    },
  ],
  landmarks: ['Brent Cross Shopping Centre', 'Hendon Town Hall'],
} satisfies DistrictText;
