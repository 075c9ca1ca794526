import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se3',
  meta: {
    title: 'Blackheath & Kidbrooke Boiler Repair, Installation | SE3',
    description:
      'Cold radiators behind Blackheath’s big windows, flues in Span houses and consent on the Cator Estate. Boiler repair and installation across SE3.',
    keywords: [
      'boiler repair Blackheath',
      'boiler installation SE3',
      'boiler service Westcombe Park',
      'Span house boiler',
    ],
  },
  intro:
    'Around Blackheath Park, people with Span houses ask us where a flue can go when so much of the wall is glass. In the larger Georgian houses it’s the bath that takes minutes to run hot.',
  sections: [
    {
      heading: 'Where can a boiler go in a Span house?',
      paragraphs: [
        'On one of the few solid walls, or under a flue that goes up through the roof. The light panels between the windows won’t safely carry a heavy boiler, so we look for a sound fixing first.',
        'If rooms stay cool in January, we check the radiators before anyone blames the boiler. Large windows lose a lot of heat, and the radiators under them are often too small.',
      ],
    },
    {
      heading: 'Do I need consent for a flue in Blackheath?',
      paragraphs: [
        'Yes, if the house is listed, as the Georgian ones here are.',
        'On the Cator Estate there are private covenants too, besides the council’s rules. Keeping the present flue opening usually saves you most of the letters. Some Cator roads are private, so tell us where a visitor can park.',
      ],
    },
    {
      heading: 'Why is hot water slow to reach my bathroom?',
      paragraphs: [
        'The pipe between boiler and bath has to empty its cold water first, and in a house like those on the Paragon that pipe is long. We can add a return loop with a small timed pump and insulate it. Hot water is then close to the tap when you need it.',
      ],
    },
    {
      heading: 'Is Kidbrooke Village on shared heat?',
      paragraphs: [
        'Generally, yes. If your whole flat is cold, report it to the estate’s operator. Call us when the fault is in your own valves or radiators.',
        'Across the road in Westcombe Park, most houses have a boiler at the back, and we repair those.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'What a Span house installation can cost' },
    { to: '/boiler-quotes', label: 'Price a boiler for a large Blackheath house' },
  ],
  landmarks: ['Blackheath', 'The Paragon'],
} satisfies DistrictText;
