import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw12',
  meta: {
    title: 'Boiler Repair & Installation in Balham, SW12',
    description:
      'Upstairs boiler dripping on the flat below at Hyde Farm? Gas pipe too small in the Nightingale Triangle? Boiler repair and installation, SW12.',
    keywords: [
      'boiler repair Balham',
      'boiler service Clapham South',
      'boiler installation SW12',
      'gas engineer Balham',
    ],
  },
  intro:
    'Hyde Farm’s maisonettes come in pairs, and the upper boiler often drains down the outside of the flat below. We’re called when that pipe drips or freezes.',
  sections: [
    {
      heading: 'Whose condensate pipe is it at Hyde Farm?',
      paragraphs: [
        'Your lease should say, and both households need to know. Many upper boilers drain through a pipe on the neighbour’s rear wall. Where there’s an indoor soil stack, we’d rather connect to that. If the pipe has to stay outside, we make it short and wide, insulate it and fix the drip. The lease usually settles the gas and flue routes too.',
      ],
    },
    {
      heading: 'Do I need a bigger gas pipe for a 35 kW combi?',
      paragraphs: [
        'You may, in a Nightingale Triangle terrace. These houses are often extended on three levels, and the 15 mm pipe for the first boiler can be too small for a large combi. We measure the pressure at the boiler with the hob lit and the burner at full power. If it drops too far, a new pipe is in your price from the start.',
        'A villa facing Wandsworth Common may have its meter far from the kitchen, which makes the pipe longer still.',
      ],
    },
    {
      heading: 'My Clapham South flat once had a boiler house',
      paragraphs: [
        'Some inter-war blocks there did, and now each flat has a boiler in a small kitchen. Shared pipes may still run through the walls, so ask the managers who looks after them. If your boiler has its own gas meter and flue, we treat the job like any other.',
      ],
    },
  ],
  related: [
    { to: '/boiler-quotes', label: 'Fixed price with the Balham gas pipe included' },
    { to: '/guides/boiler-installation-cost', label: 'When an extended Balham house needs a bigger pipe' },
  ],
  landmarks: ['Clapham South deep-level shelter', 'The Bedford, Balham'],
} satisfies DistrictText;
