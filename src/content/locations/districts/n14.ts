import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n14',
  meta: {
    title: 'Boiler Repair & Service in Southgate & Oakwood, N14',
    description:
      'Boiler in a cold garage? We protect it from frost. Southgate and Oakwood boiler repair, with flue advice for the Meadway Estate.',
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
      heading: 'New Avenue Estate and the Oakwood heat network',
      paragraphs: [
        'You don’t have a boiler if you live on the rebuilt estate. Heat comes from Enfield’s Oakwood network, and supply faults are for its operator. We can repair radiators, valves and thermostats that are yours.',
      ],
    },
    {
      heading: 'Where can a flue go on the Meadway Estate?',
      paragraphs: [
        'Keep it off the tile-hung gables and brick fronts. The inter-war houses are in a conservation area. If your side passage is wide enough, the flue can go well back from the pavement. On a corner, the council may treat the side wall as a front, so ask before you order a boiler.',
        'Flats such as Ellington Court are leasehold, and the freeholder has the final say. Near Southgate and Oakwood stations there are short weekday permit hours, so have a voucher ready if you don’t have a drive.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-service-maintenance', label: 'Protecting a garage boiler from frost' },
    { to: '/boiler-quotes', label: 'Price a move from kitchen to garage' },
  ],
  landmarks: ['Southgate Underground station', 'Oakwood Underground station'],
} satisfies DistrictText;
