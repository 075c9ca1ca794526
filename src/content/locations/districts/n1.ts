import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n1',
  meta: {
    title: 'Boiler Repair & Installation in Islington & Hoxton, N1',
    description:
      'Islington boiler broken? Emergencies in N1: 35-50 minutes on average. Hidden flues for Barnsbury, drains for basement flats and cylinders for De Beauvoir.',
    keywords: [
      'boiler repair Islington',
      'boiler installation N1',
      'boiler service Barnsbury',
      'combi boiler De Beauvoir Town',
    ],
  },
  intro:
    'In Barnsbury and Canonbury the question we hear most is where a flue can go on a listed house. It goes to the garden side, or up behind the parapet.',
  sections: [
    {
      heading: 'Do I need consent for a flue in Barnsbury?',
      paragraphs: [
        'You do if your house is listed, and most terraces here are listed or in a conservation area. We draw the route for the council before we order anything. A photo of your present flue helps.',
        'A roof flue has to be reached every year for its service. Tell us how you get to the valley gutter, and we’ll tell you if a flue behind the parapet is sensible.',
      ],
    },
    {
      heading: 'How does a basement flat in Canonbury drain its boiler?',
      paragraphs: [
        'Sometimes there’s a gully in the front area and the water runs there by itself. If there isn’t, we fit a small pump and a pipe up to the nearest stack. We leave the pump where it can be cleaned.',
        'Basement flats also share the water main with the rest of the house. When someone showers upstairs your kitchen tap may slow down, and a larger combi won’t change that.',
      ],
    },
    {
      heading: 'Is a combi enough for a De Beauvoir villa?',
      paragraphs: ['Not usually, if you have several bathrooms. A cylinder can serve them together.'],
    },
    {
      heading: 'Packington, Colville and canalside flats',
      paragraphs: [
        'Ask your landlord what heats your block on the Packington or the Colville Estate in Hoxton. A neighbour’s answer may not be yours, since blocks can differ. Flats along the Regent’s Canal may share a boiler plant too. Traffic filters close many cut-throughs in Canonbury, so a note about the best way in saves you a wait.',
      ],
    },
  ],
  related: [
    { to: '/boiler-quotes', label: 'Price a cylinder system for a De Beauvoir villa' },
    { to: '/guides/boiler-installation-cost', label: 'What a hidden roof flue adds to the price' },
  ],
  landmarks: ['Union Chapel', 'Camden Passage'],
} satisfies DistrictText;
