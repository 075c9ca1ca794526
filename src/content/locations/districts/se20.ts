import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se20',
  meta: {
    title: 'Boiler Repair & Installation in Penge & Anerley, SE20',
    description:
      'Freezing back bathroom in Penge, or a boiler on the half-landing in Anerley? We repair and replace boilers in the Victorian homes of SE20.',
    keywords: ['boiler repair Penge', 'boiler installation Anerley', 'boiler service SE20', 'combi boiler Penge'],
  },
  intro:
    'Plenty of Penge terraces have a downstairs bathroom at the back with three cold walls. In winter the pipes in that room can freeze, and it’s usually preventable.',
  sections: [
    {
      heading: 'How do I stop pipes freezing in a Penge back bathroom?',
      paragraphs: [
        'We insulate them, and the best time is while the boiler is being changed. Terraces off Maple Road tend to have water pipes in an unheated floor or on the outside wall. Those freeze before anything else does. The boiler’s own waste pipe is less trouble, because the drain is only a step away.',
      ],
    },
    {
      heading: 'Can the boiler stay on the half-landing in Anerley?',
      paragraphs: [
        'Sometimes. When the villas became flats, boilers were put on half-landings, a long way from an outside wall. The manual limits the flue’s length, and a bend counts towards it. Flat stretches must slope back towards the boiler, and hidden ones need inspection hatches.',
        'If yours can’t meet those rules, moving the boiler to a kitchen on an outside wall is usually the sound answer. We’d close the old hole in matching brick.',
      ],
    },
    {
      heading: 'Where does a flue go on Alexandra Cottages?',
      paragraphs: [
        'At the garden end. The path between two cottages looks handy, but your neighbour walks there and has a window on it. The conservation area rules also favour it.',
        'Inside, we look for a boiler that fits in a kitchen unit and can run at a low output, because small rooms don’t need much heat.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'What it costs to move a boiler in Anerley' },
    { to: '/guides/top-combi-boilers-london', label: 'Combis that fit a Penge cottage kitchen' },
  ],
  landmarks: ['Royal Watermen’s Almshouses', 'Crystal Palace Park dinosaurs'],
} satisfies DistrictText;
