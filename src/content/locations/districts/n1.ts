import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n1',
  meta: {
    title: 'Islington Boiler Repair & Installation | N1',
    description:
      'Boilers in Barnsbury, Canonbury, De Beauvoir Town and Hoxton: flues behind the parapet, pumped condensate, cylinders for family villas. N1 engineers.',
    keywords: [
      'boiler repair Islington',
      'boiler installation N1',
      'boiler service Barnsbury',
      'combi boiler De Beauvoir Town',
    ],
  },
  intro:
    'Georgian Islington was built for coal; fitting a condensing boiler into it takes some planning. We do that in Barnsbury, Canonbury, De Beauvoir Town and Hoxton.',
  sections: [
    {
      heading: 'Parapets and rear walls in Barnsbury and Canonbury',
      paragraphs: [
        'Most terraces here are listed or stand in a conservation area. A flue leaves towards the garden, or rises behind the parapet where the square below cannot see it. Roof terminals need safe access every year, so we ask how the valley gutter is reached before recommending one. If the house is listed, drawings go to the council first, and a photograph of the present flue helps that along.',
      ],
    },
    {
      heading: 'Draining a lower-ground flat',
      paragraphs: [
        "In a basement flat the boiler makes its condensate below street level. Sometimes a gully in the front area takes it by gravity. Otherwise we fit a pump with a rising pipe to the nearest stack and leave it where it can be cleaned. Flats share the house's water main too: take a shower upstairs and the kitchen tap below may sag, which a larger combi cannot mend.",
      ],
    },
    {
      heading: 'Villas, estates and the canal',
      paragraphs: [
        "The bigger De Beauvoir villas call for a cylinder. On rebuilt estates such as Packington, or the Colville in Hoxton, ask your landlord what serves your block, because neighbours may differ. Canalside flats can be on shared plant as well. Permits apply everywhere in Islington, Upper Street limits stopping, and Canonbury's filters defeat most short cuts.",
      ],
    },
  ],
  landmarks: ['Union Chapel', 'Camden Passage'],
} satisfies DistrictText;
