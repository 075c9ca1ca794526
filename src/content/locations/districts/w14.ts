import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w14',
  meta: {
    title: 'Boiler Repair in West Kensington & Olympia, W14',
    description:
      'Top-floor combi not firing near Olympia? Slow water may be the reason, and we test for it. Emergencies: 25-40 minutes on average.',
    keywords: [
      'boiler repair West Kensington',
      'boiler service Olympia',
      'boiler installation Brook Green',
      'mansion flat boiler W14',
    ],
  },
  intro:
    'In the tall terraces near Olympia, a top-floor combi may not fire at all when the water runs too slowly. We test at your own kitchen tap, because the ground floor tells us little.',
  sections: [
    {
      heading: 'Why won’t my top-floor combi give hot water?',
      paragraphs: [
        'It may not be getting enough flow to start. Some combis won’t light below 2 or 3 L/min. The mains loses pressure floor by floor in these houses, so an attic flat is the last to be served.',
        'If that’s the cause, stored hot water that refills slowly is the cure. We’d show you the reading before we recommend it.',
      ],
    },
    {
      heading: 'Flue rules at Queen’s Club Gardens',
      paragraphs: [
        'The back addition or the light well is where flues and condensate pipes are usually allowed. Your landlord sets the terms. The window of the flat above counts too: 300 mm below one that opens is the general rule, and a closed-in well needs more.',
        'Ask if the flats above and below have changed their boilers. Their flues show us what was accepted, and where yours can’t go.',
      ],
    },
    {
      heading: 'Heating a studio house on Melbury Road',
      paragraphs: [
        'Start with a proper heat-loss calculation. These listed artists’ houses have very large rooms, and counting radiators tells you little. We often suggest heat low down, under the big windows or beneath the floor. The boiler can then run cooler for longer.',
        'Put the thermostat sensor where people sit. Warm air collects under a high ceiling and gives a false reading. Show days at Olympia and tennis at the Queen’s Club fill the bays, so agree with us where to stop.',
      ],
    },
  ],
  related: [
    { to: '/guides/best-combi-boilers-london', label: 'How little flow a combi needs to fire' },
    { to: '/boiler-quotes', label: 'Sizing a boiler for very large rooms' },
  ],
  landmarks: ['Olympia London', 'Leighton House'],
} satisfies DistrictText;
