import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se7',
  meta: {
    title: 'Boiler Engineers in Charlton: Repair & New Boilers, SE7',
    description:
      'Charlton climbs from the river to the Village and water pressure changes with it. Boiler repairs, gentle conversions and new combis across SE7.',
    keywords: [
      'boiler repair Charlton',
      'boiler installation SE7',
      'boiler service Charlton Village',
      'combi boiler Charlton',
    ],
  },
  intro:
    'Charlton runs uphill from the Thames to its Village and on to Shooters Hill Road. We keep its boilers working at every level of the slope.',
  sections: [
    {
      heading: 'Same road, different showers',
      paragraphs: [
        "Two households on one of Charlton's climbing terraces can describe their water quite differently, and both be right. We take the reading in the house concerned, while it flows. Before anyone blames gradient, a half-closed stop valve or a clogged inlet filter should be ruled out, because either is cheap to correct. If the result is still poor, a small combi that reaches its rated flow is a better buy than a large one that never does.",
      ],
    },
    {
      heading: 'Leave it vented, or seal it carefully',
      paragraphs: [
        'Semis of the 1930s near Shooters Hill Road frequently keep their tanks and copper cylinder. There is nothing wrong with renewing only the boiler, with a model approved for it, and leaving the circuit open to the loft, where low pressure is kind to elderly radiators. Sealing it raises that pressure above one bar and finds every weak joint. When you want the loft back, we inspect valves and visible pipe first and agree what happens should something weep.',
      ],
    },
    {
      heading: 'Cherry Orchard kitchens and Saturdays at the Valley',
      paragraphs: [
        "A maisonette at Cherry Orchard offers one outside wall for its flue, as a rule over somebody's garden. Height, direction and a deflector decide whether vapour drifts past or settles on their washing; the landlord has a say too. Home fixtures at the Valley fill nearby kerbs, and queues for the river tunnels slow Woolwich Road, so we fix a time around them. Charlton Village itself is quieter.",
      ],
    },
  ],
  landmarks: ['Charlton House', 'The Valley'],
} satisfies DistrictText;
