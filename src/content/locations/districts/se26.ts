import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se26',
  meta: {
    title: 'Boiler Repair, Service & Installation in Sydenham, SE26',
    description:
      'Which gas pipe is yours in a Lawrie Park cellar? Which boiler fits a Peckarmans Wood flue? Boiler engineers for Sydenham, SE26.',
    keywords: [
      'boiler service Sydenham',
      'boiler repair SE26',
      'boiler installation Sydenham Hill',
      'combi boiler Lawrie Park',
    ],
  },
  intro:
    'In Lawrie Park’s villas, one cellar may hold the gas meters and pipes for every flat in the house. Knowing which are yours saves time when your boiler has to be isolated.',
  sections: [
    {
      heading: 'Which gas meter is mine in a Lawrie Park villa?',
      paragraphs: [
        'Label it, and find out how you’d get into the cellar at night. When pipes aren’t marked, stopping one flat’s supply can mean shutting off another’s. We trace your pipe from meter to boiler, tag it and replace any corroded length. Please keep bikes and boxes away from the emergency control.',
      ],
    },
    {
      heading: 'Which boiler fits at Peckarmans Wood or Thorpe Estate?',
      paragraphs: [
        'One that can use the flue position you already have. These 1960s houses have wide glass fronts and party walls at the sides, so there’s hardly another place for it. We compare the height and reach of the present flue with current models and use an adaptor where the brand offers one. It’s Dulwich Estate land, so ask them before you change the outside.',
        'On the Thorpe Estate the flue goes on the rear addition, where most boilers in these Edwardian terraces are. Two flues that face each other across a yard usually need 1,200 mm between them, and the twin house next door may have one. We check that before we quote. Conservation area rules are one more reason for choosing the back.',
        'If you rent on the Sydenham Hill Estate, your landlord decides.',
      ],
    },
  ],
  related: [
    { to: '/boiler-quotes', label: 'Fixed price for a Thorpe Estate boiler' },
    { to: '/guides/when-to-replace-boiler', label: 'Repair or replace at Peckarmans Wood' },
  ],
  landmarks: ['Sydenham Wells Park', 'Sydenham Hill Wood'],
} satisfies DistrictText;
