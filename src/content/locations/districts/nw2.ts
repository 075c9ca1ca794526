import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'nw2',
  meta: {
    title: 'Cricklewood & Dollis Hill Boiler Repair, Install | NW2',
    description:
      'Dollis Hill cylinder far too hot, or far too slow? We convert old gravity systems to pumped when we replace your boiler. Repairs across NW2.',
    keywords: [
      'boiler repair Cricklewood',
      'boiler installation Dollis Hill',
      'boiler service NW2',
      'heating upgrade Childs Hill',
    ],
  },
  intro:
    'In Dollis Hill semis, the hot water cylinder often heats whenever the radiators do, and gets much hotter than you want. It’s usually an old gravity system, and we convert it when the boiler is replaced.',
  sections: [
    {
      heading: 'Why is my Dollis Hill cylinder too hot?',
      paragraphs: [
        'Nothing is there to stop it. In many semis near Gladstone Park, hot water rises to the cylinder by itself through two thick pipes without a valve. We change that to a fully pumped system with a valve for each circuit and a cylinder thermostat. Your cylinder then stops at the temperature you set, reheats faster, and uses less gas in summer.',
      ],
    },
    {
      heading: 'Can I move a flue in Mapesbury or the Railway Terraces?',
      paragraphs: [
        'In Mapesbury you can, if every other flue on the wall allows it. These wide houses are often split into flats, and the boilers are stacked above one another at the rear. Your terminal has to clear openings above, below and beside it. We survey all of it and sketch it for your freeholder.',
        'Childs Hill’s Edwardian flats are much the same.',
        'In Cricklewood’s Railway Terraces, choose a slim boiler with the drain indoors and the flue going up. The cottages have little space outside, and they’re protected as a conservation area. We look at the roof first and then the kitchen wall. Staples Corner is slow for vans, so tell us straight away if water is leaking.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'Converting a Dollis Hill gravity system' },
    { to: '/combi-boilers', label: 'Slim combis for the Railway Terraces' },
  ],
  landmarks: ['Gladstone Park', 'The Crown, Cricklewood'],
} satisfies DistrictText;
