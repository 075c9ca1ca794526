import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n15',
  meta: {
    title: 'Boiler Repair & Service in Seven Sisters, N15',
    description:
      'Added a floor in South Tottenham? We measure what your boiler has to do now. Boiler repair in Seven Sisters, with emergencies in 35-50 minutes on average.',
    keywords: [
      'boiler repair Seven Sisters',
      'boiler service West Green',
      'boiler installation South Tottenham',
      'gas engineer N15',
    ],
  },
  intro:
    'Houses in South Tottenham often have an extra storey, and the old boiler can’t keep up. We work out the heating and the hot water again from the start.',
  sections: [
    {
      heading: 'What boiler do I need after adding a storey?',
      paragraphs: [
        'We need to measure before we say. A new floor adds rooms, outside walls and usually a bathroom, but its insulation helps. Some boilers are short of heat after the change. Others heat well but can’t supply enough hot water.',
        'Tell us if the house has two kitchens. Hot water use can double at certain times, and that changes what we’d recommend.',
      ],
    },
    {
      heading: 'How close can two flues be at Clyde Circus?',
      paragraphs: [
        'About 300 mm side by side, or 1,500 mm if one is above the other. They also need space from windows that open. Villas in this conservation area may hold several flats, each with a boiler and a flue on the rear wall.',
        'Moving yours can affect your neighbours’ flues. We draw the whole wall before we give you a price, and the freeholder can keep the drawing.',
      ],
    },
    {
      heading: 'Gas meters in West Green cellars',
      paragraphs: [
        'A meter below the stairs may be ten metres of pipe from a boiler in the back kitchen. The gas loses pressure on the way, so a larger combi may need 28 mm pipe. Steel pipe in a damp cellar can rust, and we replace what we find. If your home is new on the St Ann’s Hospital site, read the handover pack first, because it may be heated in another way.',
      ],
    },
  ],
  related: [
    { to: '/guides/when-to-replace-boiler', label: 'Has your house outgrown its boiler?' },
    { to: '/guides/boiler-installation-cost', label: 'What 28 mm gas pipe adds to the job' },
  ],
  landmarks: ['Markfield Beam Engine', 'Bernie Grant Arts Centre'],
} satisfies DistrictText;
