import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw1',
  meta: {
    title: 'Boiler Repair in Pimlico, Westminster & Belgravia | SW1',
    description:
      'Boiler stopped in a Pimlico basement? The condensate pump is a usual cause. Repairs, services and installation from Westminster to Belgravia, SW1.',
    keywords: [
      'boiler repair Pimlico',
      'boiler service Westminster',
      'boiler installation Belgravia',
      'gas engineer SW1',
    ],
  },
  intro:
    'In Pimlico’s white terraces, many boilers sit in a vault or a lower-ground kitchen. When one of those stops, the small pump that lifts its waste water is one of the first things we check.',
  sections: [
    {
      heading: 'Why has my Pimlico basement boiler stopped?',
      paragraphs: [
        'The pump may have stuck, and the boiler then locks out to prevent a flood. If there’s water on the floor, turn the boiler off if its switch is dry, and call us. Our engineer gets the pump working or replaces it, and checks its pipe.',
        'In an unheated vault we also look at the frost protection and insulate the pipes.',
      ],
    },
    {
      heading: 'Can a top-floor Pimlico flat have a combi?',
      paragraphs: [
        'It depends on what the mains delivers several floors up. While people below run baths, the flow to your taps can drop. We test it first, at a busy hour if you can be in.',
      ],
    },
    {
      heading: 'Does my Pimlico estate flat have a boiler?',
      paragraphs: [
        'Not if it’s on the Pimlico District Heating Undertaking. That network serves Churchill Gardens, Lillington Gardens and some nearby estates. When every room is cold, call the operator first. A single cold radiator or a seized valve is something we can usually repair, with the estate office’s agreement if water has to be drained.',
        'On the Millbank Estate, check your lease before you buy anything.',
      ],
    },
    {
      heading: 'Permission for a flue on a Belgravia terrace',
      paragraphs: [
        'You need two kinds in most of its terraces: listed building consent from the council, and the estate’s permission as landlord. We can sometimes reuse the present opening, if today’s clearances can be met there.',
        'Near Westminster Cathedral, the mansion blocks have managing agents with rules of their own.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-service-maintenance', label: 'What a service checks in a Pimlico vault' },
    { to: '/guides/boiler-installation-cost', label: 'Consents and costs for a Belgravia boiler' },
  ],
  landmarks: ['Westminster Abbey', 'Tate Britain'],
} satisfies DistrictText;
