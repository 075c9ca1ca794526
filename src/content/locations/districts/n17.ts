import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n17',
  meta: {
    title: 'Tottenham Boiler Repair: Terraces, Cottages, Estates N17',
    description:
      'Boilers for Bruce Grove terraces and Tower Gardens cottages, with clear advice for residents on estate and tower heat networks in Tottenham N17.',
    keywords: [
      'boiler repair Tottenham',
      'boiler service Bruce Grove',
      'boiler installation N17',
      'Tower Gardens boiler',
    ],
  },
  intro:
    'Tottenham divides between homes with a combi on the kitchen wall and homes fed from an energy centre. We repair and replace the former, and tell the latter whom to ring.',
  sections: [
    {
      heading: 'Cottages on Tower Gardens',
      paragraphs: [
        "The LCC cottages are small, low-ceilinged and protected as a conservation area. Pipework stays indoors and the flue faces the garden. A back bedroom or kitchen just about holds a compact combi; the larder is tempting but may be too shallow once service space is counted. Party walls carry sound, so we site the boiler where its hum will not reach next door's bed.",
      ],
    },
    {
      heading: "Bruce Grove's Victorian streets",
      paragraphs: [
        'Terraces here mostly have combis of their own. Typical calls are low pressure from a hidden leak under the hall floor, blocked plate exchangers, and fans at the end of their days. Converted houses may hold two meters in one box: show us which is yours. A supply shared between flats also limits hot water, so we test it ahead of quoting for a larger combi.',
      ],
    },
    {
      heading: 'Energy centres at Broadwater Farm and Tottenham Hale',
      paragraphs: [
        "Piped gas has been withdrawn from Broadwater Farm, and its homes are warmed from an estate energy centre. Tottenham Hale's towers use communal heat too. In such flats we cannot service a boiler that does not exist; the council or operator answers for the supply, and you may ask us about a radiator or tap. Stadium events close roads and extend permits, and the A10 is red-routed.",
      ],
    },
  ],
  landmarks: ['Bruce Castle', 'Lordship Recreation Ground'],
} satisfies DistrictText;
