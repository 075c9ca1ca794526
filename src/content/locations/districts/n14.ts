import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n14',
  meta: {
    title: 'Boiler Repair & Service in Southgate & Oakwood, N14',
    description:
      'Southgate boiler stopped? We reach N14 in 35-50 minutes. Garage boilers protected from frost, and flues for Meadway Estate houses.',
    keywords: [
      'boiler repair Southgate',
      'boiler service Oakwood',
      'boiler installation N14',
      'garage boiler Southgate',
    ],
  },
  intro:
    'Many Southgate boilers are in the garage, where the cold can freeze their waste pipe. We can protect yours or move the pipe indoors.',
  sections: [
    {
      heading: 'Is the garage a good place for a boiler?',
      paragraphs: [
        'It can be. You get kitchen space back and a quieter house, but the garage is unheated. The boiler needs frost protection and every pipe needs insulation. We take the condensate back indoors or straight down to a drain.',
        'Where it hangs depends on the flue, your car and your shelves. If you convert the garage later, the flue and the space around it have to stay.',
      ],
    },
    {
      heading: 'Where can a flue go on the Meadway Estate?',
      paragraphs: [
        'Keep it off the tile-hung gables and brick fronts. The inter-war houses are in a conservation area. If your side passage is wide enough, the flue can go well back from the pavement. On a corner, the council may treat the side wall as a front, so ask before you order a boiler.',
        'Flats such as Ellington Court are leasehold, and the freeholder has the final say.',
      ],
    },
    {
      heading: 'New Avenue Estate and the Oakwood heat network',
      paragraphs: [
        'You don’t have a boiler if you live on the rebuilt estate. Heat comes from Enfield’s Oakwood network, and supply faults are for its operator. We can repair radiators, valves and thermostats that are yours.',
        'For a new boiler elsewhere in Southgate or Oakwood, please leave us room on your drive. Close to the two stations there are short weekday permit hours, so we’ll need a voucher.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-service-maintenance', label: 'Protecting a garage boiler from frost' },
    { to: '/boiler-quotes', label: 'Price a move from kitchen to garage' },
  ],
  landmarks: ['Southgate Underground station', 'Oakwood Underground station'],
} satisfies DistrictText;
