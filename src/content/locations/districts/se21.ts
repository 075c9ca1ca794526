import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se21',
  meta: {
    title: 'Dulwich Village Boiler Installation & Repair, SE21',
    description:
      'Dulwich Estate consent for a flue, slow hot water in a wide Village house, old warm-air systems. Boiler installation and repair in SE21.',
    keywords: [
      'boiler installation Dulwich Village',
      'boiler repair West Dulwich',
      'Dulwich Estate flue consent',
      'boiler service SE21',
    ],
  },
  intro:
    'If you own a freehold on the Dulwich Estate, you may need its written consent before a new flue goes in. We can usually keep your present boiler going while you wait for an answer.',
  sections: [
    {
      heading: 'Do I need Dulwich Estate consent for a flue?',
      paragraphs: [
        'If it changes the outside of the house, ask. It requires written consent for external changes, and a flue in a new place can count as one.',
        'Planning is a separate matter, and the council decides that. After the survey we send you a sketch with measurements and the manufacturer’s details of the terminal. You can attach both to your application.',
      ],
    },
    {
      heading: 'Why does hot water take so long in a Village house?',
      paragraphs: [
        'The boiler is often a long way from the bathrooms. Georgian and Edwardian houses in Dulwich Village are wide, and a combi has to push a dozen metres of cold water out of the pipe first. A cylinder near the bathrooms solves it, with a system boiler wherever its flue works best. We can also split the heating so that spare rooms run on their own times. The same layout suits many late Victorian houses in West Dulwich.',
      ],
    },
    {
      heading: 'Old pipework in post-war Dulwich Estate terraces',
      paragraphs: [
        'It’s rarely original, so we test it before we connect a new boiler to it. Many of these houses started with warm air or a back boiler, and nobody drew a plan of the radiator pipes added later.',
        'On the Kingswood Estate, leaseholders need their landlord’s approval as well.',
      ],
    },
  ],
  related: [
    { to: '/boiler-quotes', label: 'Quote for a system boiler in Dulwich Village' },
    { to: '/guides/boiler-installation-cost', label: 'System boiler and cylinder costs in SE21' },
  ],
  landmarks: ['Dulwich Picture Gallery', 'Dulwich Park'],
} satisfies DistrictText;
