import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw4',
  meta: {
    title: 'Boiler Installation & Repair in Clapham, SW4',
    description:
      'Two showers, one small combi in Abbeville Village? We measure your water and price a cylinder or a larger boiler. Repairs all over Clapham, SW4.',
    keywords: [
      'boiler installation Clapham',
      'boiler repair SW4',
      'boiler service Clapham Old Town',
      'system boiler Abbeville',
    ],
  },
  intro:
    'Families in Abbeville Village call us after the loft room and the side return are finished, when two people shower and both go cold. The old combi was chosen for one bathroom.',
  sections: [
    {
      heading: 'Do I need a cylinder in an Abbeville terrace?',
      paragraphs: [
        'If two of you wash at the same time, probably. An unvented cylinder heated by a system boiler can feed both showers, so long as the street main gives enough water. It takes some floor space and a discharge pipe that ends somewhere safe. An engineer qualified for unvented cylinders has to install it. We check all of that before you get a price, and if one large combi would do, you’ll hear that instead.',
      ],
    },
    {
      heading: 'New boiler in a listed house on Clapham’s North Side',
      paragraphs: [
        'The boiler goes at the back, in most cases. The Georgian houses are listed, so drilling the front isn’t realistic. Rear chimneys and outbuildings give us better routes. A liner in an old chimney must be approved for the exact boiler model. We also need a drain for the condensate, so a photo of that wall helps us.',
      ],
    },
    {
      heading: 'Are Clapham Park homes on shared heating?',
      paragraphs: [
        'The new blocks are designed for it, while the older slabs beside them vary. If your heating is shared, report a cold home to the landlord or the operator.',
        'Flats on the 1930s Oaklands Estate need the same check. When you have your own boiler, call us, and say if you’re near an Underground station, because permit hours apply there.',
      ],
    },
  ],
  related: [
    { to: '/boiler-quotes', label: 'Cylinder or combi: price both for Abbeville' },
    { to: '/guides/top-combi-boilers-london', label: 'Combis for two showers in a Clapham terrace' },
  ],
  landmarks: ['Clapham Common', 'Holy Trinity Church, Clapham'],
} satisfies DistrictText;
