import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw11',
  meta: {
    title: 'Boiler Repair & Installation in Battersea, SW11',
    description:
      'New loft bathroom off Northcote Road? We test the flow before you buy a bigger combi. Boiler repairs and upgrades in Battersea, SW11.',
    keywords: [
      'boiler repair Battersea',
      'boiler installation Clapham Junction',
      'boiler service SW11',
      'new boiler Northcote Road',
    ],
  },
  intro:
    'Between the commons, people ask us if a bigger combi will run the loft shower they’ve just built. A few minutes with a flow cup at your kitchen tap gives the answer.',
  sections: [
    {
      heading: 'Will a bigger combi run my Northcote Road loft shower?',
      paragraphs: [
        'It will if your water main can feed it. We time the flow with one tap open and then with two. If the second tap starves the first, a larger boiler can’t help, and a cylinder or a new supply pipe is the better spend. Where the flow is good, a large combi saves you the cupboard.',
      ],
    },
    {
      heading: 'Boiler flues on the Shaftesbury Park Estate',
      paragraphs: [
        'The cottages back closely on to one another, so height and direction matter. We set the terminal above the fence and point it along the terrace, away from the house behind. The fronts are protected, and nothing new should show there.',
        'Most cottages have one bathroom, and a compact combi is enough for it.',
      ],
    },
    {
      heading: 'Can a Prince of Wales Drive flat have a new flue?',
      paragraphs: [
        'Yes, at the back. These mansion blocks face the park, and their flues are confined to rear courts and light wells. Other flats discharge there as well, so ours has to keep its distance from every window and terminal. We photograph the well and mark a position for your freeholder. No one drills until you have the reply.',
      ],
    },
    {
      heading: 'Is there gas heating at Battersea Power Station?',
      paragraphs: [
        'The flats there have no boiler, because an energy centre supplies them. On the Winstanley and Doddington estates, ask your landlord first.',
      ],
    },
  ],
  related: [
    { to: '/guides/best-combi-boilers-london', label: 'Large combi or cylinder between the commons' },
    { to: '/boiler-quotes', label: 'Price a combi for a Shaftesbury Park cottage' },
  ],
  landmarks: ['Battersea Power Station', 'Battersea Arts Centre'],
} satisfies DistrictText;
