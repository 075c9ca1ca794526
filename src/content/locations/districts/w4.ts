import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w4',
  meta: {
    title: 'Boiler Repair & Installation in Chiswick, W4',
    description:
      'Flue consent in Bedford Park, cylinders in Grove Park and boilers kept above flood level by the river. Emergencies in 25-40 minutes on average.',
    keywords: [
      'boiler repair Chiswick',
      'boiler installation Bedford Park',
      'boiler service Gunnersbury',
      'system boiler Grove Park',
    ],
  },
  intro:
    'Near the river at Chiswick Mall, people ask whether the boiler is safe on the lowest floor. It’s better one floor up, and we can move it.',
  sections: [
    {
      heading: 'Should a boiler be downstairs on Chiswick Mall?',
      paragraphs: [
        'No, not if you can avoid it. Houses here and at Strand-on-the-Green stand in a strip that can flood. The boiler, its pump and its wiring are best kept on the floor above. If your boiler has been under water, leave it off until an engineer has examined it.',
      ],
    },
    {
      heading: 'Flue consent in Bedford Park',
      paragraphs: [
        'Allow time for it, because many of these houses are listed. We start with three routes on paper: the rear wall, an inner slope of the roof or an old chimney. Hung tiles hide a gap behind them. A flue through that wall needs a sleeve across the gap and a weatherproof finish.',
        'Once the council agrees, the installation itself takes a day or two. Keep your present boiler serviced in the meantime.',
      ],
    },
    {
      heading: 'One large boiler or two for a Grove Park villa?',
      paragraphs: [
        'One system boiler with a cylinder of 250 or 300 litres usually does it. Two combis would need two flues and a very large gas pipe. With three or four bathrooms, we also loop the hot pipes so you’re not waiting at the tap.',
        'We check the meter too. A normal one passes 6 cubic metres an hour, which is about 65 kW for everything in the house.',
      ],
    },
    {
      heading: 'Flats at Chiswick Village',
      paragraphs: [
        'Ask the building’s managers for their flue rules before you book a survey. Then we can measure for a boiler they’ll accept.',
      ],
    },
  ],
  related: [
    { to: '/boiler-quotes', label: 'Price a system boiler for a Grove Park villa' },
    { to: '/guides/boiler-service-maintenance', label: 'Keep the old boiler going while consent comes' },
  ],
  landmarks: ['Chiswick House', 'Hogarth’s House'],
} satisfies DistrictText;
