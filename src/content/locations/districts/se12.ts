import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se12',
  meta: {
    title: 'Lee & Grove Park Boiler Repair, Service, Install | SE12',
    description:
      'Boiler in a Grove Park larder, or a gas meter two floors from your Lee flat? We measure first and give you one price. Boiler repair in SE12.',
    keywords: [
      'boiler repair Lee',
      'boiler service Grove Park',
      'boiler installation SE12',
      'boiler replacement Horn Park',
    ],
  },
  intro:
    'Grove Park and Horn Park cottages often have the boiler squeezed into the old larder, and people want to know what will fit there next. In Lee’s villa flats it’s the gas meter that’s in an awkward place.',
  sections: [
    {
      heading: 'Will a new boiler fit in my Grove Park larder?',
      paragraphs: [
        'Measure with the shelves out, and have the figures ready when you call. Each model needs stated gaps around it, plus room in front for an engineer to work. A different brand may need more than your present one. We also check that the door opens fully. If the larder is too tight, the kitchen wall next to it often works with the same drain.',
      ],
    },
    {
      heading: 'Why does a Lee flat need a new gas pipe?',
      paragraphs: [
        'Because the meter may be in a shared hall cupboard, two floors below your boiler. Only 1 mbar of pressure may be lost along that pipe with everything burning, so a long run has to be wider. Part of it may have to be 28 mm.',
        'A pipe through the common stairs needs your freeholder’s agreement and must meet fire rules. We price this with the boiler so that it isn’t a surprise.',
      ],
    },
    {
      heading: 'Is there a back boiler behind my lounge wall?',
      paragraphs: [
        'There may be, in 1930s semis off Burnt Ash Hill with a through lounge. Look for a blanked-off hearth, a stub of pipe or a metal terminal on the chimney. Leave it alone and tell us. We disconnect it properly, cap the flue and leave the chimney ventilated.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'What a longer gas pipe adds in Lee' },
    { to: '/guides/top-combi-boilers-london', label: 'Compact combis for a cottage larder' },
  ],
  landmarks: ['Chinbrook Meadows', 'St Mildred’s Church, Lee'],
} satisfies DistrictText;
