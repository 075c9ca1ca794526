import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e15',
  meta: {
    title: 'Boiler Repair & Replacement in Stratford, E15',
    description:
      'Combi cutting out in the shower? We test the gas pipe before we replace the boiler. Stratford and Maryland emergencies: 30-45 minutes on average.',
    keywords: [
      'boiler repair Stratford',
      'boiler installation Maryland',
      'boiler service E15',
      'gas pipe upgrade Stratford',
    ],
  },
  intro:
    'On the Carpenters Estate we’re asked why a boiler heats the radiators but cuts out in the shower. The gas pipe may be too small for it.',
  sections: [
    {
      heading: 'Why does my combi cut out in the shower?',
      paragraphs: [
        'It may not be getting enough gas. A combi burns most when it makes hot water, and the pressure may drop by no more than 1 mbar between the meter and the boiler. Homes on the Carpenters Estate have been altered over many years, so one run of pipe can change size several times.',
        'We calculate the run and test it with the boiler at full output. Any pipe that’s too narrow is replaced before a new combi goes in.',
      ],
    },
    {
      heading: 'Stratford High Street towers: is it a boiler?',
      paragraphs: [
        'It’s mostly an interface unit on communal heat. The company named on your heat bill may own and maintain it, so ask them before you pay anyone to look. We do work on radiators and thermostats in these flats. Loading in the town centre is tightly controlled, so book us a bay through your building if it has one.',
      ],
    },
    {
      heading: 'Flues for Maryland and Stratford New Town terraces',
      paragraphs: [
        'Ours usually go to the rear or up through the roof. These terraces stand close to the pavement, and a flue at the front would blow over people walking by. A small yard can be too tight for the plume, which is another reason to use the roof.',
        'If you’ve knocked two rooms into one, your boiler may be in the middle of the house. A vertical flue is then the shorter way out.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'What a larger gas pipe adds to an installation' },
    { to: '/combi-boilers', label: 'Combis that suit a Maryland terrace' },
  ],
  landmarks: ['Theatre Royal Stratford East', 'Abbey Mills Pumping Station'],
} satisfies DistrictText;
