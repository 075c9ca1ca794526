import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e20',
  meta: {
    title: 'Heating Repair in East Village & Olympic Park, E20',
    description:
      'No heating in an E20 flat? Your home takes heat from a network. Find out who to call first, and what our engineers can repair inside your door.',
    keywords: [
      'heating engineer E20',
      'heat interface unit East Village',
      'radiator repair Olympic Park',
      'heating repair Chobham Manor',
    ],
  },
  intro:
    'If your East Village heating is off, ask a neighbour whether theirs is too. If it is, the fault is probably in the network, so call the building’s managers.',
  sections: [
    {
      heading: 'Why isn’t there a boiler in my E20 flat?',
      paragraphs: [
        'Your heat comes through the ground from the park’s energy network. A heat interface unit in the flat passes it to your radiators and taps through metal plates. Nothing burns in there, so you have no flue and no gas safety check to arrange for the heating.',
      ],
    },
    {
      heading: 'Warm radiators but lukewarm taps?',
      paragraphs: [
        'The hot water side of the interface unit is probably at fault. Cold radiators with hot taps point to its heating side. In East Village the usual causes are a stuck valve, a scaled plate exchanger or a control that has lost its settings. Tell us or your managers which of the two you have, because it shortens the visit.',
      ],
    },
    {
      heading: 'What can you repair at Chobham Manor or East Village?',
      paragraphs: [
        'We can balance radiators, replace thermostatic valves, set up a programmer and trace a leak on your own pipes. We need permission before anyone opens the interface unit or shuts the network valves. That work may be reserved for the managers’ own contractor.',
        'Please ask them before you book us. Then you won’t pay for a visit that can’t help.',
      ],
    },
    {
      heading: 'Getting an engineer into your building',
      paragraphs: [
        'Visits near Westfield and Stratford International go through a managed bay or car park. Book a slot with your building and send us its name and the reference. When there’s an event at London Stadium, roads close, so choose another evening if it can wait.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-service-maintenance', label: 'Bleeding radiators and other simple upkeep' },
    { to: '/boiler-quotes', label: 'Moving to a home with a boiler? Get a price' },
  ],
  landmarks: ['London Stadium', 'ArcelorMittal Orbit'],
} satisfies DistrictText;
