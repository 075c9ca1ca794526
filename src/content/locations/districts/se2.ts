import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se2',
  meta: {
    title: 'Boiler Repair & Back Boiler Removal in Abbey Wood, SE2',
    description:
      'Old back boiler in Abbey Wood, or a weak shower on the Bostall hill? We make the old one safe and measure your water before we quote in SE2.',
    keywords: [
      'boiler repair Abbey Wood',
      'back boiler removal SE2',
      'boiler installation Abbey Wood',
      'boiler service Bostall',
    ],
  },
  intro:
    'On the Abbey Wood Estate we’re often asked to take out a living-room back boiler and move the heating to the kitchen. Up the hill on the Bostall Estate, it’s usually a weak shower.',
  sections: [
    {
      heading: 'Back boiler removal on the Abbey Wood Estate',
      paragraphs: [
        'We can disconnect the old boiler, remove what nobody uses and put the new one in the kitchen. Many of these post-war houses were heated from behind the lounge fire. When that boiler came out, a capped gas pipe, a flue liner and some thick water pipes often stayed behind. We trace all of them first. The chimney breast then gets a vent so that it doesn’t turn damp.',
      ],
    },
    {
      heading: 'Will a combi give me a good shower in Bostall?',
      paragraphs: [
        'It depends on the flow at your own tap, so we measure it with a second tap open. The Royal Arsenal Co-operative Society built these cottages up a steep slope, and pressure falls towards the top roads. A house near the heath can get far less water than one lower down.',
        'If the flow is poor, we’d suggest a smaller combi, or keeping a cylinder fed from a loft tank.',
      ],
    },
    {
      heading: 'Do flats in South Thamesmead have their own boiler?',
      paragraphs: [
        'Some do. The concrete homes lost their first district heating years ago, but newer blocks beside them have shared plant. A gas meter and a flue through your wall mean it’s a boiler, and we repair those.',
        'If there’s a sealed box with a heat meter, call your landlord or the heat supplier. We can still look at your radiators.',
      ],
    },
  ],
  related: [
    { to: '/guides/when-to-replace-boiler', label: 'When an Abbey Wood back boiler has to go' },
    { to: '/combi-boilers', label: 'Combis for a cottage with low flow' },
  ],
  landmarks: ['Lesnes Abbey', 'Crossness Pumping Station'],
} satisfies DistrictText;
