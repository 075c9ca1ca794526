import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se7',
  meta: {
    title: 'Boiler Repair & New Boilers in Charlton, SE7',
    description:
      'Weak hot water at the top of Charlton? Keep the tank or go sealed? Repairs, new combis and system conversions from the river to SE7’s hilltop.',
    keywords: [
      'boiler repair Charlton',
      'boiler installation SE7',
      'boiler service Charlton Village',
      'combi boiler Charlton',
    ],
  },
  intro:
    'On the terraces that climb from Charlton station to the Village, your shower can be weaker than one further down the same road. The cause isn’t always the hill, and it may be cheap to put right.',
  sections: [
    {
      heading: 'Why is my shower weak in Charlton?',
      paragraphs: [
        'We start with the stop valve and the boiler’s inlet filter. A valve left half shut or a blocked filter is quick to fix. Then we measure how much water reaches your kitchen tap while it runs. If the supply itself is poor, a modest combi that reaches its full flow is a better buy than a large one that can’t.',
      ],
    },
    {
      heading: 'Keep the tanks or change to a sealed system?',
      paragraphs: [
        'You can keep them, and in some 1930s semis near Shooters Hill Road we’d advise it. We can replace only the boiler, with a model approved for open-vented heating, and leave the loft tank in place. Old radiators last longer at that low pressure. Sealing the system raises it above 1 bar and shows up every weak joint.',
        'Would you rather have the loft space? We inspect the pipes first and agree with you what happens if one leaks.',
      ],
    },
    {
      heading: 'Flues on the Cherry Orchard estate',
      paragraphs: [
        'Your kitchen has one outside wall, and the flue usually comes out above a neighbour’s garden. We look at the height and direction, and a deflector may keep the vapour off their washing. Ask your landlord before any change. On match days at the Valley parking is restricted, so a morning on another day is easier for planned work.',
      ],
    },
  ],
  related: [
    { to: '/guides/when-to-replace-boiler', label: 'Repair or replace an open-vented Charlton boiler' },
    { to: '/guides/top-combi-boilers-london', label: 'Modest combis that suit a hillside supply' },
  ],
  landmarks: ['Charlton House', 'The Valley'],
} satisfies DistrictText;
