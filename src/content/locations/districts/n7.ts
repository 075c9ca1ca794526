import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n7',
  meta: {
    title: 'Holloway Boiler Repairs & Replacement Boilers, N7',
    description:
      'Split villas on one rising main, open-landing estates and flats by the Emirates: N7 boiler repair, servicing and installation for Holloway.',
    keywords: [
      'boiler repair Holloway',
      'boiler installation Tufnell Park',
      'boiler service N7',
      'gas engineer Holloway',
    ],
  },
  intro:
    "From Tufnell Park to the Caledonian Road we repair Holloway's boilers, service them yearly and replace those past saving.",
  sections: [
    {
      heading: 'One rising main in a Hillmarton villa',
      paragraphs: [
        "Villas around Hillmarton Road were turned into flats with a single pipe climbing the stairwell. Whoever is lowest gets the water. A combi upstairs then fires, starves and cuts out, and the boiler takes the blame. We fit a gauge on the top flat's supply and watch it while a helper opens taps below. A dedicated branch from the cellar is frequently the best money the freehold can spend, and every flat gains by it.",
      ],
    },
    {
      heading: 'Landings on the Caledonian Estate',
      paragraphs: [
        "The Edwardian LCC blocks have open stair landings, handsome and well used. Combustion products must not drift into a neighbour's doorway or window, and distances are measured to openings on the next flat as well as your own. Usually the kitchen's courtyard wall is what remains. On the post-war Andover Estate, ask the council what supplies your home prior to any plan.",
      ],
    },
    {
      heading: 'Newer flats, match days and the clock tower',
      paragraphs: [
        'Around the Emirates Stadium, recent buildings are inclined to share plant and meter each flat. If your bill comes from a heat supplier, start there. Independent boilers are normal in the Victorian streets behind. Camden Road and Holloway Road are red-routed, matches close streets, and a weekday morning is the surest time to find us a kerb near Caledonian Park.',
      ],
    },
  ],
  landmarks: ['Caledonian Park Clock Tower', 'Freightliners City Farm'],
} satisfies DistrictText;
