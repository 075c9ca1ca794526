import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n11',
  meta: {
    title: 'New Southgate & Friern Barnet Boiler Service, N11',
    description:
      'Arnos Grove semis, Princess Park Manor and the heat network at Ladderswood: boiler service, repair and conversion across New Southgate and N11.',
    keywords: [
      'boiler repair New Southgate',
      'boiler service Arnos Grove',
      'boiler installation Friern Barnet',
      'combi conversion N11',
    ],
  },
  intro:
    'New Southgate, Arnos Grove, Bounds Green and Friern Barnet: semis with cylinders, a hospital turned into apartments, and an estate on a heat network.',
  sections: [
    {
      heading: 'Cylinder and tank in an Arnos Grove semi',
      paragraphs: [
        'Here the classic layout survives: a regular boiler in the kitchen, a copper cylinder off the landing, two tanks overhead. Moving to a combi removes all but the boiler. Before you agree, think about how often two people want hot water together, and whether the immersion heater has ever rescued you. If the answers favour storage, an unvented cylinder in the same cupboard keeps the convenience and drops the tanks. Either way the heating circuit is normally sealed, cleaned and refilled with inhibitor.',
      ],
    },
    {
      heading: 'Thick walls at Princess Park Manor',
      paragraphs: [
        "The former Friern Hospital is listed and its masonry is formidable. Existing flue positions are, in effect, the only ones. Boilers there should be picked for flue compatibility as much as output, and the estate's managers told of any external part. Drilling is slow and dusty, so the corridor is sheeted first.",
      ],
    },
    {
      heading: 'The network at Ladderswood, and stopping nearby',
      paragraphs: [
        "Flats on the new Ladderswood development belong to Enfield's Arnos Grove heat network. No boiler stands in them. We will gladly see to a leaking radiator, but supply problems are for the network's own helpline. Parking is easiest in the semi-detached streets; Arnos Grove station has permit hours, and at Bounds Green the North Circular is red-routed.",
      ],
    },
  ],
  landmarks: ['Arnos Grove Underground station', 'Arnos Park viaduct'],
} satisfies DistrictText;
