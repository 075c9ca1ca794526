import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n16',
  meta: {
    title: 'Boiler Repair & Cylinders in Stoke Newington, N16',
    description:
      'Two kitchens and several bathrooms in Stamford Hill? We size the cylinder for you. Stoke Newington emergencies are reached in 35-50 minutes on average.',
    keywords: [
      'boiler repair Stoke Newington',
      'boiler installation Stamford Hill',
      'unvented cylinder N16',
      'boiler service Newington Green',
    ],
  },
  intro:
    'Large Stamford Hill houses with two kitchens need more hot water than one combi can give. We size a cylinder for your busiest hour, which is often Friday afternoon.',
  sections: [
    {
      heading: 'How big a cylinder does a Stamford Hill house need?',
      paragraphs: [
        'About 300 litres suits many of the larger ones. We pair it with a system boiler, or a regular boiler if you have tanks. One combi serves about one tap well, whatever the brand.',
        'We can set the timers ahead for Shabbat and festivals. Your house then stays warm without anyone touching a control. Ask us to show you how before we leave.',
      ],
    },
    {
      heading: 'New boiler in a Georgian house on Church Street',
      paragraphs: [
        'Two things come before the boiler. You need consent for the flue, because these houses are listed, and a way to drain the condensate from a basement. Where the kitchen is below the sewer connection, that means a pump.',
        'Newington Green has the same houses and the same two questions. Over a shop, extractor hoods and flat roofs leave few places at the rear. We mark the best one on a photo for you.',
      ],
    },
    {
      heading: 'Boiler flues on the Stamford Hill Estate',
      paragraphs: [
        'They’re placed high and to one side. The balconies of these 1930s LCC blocks run past every kitchen, so fumes have to stay clear of heads and open windows. Your landlord needs to approve the position. In the Victorian terraces nearby it’s easier, as most have a back wall to use. Church Street is closed to most through traffic by day, so tell us the nearest open street.',
      ],
    },
  ],
  related: [
    { to: '/boiler-quotes', label: 'Price a 300-litre cylinder for a family house' },
    { to: '/guides/best-combi-boilers-london', label: 'Why one combi serves about one tap' },
  ],
  landmarks: ['Abney Park Cemetery', 'Clissold Park'],
} satisfies DistrictText;
