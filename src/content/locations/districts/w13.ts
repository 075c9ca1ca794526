import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w13',
  meta: {
    title: 'Boiler Repair in West Ealing & Northfields, W13',
    description:
      'West Ealing boiler stopped working? We reach emergencies in 25-40 minutes on average. Northfields chimney flues and shared water mains near The Avenue.',
    keywords: [
      'boiler repair West Ealing',
      'boiler service Northfields',
      'boiler installation W13',
      'combi boiler West Ealing',
    ],
  },
  intro:
    'In Northfields, older boilers often use the little chimney above the scullery. A new boiler needs a sealed liner in it or a different way out.',
  sections: [
    {
      heading: 'Can a new boiler use my scullery chimney?',
      paragraphs: [
        'Only with a liner that’s approved for that boiler. Modern exhaust is wet and acidic, so it can’t go into bare brick. We look inside the stack with a camera. If a liner won’t work, a balanced flue goes through the wall.',
        'If you want the chimney taken down one day, tell us before we plan the flue. Removing it is a builder’s job.',
      ],
    },
    {
      heading: 'Shower drops when downstairs runs a tap',
      paragraphs: [
        'You’re probably sharing one water main. Villas around St Stephen’s, near The Avenue, were divided into flats and some never got a second pipe. A larger combi can heat only the water that arrives.',
        'If your neighbours agree, a second pipe from the road is the full answer. If they don’t, an accumulator can help. It fills while the house is quiet and gives you steadier flow later.',
      ],
    },
    {
      heading: 'Green Man Lane: look before you call',
      paragraphs: [
        'Check the cupboard for a flue. The rebuilt blocks may be on shared heat, and a unit without one is likely an interface unit. Your housing association or agent is then the right call.',
      ],
    },
    {
      heading: 'Boiler changes in a semi towards Perivale',
      paragraphs: [
        'These are usually simple. The inter-war semis have side walls, drives and lofts, so there’s a choice of places for the boiler and flue. If you’re keeping the loft tanks, we check that each has a sound lid.',
      ],
    },
  ],
  related: [
    { to: '/guides/when-to-replace-boiler', label: 'When an old chimney boiler should go' },
    { to: '/guides/top-combi-boilers-london', label: 'Combis matched to the flow you share' },
  ],
  landmarks: ['Northfields Underground station', 'St Stephen’s spire, West Ealing'],
} satisfies DistrictText;
