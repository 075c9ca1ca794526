import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se10',
  meta: {
    title: 'Greenwich Boiler Repair, Service & New Boilers | SE10',
    description:
      'East Greenwich flues close to the fence, street fronts near the park, Peninsula towers with no boiler. Repairs and new boilers in Greenwich, SE10.',
    keywords: [
      'boiler repair Greenwich',
      'boiler installation East Greenwich',
      'boiler service Maze Hill',
      'Greenwich Peninsula heating',
    ],
  },
  intro:
    'East Greenwich customers often call because a neighbour’s new extension has come close to their flue. If you live in a Peninsula tower, your heat comes from a network, so please read the first answer below.',
  sections: [
    {
      heading: 'Do Greenwich Peninsula flats have a boiler?',
      paragraphs: [
        'The towers don’t. They take heat from a district network, and the network’s own team looks after the interface unit in your cupboard. We can balance radiators or replace a leaking towel rail once you’ve confirmed that it’s yours.',
        'At Greenwich Millennium Village, ask the managers what supplies your home. On event nights at The O2 the roads fill up, so a daytime visit is better.',
      ],
    },
    {
      heading: 'Where can my boiler flue go in East or West Greenwich?',
      paragraphs: [
        'If your neighbour has built close to it, let us check the distances before winter. The East Greenwich terraces are short and deep, with the boiler in a rear extension beside the boundary. A side flue usually needs 300 mm to a boundary alongside it. It needs 600 mm to one it faces. The boiler’s manual may ask for more.',
        'If the new wall boxes the flue in, don’t use the boiler until we’ve seen it. We can often extend the flue or add a plume kit.',
        'A flue on a West Greenwich street front is unlikely to be accepted, because these Georgian terraces are in a World Heritage setting. That leaves the garden side, the rear roof slope, or an old chimney where the manufacturer sells a kit for it. If the kitchen is in the cellar, we also check how the waste water will reach a drain. Start in spring and you’ll have your answer before you need the heating.',
      ],
    },
  ],
  related: [
    { to: '/boiler-quotes', label: 'Quote for a boiler in an East Greenwich extension' },
    { to: '/guides/boiler-installation-cost', label: 'Flue and plume kits explained for Greenwich terraces' },
  ],
  landmarks: ['Cutty Sark', 'The O2'],
} satisfies DistrictText;
