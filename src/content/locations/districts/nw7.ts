import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'nw7',
  meta: {
    title: 'Mill Hill Boiler Repair, Service & Installation | NW7',
    description:
      'Boiler gurgling and off in frost on the Ridgeway? What you can thaw safely, and how we stop it next time. Boiler engineers for Mill Hill, NW7.',
    keywords: [
      'boiler repair Mill Hill',
      'boiler service NW7',
      'boiler installation Mill Hill',
      'condensate pipe frozen Mill Hill',
    ],
  },
  intro:
    'On the Ridgeway, a boiler that gurgles and stops on a freezing morning usually has a frozen condensate pipe. You may be able to thaw it yourself, and here’s how.',
  sections: [
    {
      heading: 'How do I thaw a frozen boiler pipe in Mill Hill?',
      paragraphs: [
        'Stand on the ground and pour warm water along the plastic pipe outside. Never use boiling water. One reset is enough after that, and if it’s still off, it’s a job for us.',
        'Houses on this ridge are high and exposed, so it’ll happen again unless the pipe changes. We shorten it, go up to at least 32 mm and insulate whatever stays outside. While we’re there, we can check your mains pressure, which may be low up here.',
      ],
    },
    {
      heading: 'Is my garage boiler big enough?',
      paragraphs: [
        'The gas pipe is the limit. In Mill Hill’s semis with an integral garage, it’s a long run from the meter, and gas pressure falls along the way. We measure it before we recommend a larger combi.',
        'Detached houses with several bathrooms are better off with a cylinder, if there’s floor space in the garage.',
      ],
    },
    {
      heading: 'Houses with boilers and flats without at Millbrook Park',
      paragraphs: [
        'Give us your exact address. Some houses there have their own boiler, and flats are on shared plant. If a bill for heat comes to you, you’re probably on the network.',
        'In a post-war flat near Mill Hill Broadway, the freeholder has to approve a new flue.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-service-maintenance', label: 'Preparing a Ridgeway boiler for frost' },
    { to: '/guides/boiler-installation-cost', label: 'A longer gas pipe for a Mill Hill garage' },
  ],
  landmarks: ['Mill Hill School', 'St Paul’s Church, the Ridgeway'],
} satisfies DistrictText;
