import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw15',
  meta: {
    title: 'Boiler Repair & Service in Putney & Roehampton, SW15',
    description:
      'Waiting minutes for hot water in a Putney Hill mansion flat? There are ways to shorten it. Boiler engineers for Putney and Roehampton.',
    keywords: [
      'boiler repair Putney',
      'boiler service Roehampton',
      'boiler installation SW15',
      'heating engineer Putney Heath',
    ],
  },
  intro:
    'In mansion flats on Putney Hill, the boiler is in the kitchen and the bathroom at the far end of a long corridor. We’re mostly asked why the basin runs cold for so long.',
  sections: [
    {
      heading: 'How to get hot water faster in a Putney Hill flat',
      paragraphs: [
        'The pipe along the corridor is full of cold water, and the boiler has to push it all out first. A smaller, insulated pipe helps, and so does a combi with a preheat setting. If you’d like it hot at once, we can put a small cylinder next to the bathroom. We tell you early on if there isn’t a drain close enough for that.',
      ],
    },
    {
      heading: 'Flues on the Dover House Estate',
      paragraphs: [
        'Keep to the garden side. The 1920s cottages look on to shared greens and are protected, so we use the present opening where today’s rules allow.',
      ],
    },
    {
      heading: 'Heating on the Alton Estate in Roehampton',
      paragraphs: [
        'Ask Wandsworth council two things. What heats your block, and may anything be fixed to the wall? Some of the blocks are listed. Please get both answers before any order.',
      ],
    },
    {
      heading: 'Old shower pump after a Putney loft conversion',
      paragraphs: [
        'It has to go when the tanks go. A pump needs stored water to draw from, and the new shower will run straight from the mains instead. In Victorian and Edwardian terraces in East and West Putney, we usually put the boiler in the rear addition, with a gully below it. Before the tank comes out, we measure the mains, because you can’t undo that step cheaply.',
      ],
    },
  ],
  related: [
    { to: '/guides/top-combi-boilers-london', label: 'Combis with preheat for a long Putney corridor' },
    { to: '/guides/boiler-installation-cost', label: 'Removing tanks and pumps in East Putney' },
  ],
  landmarks: ['Putney Bridge', 'Putney Heath'],
} satisfies DistrictText;
