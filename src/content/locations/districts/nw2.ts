import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'nw2',
  meta: {
    title: 'Cricklewood & Dollis Hill Boiler Repair, Upgrades NW2',
    description:
      'Gravity hot water in Dollis Hill, stacked flats in Mapesbury, small railway cottages in Cricklewood: boiler repairs and upgrades for NW2.',
    keywords: [
      'boiler repair Cricklewood',
      'boiler installation Dollis Hill',
      'boiler service NW2',
      'heating upgrade Childs Hill',
    ],
  },
  intro:
    'Houses in NW2 range from railway cottages to broad Edwardian villas, many still on pipework older than their boilers. We repair that heating and bring it up to date.',
  sections: [
    {
      heading: 'Gravity circuits at Dollis Hill',
      paragraphs: [
        'In the semis near Gladstone Park, hot water may still rise to the cylinder by convection through two fat pipes, with no valve to stop it. The store heats whenever the boiler does, and far hotter than anyone asked. When we replace the boiler we convert to a fully pumped layout: a motorised valve for each circuit, a cylinder thermostat and an interlock that lets the burner rest. Reheating is quicker and less gas is burnt in summer.',
      ],
    },
    {
      heading: 'One wall, four boilers',
      paragraphs: [
        "In Mapesbury, where a broad house has been split, the kitchens pile up along a single rear elevation. Terminals line it like buttons. Each newcomer must clear the openings of its neighbours above, below and at the side, so the survey records the whole wall. Freeholders' consent is usual, and a written sketch gets it sooner. Childs Hill's Edwardian flats have a similar outlook.",
      ],
    },
    {
      heading: 'Small cottages, busy junctions',
      paragraphs: [
        'The Railway Terraces are a conservation area of little houses with scarcely any private ground outside. A slim boiler, an internal waste for its condensate and a flue that rises instead of projecting respect the place. Staples Corner swallows vans at peak times, and with red routes along the North Circular and Hendon Way, we reach Cricklewood by smaller roads.',
      ],
    },
  ],
  landmarks: ['Gladstone Park', 'The Crown, Cricklewood'],
} satisfies DistrictText;
