import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se13',
  meta: {
    title: 'Boiler Repair & Installation in Lewisham, SE13',
    description:
      'Weak loft shower in Hither Green or a pumped boiler drain off Belmont Hill? Emergencies in 30-45 minutes on average in Lewisham, SE13.',
    keywords: [
      'boiler repair Lewisham',
      'boiler installation Hither Green',
      'boiler service Ladywell',
      'unvented cylinder SE13',
    ],
  },
  intro:
    'In Hither Green terraces with a converted loft, the new top shower is the one people call us about. We test it together with the kitchen tap before we recommend anything.',
  sections: [
    {
      heading: 'Combi or cylinder for a Hither Green loft shower?',
      paragraphs: [
        'That depends on your water main. A shower under the roof can be seven metres above the pavement, and the climb alone takes 0.7 bar. If the pressure holds with the kitchen tap open, a combi will do and saves you space. If it collapses, an unvented cylinder won’t help either, because it uses the same main. We then look at the supply pipe, or at a break tank and pump.',
      ],
    },
    {
      heading: 'Why has my Belmont Hill basement boiler stopped?',
      paragraphs: [
        'The condensate pump may be full or stuck. Basements here are often below the drain, so a small pump lifts the boiler’s waste water, and it should stop the boiler when it can’t. Leave the boiler off if you see water near it. We clean or replace the pump and check its pipe.',
        'Where the garden drops away, we can sometimes drain by gravity and do without one.',
      ],
    },
    {
      heading: 'Whose job is the heating in Lewisham’s station towers?',
      paragraphs: [
        'Heat is communal in those towers. The interface unit may belong to you, the freeholder or an energy company, so look in your lease or welcome pack first. Radiator leaks and stuck valves are usually things we can repair.',
        'For a Ladywell terrace with its own boiler, just call.',
      ],
    },
  ],
  related: [
    { to: '/guides/best-combi-boilers-london', label: 'Which combi can reach a Lewisham loft shower' },
    { to: '/guides/boiler-service-maintenance', label: 'What a service covers in a Belmont Hill basement' },
  ],
  landmarks: ['Manor House Gardens', 'Ladywell Fields'],
} satisfies DistrictText;
