import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se25',
  meta: {
    title: 'South Norwood Boiler Repair & Installation | SE25',
    description:
      "Boiler work in South Norwood and Selhurst: rear bathrooms, villas on the hill, and semis towards Woodside that keep an old lounge back boiler's flue.",
    keywords: [
      'boiler repair South Norwood',
      'boiler installation Selhurst',
      'boiler service SE25',
      'boiler replacement Norwood Junction',
    ],
  },
  intro:
    'South Norwood and Selhurst lie between a steep hill and a football ground. We service and repair their boilers and put in new ones all year round.',
  sections: [
    {
      heading: 'Everything at the back in Selhurst',
      paragraphs: [
        'Terraces near the ground place the bathroom beyond the kitchen, in a single-storey tail. Boiler, taps and waste are neighbours, so hot water arrives fast and condensate has barely a metre to travel. The snag is the roof overhead: a flue leaving below shallow eaves generally wants 200 mm beneath them and 75 mm from a gutter, unless the manual allows less. A rooflight in that tail narrows the choice again, so we mark the spot with you.',
      ],
    },
    {
      heading: 'Last in line on South Norwood Hill',
      paragraphs: [
        'Victorian villas near the crest have been divided, and the top flat is the last to be fed. When the main dips, it is felt there before anywhere else. Combi owners notice a burner that lights and quits. Raising kilowatts will not help. We check the stopcock, the strainer and the shared riser, and only then discuss storage. One tap at a time may be the honest limit of the pipe.',
      ],
    },
    {
      heading: "Woodside's leftover chimneys",
      paragraphs: [
        'Inter-war semis towards Woodside frequently retain the liner of a vanished back boiler. Open at the top, it lets rain and warm air through; sealed at both ends, it sweats. The remedy is a ventilated cap above and an air brick or grille below. New flats by Norwood Junction may have shared plant, so ask. Home games at Selhurst Park limit the kerbs around it, and the Junction has controlled bays.',
      ],
    },
  ],
  landmarks: ['Selhurst Park', 'Stanley Halls'],
} satisfies DistrictText;
