import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw13',
  meta: {
    title: 'Boiler Repair & Service in Barnes & Castelnau, SW13',
    description:
      'Tiny cottage in Little Chelsea or a large villa on Castelnau? We plan boilers for both, and know the way round the closed bridge to SW13.',
    keywords: [
      'boiler repair Barnes',
      'boiler service Castelnau',
      'boiler installation SW13',
      'heating engineer Barnes',
    ],
  },
  intro:
    'In Little Chelsea’s tiny cottages there’s often only one place for a boiler, with a flue through the roof. On Castelnau the rooms are big, and people ask why they can’t get them warm.',
  sections: [
    {
      heading: 'Can a Little Chelsea cottage in Barnes have a combi?',
      paragraphs: [
        'Yes, a compact one, and a roof flue is often the only way out. A flue through the back wall could blow straight at next door’s kitchen. We put the boiler upstairs where we can and connect its drain to the bathroom waste. Hidden lengths of flue need hatches so that the joints can be inspected.',
      ],
    },
    {
      heading: 'Why is my Castelnau villa hard to heat?',
      paragraphs: [
        'The rooms are large and the windows tall, so the radiators often can’t keep up. We calculate the heat loss room by room before we talk about a boiler. Many of these early Victorian villas are listed pairs with space for a cylinder, and separate heating zones pay off here.',
        'The 1920s LCC houses on the Castelnau Estate are much smaller, and a combi usually does.',
      ],
    },
    {
      heading: 'Replacing a boiler at Harrods Village',
      paragraphs: [
        'Keep the flue where it is. This listed depository got its flue routes when it was made into flats, and a new boiler has to follow them. Tell us the model you have now, and we look for one that matches.',
      ],
    },
    {
      heading: 'How do engineers reach Castelnau?',
      paragraphs: [
        'From the Barnes or Putney side only, because Hammersmith Bridge is closed to motor vehicles. In an emergency, please say which end of the road you live at.',
      ],
    },
  ],
  related: [
    { to: '/guides/top-combi-boilers-london', label: 'Compact combis for a Barnes cottage' },
    { to: '/guides/when-to-replace-boiler', label: 'Small radiators or old boiler on Castelnau' },
  ],
  landmarks: ['London Wetland Centre', 'Barnes Pond'],
} satisfies DistrictText;
