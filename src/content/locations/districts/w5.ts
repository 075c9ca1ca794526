import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w5',
  meta: {
    title: 'Boiler Service, Repair & Installation in Ealing, W5',
    description:
      'Ealing boiler not heating? We reach emergencies in 25-40 minutes on average. We clean old iron systems near the Common before a new boiler goes in.',
    keywords: [
      'boiler repair Ealing',
      'boiler service South Ealing',
      'boiler installation W5',
      'powerflush Ealing Common',
    ],
  },
  intro:
    'Edwardian houses near Ealing Common often have wide old pipes full of black sludge. If you connect a new boiler without cleaning them, it can block within a winter.',
  sections: [
    {
      heading: 'Can I keep my cast-iron radiators?',
      paragraphs: [
        'Usually, yes. Many are worth keeping, but they hold a lot of water and rust. We flush the system one section at a time and take care with the oldest joints. Then we add a magnetic filter and an inhibitor.',
        'If you want more protection, a plate heat exchanger keeps the old water away from the new boiler. We’ll price it as an extra, so you can decide.',
      ],
    },
    {
      heading: 'New boilers in Brentham Garden Suburb',
      paragraphs: [
        'We keep the flue and pipes where nobody can see them from a road or footpath. Brentham is a conservation area of close-set cottages. A kitchen at the back generally solves it, though some gardens meet a shared green. Don’t grow plants in front of the flue to hide it, because leaves against it disturb the boiler. A compact model suits these kitchens.',
      ],
    },
    {
      heading: 'Flue permission at Ealing Village',
      paragraphs: [
        'Leaseholders need approval before anyone cuts through an outside wall. The flats are listed, so a straight swap that uses the same hole is the least trouble. Tell us the brand of your current boiler and how high the flue is.',
      ],
    },
    {
      heading: 'Does a Dickens Yard flat have a boiler?',
      paragraphs: [
        'Ask the concierge what supplies your flat before you book us. Around Ealing Broadway the permit zones follow the working day. If the job takes all morning, a visitor voucher lets our van stay.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-service-maintenance', label: 'What cleaning and inhibitor do for iron radiators' },
    { to: '/combi-boilers', label: 'Compact combis for a Brentham kitchen' },
  ],
  landmarks: ['Ealing Studios', 'Walpole Park'],
} satisfies DistrictText;
