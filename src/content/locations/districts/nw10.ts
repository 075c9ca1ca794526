import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'nw10',
  meta: {
    title: 'Boiler Repair & Installation in Willesden & Harlesden NW10',
    description:
      'Back boiler behind the fire in a Neasden lounge, or too little hot water for a shared house in Willesden Green? We repair, replace and size boilers in NW10.',
    keywords: [
      'boiler repair Willesden',
      'boiler installation Harlesden',
      'back boiler replacement Neasden',
      'boiler service Kensal Green',
    ],
  },
  intro:
    'In Neasden we still find back boilers behind the lounge fire, and people ask whether they should go. Start planning now, because parts are getting scarce.',
  sections: [
    {
      heading: 'Should I replace my back boiler in Neasden?',
      paragraphs: [
        'Yes, plan for it. The fire hides the boiler, the chimney takes its fumes, and a cylinder in the back bedroom stores the hot water. We take out the fire and the old liner, make the chimney safe and put a new boiler in the kitchen or on the landing.',
        'Until then, have it serviced every year and keep a carbon monoxide alarm in that room. Don’t block the air vent.',
      ],
    },
    {
      heading: 'What boiler for a shared house in Willesden Green?',
      paragraphs: [
        'Count the showers before work, because floor area tells you little. Several households in a late Victorian house can want hot water at the same hour. We test the main and then decide between a combi and a cylinder that’s full by morning. If you let the house, the gas safety record can be done at the same visit.',
      ],
    },
    {
      heading: 'Boiler plume bothering a neighbour in Kensal Green',
      paragraphs: [
        'We can usually turn it. Kitchens in the side return have a flue close to the boundary, here and in Harlesden. A deflector or plume kit sends the vapour another way, as long as the new direction keeps its distances.',
        'In rebuilt Stonebridge, ask your housing association first what heats your home.',
      ],
    },
  ],
  related: [
    { to: '/guides/when-to-replace-boiler', label: 'When a Neasden back boiler should go' },
    { to: '/guides/top-combi-boilers-london', label: 'What a shared house needs from a combi' },
  ],
  landmarks: ['Neasden Temple', 'Roundwood Park'],
} satisfies DistrictText;
