import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se24',
  meta: {
    title: 'Boiler Repair & New Boilers in Herne Hill, SE24',
    description:
      'Boiler below ground in a Herne Hill terrace? Its condensate may need a pump. Repairs and new boilers by Brockwell Park and on the Sunray Estate.',
    keywords: [
      'boiler repair Herne Hill',
      'boiler service SE24',
      'boiler installation Herne Hill',
      'combi boiler Herne Hill',
    ],
  },
  intro:
    'Many Herne Hill terraces have the kitchen on the lower-ground floor, and the boiler’s waste water then sits below the drain. We plan that first, because it decides where the boiler can go.',
  sections: [
    {
      heading: 'Does a lower-ground boiler in Herne Hill need a pump?',
      paragraphs: [
        'Not always. At full power the boiler produces a litre or two of acidic water an hour. We look for a way to run it downhill through the rear wall. If there isn’t one, we fit a small pump with a switch that stops the boiler when the pump fails. The pipework is plastic, since that water attacks copper. If you hear the pump running all the time, call us.',
      ],
    },
    {
      heading: 'Is there room for a combi in a Sunray Estate cottage?',
      paragraphs: [
        'Yes, a compact one suits these small kitchens. The harder part is the flue, which comes out near a path. We choose the height and direction so that vapour doesn’t drift across people walking by.',
      ],
    },
    {
      heading: 'Three bathrooms in a Poets’ Corner terrace',
      paragraphs: [
        'If your house has grown to three bathrooms, have the water measured before you decide. The terraces by Brockwell Park are larger than the cottages, and a combi may not be enough.',
      ],
    },
    {
      heading: 'Changing a boiler at Dorchester Court',
      paragraphs: [
        'Try to reuse the present flue. These 1930s flats are listed, and you need consent for flues and pipework on the brick and concrete fronts. Swapping the boiler inside is far simpler, provided a current model fits the opening. The freeholder has to agree to anything outside. Brockwell Park event days fill the streets, so weekday mornings work best.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-service-maintenance', label: 'Looking after a pumped boiler drain in Herne Hill' },
    { to: '/guides/best-combi-boilers-london', label: 'Compact combis for a Sunray Estate kitchen' },
  ],
  landmarks: ['Brockwell Lido', 'Herne Hill Velodrome'],
} satisfies DistrictText;
