import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'nw6',
  meta: {
    title: 'Boiler Service & Repair in West Hampstead, NW6',
    description:
      'Crowded light well in West Hampstead, weak water in a Brondesbury top flat: we look at the wall and the pipe first. Boiler service and repair, NW6.',
    keywords: [
      'boiler repair West Hampstead',
      'boiler service Kilburn',
      'boiler installation Queen’s Park',
      'gas engineer NW6',
    ],
  },
  intro:
    'In West Hampstead’s mansion flats, the kitchens are around a rear light well and several floors of flues share it. Before you choose a boiler, we check that there’s a place for yours.',
  sections: [
    {
      heading: 'New boiler on a West Hampstead light well',
      paragraphs: [
        'It’s usually possible, though the flue may have to move. Here and at Fortune Green, a terminal can’t sit too close to the window above or below, or where vapour collects. Half a metre can be enough to solve it. The block’s agent has to approve the change. We settle the wall first, then the model.',
      ],
    },
    {
      heading: 'Why is the water weak in my Brondesbury top flat?',
      paragraphs: [
        'The main has probably been branched several times before it reaches you. When these villas became flats, each one took a pipe off the original supply. We follow it from the street and show you which change would help most. If you can’t alter it, a small cylinder that heats outside busy hours is steadier than a combi.',
      ],
    },
    {
      heading: 'Heating faults in the new South Kilburn blocks',
      paragraphs: [
        'Report them to your landlord first. The new blocks were built with communal boilers and interface units.',
        'For a Victorian terrace in Kilburn or Queen’s Park, it’s simple: one supply, one boiler, and you call us. The council border runs through here, so check if your visitor permit is Camden’s or Brent’s.',
      ],
    },
  ],
  related: [
    { to: '/combi-boilers', label: 'Combi or cylinder for a Brondesbury top flat' },
    { to: '/guides/boiler-service-maintenance', label: 'Servicing a boiler on a shared light well' },
  ],
  landmarks: ['Kiln Theatre', 'Gaumont State Cinema'],
} satisfies DistrictText;
