import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e5',
  meta: {
    title: 'Boiler Service, Repair & Fitting in Clapton, E5',
    description:
      'Boiler work in Clapton, Upper Clapton and Lea Bridge: supply pipes tested before a combi, careful flues on gallery-access blocks, drains for garden flats.',
    keywords: [
      'boiler repair Clapton',
      'boiler service E5',
      'combi boiler Lower Clapton',
      'heating engineer Upper Clapton',
    ],
  },
  intro:
    'Our engineers cover Clapton on both sides of the roundabout and down to the river at Lea Bridge, for breakdowns, annual services and new systems.',
  sections: [
    {
      heading: 'Bigger houses on their first water pipe',
      paragraphs: [
        'The terraces off Chatsworth Road have grown upwards into the roof and sideways into the return, while the supply under the front path often stayed as laid. Two bathrooms and a kitchen extension ask for more than a half-inch pipe can give. We test flow at breakfast time or early evening if we can, because that is when the street is busiest. Below about 10 litres a minute we would talk about renewing the pipe, or about stored hot water, before selling you kilowatts.',
      ],
    },
    {
      heading: 'Galleries, doors and windows in Upper Clapton',
      paragraphs: [
        "In inter-war blocks such as Lea View House the front doors open on to shared galleries, so a terminal cannot discharge there without meeting someone's window. That leaves the kitchen wall at the back, subject to the landlord. A replacement can normally reuse that opening, with the flue its own maker supplies.",
      ],
    },
    {
      heading: 'Garden flats and the way in',
      paragraphs: [
        'Around Clapton Square, lower-ground flats may be several rooms away from the nearest gully. Long outdoor condensate runs freeze, so the pipe stays inside for as far as it can, then continues outdoors in lagged 32 mm. Newer flats by the Lea may have their own boiler or take heat from a central plant: send us a photo of what is in the cupboard. Low-traffic filters lengthen some journeys, and permit bays are the rule.',
      ],
    },
  ],
  landmarks: ['Springfield Park', 'Clapton Round Chapel'],
} satisfies DistrictText;
