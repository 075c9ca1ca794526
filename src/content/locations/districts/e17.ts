import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e17',
  meta: {
    title: 'Boiler Repair & Service in Walthamstow, E17',
    description:
      'Heating off in Walthamstow? We reach emergencies in 30-45 minutes on average. Warner flat flues, Village cottages and larger houses in Upper Walthamstow.',
    keywords: [
      'boiler repair Walthamstow',
      'Warner flat boiler',
      'boiler service E17',
      'combi boiler Walthamstow Village',
    ],
  },
  intro:
    'If you own a Warner flat, the first thing to find out is who owns the back wall. That decides where your new boiler’s flue and waste pipe can go.',
  sections: [
    {
      heading: 'Do I need my neighbour’s agreement in a Warner flat?',
      paragraphs: [
        'You may do. Around Lloyd Park and St James Street, the garden and the rear wall are often split between two homes. A downstairs flue can blow across the other household’s path. A pipe from upstairs may have to cross their brickwork.',
        'Look at the plan in your lease before we visit. If it’s their wall, get the agreement in writing. The kitchens are small, but the walls are solid enough to hold a boiler.',
      ],
    },
    {
      heading: 'Flue for a Walthamstow Village cottage',
      paragraphs: [
        'Use the back wall or the roof. The Village is a conservation area and its front gardens are tiny, so the street side is out. A flue through the rear slope, kept below the ridge, is hard to see. Many streets here are closed to through vans, so we come in from the main roads. Warn us about steps or a locked gate.',
      ],
    },
    {
      heading: 'Blackhorse Road towers',
      paragraphs: [
        'Speak to your building’s team before you call an engineer. The new towers usually run on shared heat, although the terraces beside them have boilers. We can help once you know the interface unit isn’t the cause.',
      ],
    },
    {
      heading: 'Better showers in Upper Walthamstow',
      paragraphs: [
        'You might not need a combi to get one. The Edwardian and inter-war houses up here often have room for a cylinder. If your shower still runs from a tank in the loft, a sealed system with a mains-fed cylinder would improve it.',
      ],
    },
  ],
  related: [
    { to: '/boiler-quotes', label: 'Plan a new boiler in a Warner half-house' },
    { to: '/guides/best-combi-boilers-london', label: 'Combi or cylinder for an Upper Walthamstow house' },
  ],
  landmarks: ['William Morris Gallery', 'Vestry House Museum'],
} satisfies DistrictText;
