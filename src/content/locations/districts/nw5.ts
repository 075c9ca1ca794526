import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'nw5',
  meta: {
    title: 'Kentish Town & Gospel Oak Boiler Repair | NW5',
    description:
      'Maisonette flues in Kentish Town, landlord rules at Lissenden Gardens, hospital heat in Gospel Oak: boiler repair and servicing in NW5.',
    keywords: [
      'boiler repair Kentish Town',
      'boiler service Dartmouth Park',
      'boiler installation NW5',
      'gas engineer Gospel Oak',
    ],
  },
  intro:
    'Certain Gospel Oak estates borrow their warmth, while Kentish Town relies on boilers squeezed into stacked maisonettes. We repair and renew the second sort and explain the first.',
  sections: [
    {
      heading: 'Warmth from the hospital',
      paragraphs: [
        'Several estates around Gospel Oak, Ludham and Waxham among them, use surplus heat piped over from the Royal Free. There is no boiler indoors, and a new one is not the answer to a cold spell; Camden is. If the trouble is confined to one room, a stuck thermostatic valve or an air-locked radiator may be all, and that we can attend to if the council consents.',
      ],
    },
    {
      heading: 'Maisonettes in Kentish Town',
      paragraphs: [
        "Terraces cut in two often send the top flue out over the lower flat's kitchen roof. Felt below a terminal weathers badly when condensate drips from it, and if that roof is ever made a terrace the outlet is suddenly beside people. We raise or turn the terminal in good time and run the drain inside. Shared gas pipes in the hall are worth labelling.",
      ],
    },
    {
      heading: 'Dartmouth Park and Lissenden Gardens',
      paragraphs: [
        "Dartmouth Park's tall period houses reward a sealed system with a generous expansion vessel, because small ones lose their charge soonest on big water volumes. At Lissenden Gardens the galleries and the roof are common ground, and the landlord alone says which way a flue may go. Railway lines leave Gospel Oak with few crossings, and Camden permits cover it all, so directions are welcome.",
      ],
    },
  ],
  landmarks: ['Parliament Hill Lido', 'O2 Forum Kentish Town'],
} satisfies DistrictText;
