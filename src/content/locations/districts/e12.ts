import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e12',
  meta: {
    title: 'Boiler Repair & Service in Manor Park & Aldersbrook, E12',
    description:
      'We reach Manor Park emergencies in 30-45 minutes on average. Flues for Aldersbrook houses, and water tests for terraces with loft rooms.',
    keywords: [
      'boiler repair Manor Park',
      'boiler service Aldersbrook',
      'boiler installation E12',
      'gas engineer Little Ilford',
    ],
  },
  intro:
    'A Manor Park terrace with a shower in the loft can have three floors on one water pipe. If yours fades when somebody runs the kitchen tap, we’d test that pipe first.',
  sections: [
    {
      heading: 'Why is the loft shower weak in my Manor Park terrace?',
      paragraphs: [
        'The water has to climb, and it has to share. Six metres of height takes 0.6 bar, and the same pipe is feeding two other floors. We open two taps together, one of them upstairs, and read the pressure while both run.',
        'Some houses near the station pass with no trouble. Others need a larger pipe from the street before any combi will please the person upstairs.',
      ],
    },
    {
      heading: 'Can my Aldersbrook boiler stay at the front?',
      paragraphs: [
        'We may need to bring it to the back. Aldersbrook is a conservation area, so flues and outside pipes are kept to the rear of its Edwardian houses. Most kitchens are there already.',
        'Some boilers were put in a front bedroom or a hall cupboard. Moving one of those usually means a new gas pipe as well, which we list separately in your quote.',
      ],
    },
    {
      heading: 'New radiators above a solid floor in Little Ilford',
      paragraphs: [
        'We run the new pipes from above, so the floor stays as it is. The post-war homes built on gaps here may still have pipes from an old back boiler buried in the concrete. We drain and cap the ends of those.',
        'The new ones come down the corners of the rooms in 15 mm pipe. Tell us if you’d like them boxed in, and we’ll allow for it. Near Manor Park and Woodgrange Park stations the streets are permit-only, so a visitor voucher helps on a long job.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'What it costs to move a boiler to the back' },
    { to: '/guides/boiler-pressure-guide', label: 'Heating pressure explained for a three-storey terrace' },
  ],
  landmarks: ['City of London Cemetery', 'Alexandra Lake, Wanstead Flats'],
} satisfies DistrictText;
