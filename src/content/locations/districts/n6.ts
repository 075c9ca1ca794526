import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n6',
  meta: {
    title: 'Boiler Repair & Installation in Highgate, N6',
    description:
      'Is Highgate’s water pressure enough for a combi? We measure it at your top bathroom. In an emergency in N6, expect us in 35-50 minutes on average.',
    keywords: [
      'boiler repair Highgate',
      'boiler installation N6',
      'boiler service Holly Lodge',
      'water pressure Highgate',
    ],
  },
  intro:
    'Near the top of Highgate Hill, water pressure can be too low for a big combi. We measure it at your top bathroom before we recommend one.',
  sections: [
    {
      heading: 'Is my water pressure too low for a combi?',
      paragraphs: [
        'Two readings tell us. The first is with every tap shut, and the second is with one running. The hill is among the highest ground in London, and results vary from street to street.',
        'If your Georgian house does badly, it can keep its hot water from a tank, with a pump on the showers. A pump taking more than 12 L/min straight from the main needs the water company’s consent. We’d design around that.',
      ],
    },
    {
      heading: 'Working on the Holly Lodge Estate',
      paragraphs: [
        'Write to the committee before we drill, as it may want to know. This is a private estate in a conservation area, so flues stay out of sight. It has private roads too. Tell us where the estate lets a van stand.',
      ],
    },
    {
      heading: 'Who looks after heating at Highpoint?',
      paragraphs: [
        'Start with the building’s managers. The flats are listed at grade I and were built with heating for the whole block. Our part is radiators and valves, with their agreement.',
      ],
    },
    {
      heading: 'Gas pipes in terraces off Archway Road',
      paragraphs: [
        'Check where your meter is. In some of these Victorian and Edwardian houses it’s under the front steps, and the boiler is at the back. That’s a long run, so we measure it before we price a combi. The kitchens themselves are easy to work in.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-pressure-guide', label: 'Mains pressure and boiler pressure are two different things' },
    { to: '/guides/best-combi-boilers-london', label: 'What flow each size of combi needs' },
  ],
  landmarks: ['Waterlow Park', 'Highgate Literary and Scientific Institution'],
} satisfies DistrictText;
