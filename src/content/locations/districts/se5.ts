import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se5',
  meta: {
    title: 'Camberwell Boiler Repair & Installation, SE5',
    description:
      'Tall listed houses on Camberwell Grove, converted terraces by the Green and estates with communal heating: what we do for boilers in Camberwell, SE5.',
    keywords: [
      'boiler repair Camberwell',
      'boiler installation SE5',
      'boiler service Denmark Hill',
      'system boiler Camberwell Grove',
    ],
  },
  intro:
    'Camberwell and Denmark Hill have some of the tallest old houses south of the river and some of its largest estates. We maintain, mend and renew those boilers that belong to individual homes.',
  sections: [
    {
      heading: 'Basement boiler, attic bath',
      paragraphs: [
        'On Camberwell Grove a listed house may rise through five storeys. Our usual proposal puts the boiler low, close to gas and drainage, and stores hot water upstairs where it is used. Height changes the gauge: every floor the pipes climb adds roughly 0.3 bar to the cold pressure wanted in the basement, so the right figure can exceed the customary 1.0-1.5. Whoever commissions the system should leave that number in the manual.',
      ],
    },
    {
      heading: "A neighbour's rooflight near the Green",
      paragraphs: [
        'Upper flats in the converted terraces discharge over the back addition, and directly beneath there may be a glazed roof. If any of that glass opens, the terminal has to be kept off it by the distance in the standard or the boiler manual, whichever is greater. A plume kit takes the vapour higher. Condensate from a first-floor kitchen is warmest indoors, though that needs the agreement of the household below.',
      ],
    },
    {
      heading: "Southwark's communal systems and red-route days",
      paragraphs: [
        "Many council estates around here heat their flats centrally. A leaseholder on such a block may have no right to break away and install a boiler; we ask for the council's written reply before quoting. Leaking valves or radiators can be ours to mend where the lease makes them yours. Church Street, Peckham Road and Camberwell New Road are red routes, and the streets by the hospitals have permits.",
      ],
    },
  ],
  landmarks: ['South London Gallery', 'Ruskin Park'],
} satisfies DistrictText;
