import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'nw4',
  meta: {
    title: 'Boiler Installation, Repair & Service in Hendon, NW4',
    description:
      'Extending a Hendon semi? We check gas and water before the tiles go on, and size the boiler to suit. Boiler installation and repair, NW4.',
    keywords: [
      'boiler installation Hendon',
      'boiler repair NW4',
      'boiler service Brent Cross',
      'heating engineer Hendon',
    ],
  },
  intro:
    'Our Hendon calls often start when the rear extension and the loft suite are finished and the hot water runs short. It’s cheaper to ask while the builders are still there.',
  sections: [
    {
      heading: 'Hot water after extending a Hendon semi',
      paragraphs: [
        'What you need depends on two pipes, the gas and the water. One bathroom often becomes three, while the pipes in the ground stay the same. We read the water main at the stopcock and compare it with the taps you’ll use together. We also check the gas pipe from the meter. Sometimes the gas network has to enlarge its supply, and you want to know that early.',
      ],
    },
    {
      heading: 'A combi for an Edwardian terrace off Brent Street',
      paragraphs: [
        'A mid-range one usually does. These houses are smaller, and the boiler can stay in the kitchen if its plume doesn’t cross the neighbour’s side return. Keep the iron radiators if you like them. We flush and pressure-test them, and a magnetic filter protects the new boiler.',
      ],
    },
    {
      heading: 'Old boiler houses in flats near Hendon Central',
      paragraphs: [
        'Blocks from the 1930s may have had a central boiler house, and some leases still rely on it. If yours does, check what it says before you price a boiler of your own. Otherwise we can survey the flat and ask the freeholder about the flue.',
        'Brent Cross Town is another matter: its flats are planned around a shared network and aren’t meant to have boilers.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'Gas and water upgrades for an extended Hendon semi' },
    { to: '/guides/top-combi-boilers-london', label: 'Mid-range combis off Brent Street' },
  ],
  landmarks: ['Brent Cross Shopping Centre', 'Hendon Town Hall'],
} satisfies DistrictText;
