import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n5',
  meta: {
    title: 'Boiler Repair & Installation in Highbury, N5',
    description:
      'Boiler in a hall cupboard on Highbury New Park? We check its hidden flue before we quote. Highbury emergencies are reached in 35-50 minutes on average.',
    keywords: [
      'boiler repair Highbury',
      'boiler service Highbury Fields',
      'boiler installation N5',
      'boiler engineer Highbury New Park',
    ],
  },
  intro:
    'In the divided villas on Highbury New Park, the boiler is often in a hall cupboard a long way from any window. We check the hidden flue before we quote for a new one.',
  sections: [
    {
      heading: 'Can a new boiler use my old ceiling flue?',
      paragraphs: [
        'Usually it needs a new one, made for that boiler, along the same route. We find the inspection hatches and add up the length, counting every bend. Then we compare it with the manufacturer’s limit.',
        'If the run is too long, we may be able to use a wider flue. If that isn’t allowed, the boiler moves nearer the side or rear wall.',
      ],
    },
    {
      heading: 'New flues on listed terraces by Highbury Fields',
      paragraphs: [
        'You need consent before fresh brickwork is cut. Using the opening that’s already there may avoid it, but check with the council either way. Many of these Georgian and Victorian houses have thick walls that warm up slowly. We’d suggest weather compensation, which keeps the radiators at a steady, lower heat.',
      ],
    },
    {
      heading: 'Flats in the old Arsenal stadium',
      paragraphs: [
        'Go to the building’s managers before you plan any change outside. This is a managed conversion, and they can also tell you how your flat is heated. Bring us what they say and we’ll measure up.',
      ],
    },
    {
      heading: 'Highbury Quadrant Estate',
      paragraphs: [
        'If you’re a leaseholder, ask the council whether your heating or hot water is shared. On match days the permit hours are longer, so leave us a voucher at the door if you’re having work done.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'What a long flue run adds in a divided villa' },
    { to: '/guides/when-to-replace-boiler', label: 'Is the hall-cupboard boiler worth repairing?' },
  ],
  landmarks: ['Highbury Fields', 'the former Arsenal Stadium on Avenell Road'],
} satisfies DistrictText;
