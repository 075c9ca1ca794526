import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se16',
  meta: {
    title: 'Boiler Repair in Rotherhithe & Surrey Quays, SE16',
    description:
      'Cold radiators in a 1980s Surrey Docks house? The narrow pipes may be full of sludge. Boiler repair and new boilers in Rotherhithe, SE16.',
    keywords: [
      'boiler repair Rotherhithe',
      'boiler service Surrey Quays',
      'boiler installation SE16',
      'boiler replacement South Bermondsey',
    ],
  },
  intro:
    'In the 1980s houses around Surrey Quays, we’re mostly called when radiators stay cold although the boiler runs. The pipes there are narrow, and old sludge blocks them easily.',
  sections: [
    {
      heading: 'Why are my radiators cold in a Surrey Docks house?',
      paragraphs: [
        'Sludge in the small pipes is the first thing we check. Many of these dockside houses have 8 or 10 mm copper, and a harsh flush can do more harm than good. We clean each loop in turn with a chemical and give it time to work. A new boiler needs this too, because dirty water puts its warranty at risk.',
        'If the cylinder in your airing cupboard is sound, a system boiler is often the gentler replacement.',
      ],
    },
    {
      heading: 'Who repairs heating on the Four Squares estate?',
      paragraphs: [
        'Call your landlord’s repair line. The Four Squares and estates near it are heated from the SELCHP energy-from-waste plant, so there’s no boiler in the flat. If your neighbours are warm and you’re not, the trouble may be a stuck valve or thermostat of your own. We can look at that where the landlord leaves it to you.',
      ],
    },
    {
      heading: 'Changing a flue in a Rotherhithe Street warehouse',
      paragraphs: [
        'Allow months for the permissions. There are few outside walls, and they belong to the freeholder, who must say yes first. Some buildings need listed consent as well. Keeping the present flue position is quicker, so we check first if a current boiler can use it.',
        'Cottages at Wilson Grove are usually simpler.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-service-maintenance', label: 'How sludge is cleaned from Surrey Docks pipes' },
    { to: '/guides/when-to-replace-boiler', label: 'When a 1980s docks boiler is past repair' },
  ],
  landmarks: ['Brunel Museum', 'Southwark Park'],
} satisfies DistrictText;
