import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w8',
  meta: {
    title: 'Boiler Repair & Service in Kensington, W8',
    description:
      'No flues allowed on the street side? We check your light well before we quote. Kensington boiler repair, with emergencies reached in 25-40 minutes on average.',
    keywords: [
      'boiler repair Kensington',
      'boiler service W8',
      'boiler installation Holland Park',
      'boiler engineer Edwardes Square',
    ],
  },
  intro:
    'In the red-brick blocks off Kensington High Street, the light well is often the only place for a flue. We check the depth before we recommend a boiler.',
  sections: [
    {
      heading: 'Can my flue go into a light well?',
      paragraphs: [
        'Sometimes it can. Many mansion blocks don’t allow flues on the street side, so the shaft in the middle is all that’s left. Fumes must be able to escape from the shaft, so some manufacturers won’t allow a flue more than one metre below the top.',
        'We read that page of the manual first. If your flat is too low in the shaft, the answer may be a shared flue or electric heating. That’s a decision for the whole building, and we’ll say so at the survey.',
      ],
    },
    {
      heading: 'Draining a basement boiler in Edwardes Square',
      paragraphs: [
        'Expect a pump. The listed houses here have kitchens below street level, and the drain can be higher than the boiler. Ours has a safety switch and a valve that stops water running back, and we keep its plug within reach.',
        'The safety discharge pipe can’t be pumped in the same way, so we plan its route at the same time. Houses on the Phillimore Estate may need this too.',
      ],
    },
    {
      heading: 'Boilers over a Kensington mews garage',
      paragraphs: [
        'Steam across the lane is what people complain about. Mews boilers are usually upstairs, level with the neighbour’s windows, so we raise or turn the outlet. Pipes through the garage ceiling are sleeved and sealed against fire.',
        'For an installation, you may need to arrange a suspended bay a few days ahead, because the whole borough is one permit zone.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'What pumps and light-well flues add' },
    { to: '/guides/when-to-replace-boiler', label: 'Replacing a boiler in a mansion flat' },
  ],
  landmarks: ['Design Museum', 'Holland Park'],
} satisfies DistrictText;
