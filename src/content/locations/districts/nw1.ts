import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'nw1',
  meta: {
    title: 'Camden Town & Primrose Hill Boiler Repair | NW1',
    description:
      'Crown-owned Nash terraces, flats over Camden Town shops, estates on a heat network: boiler repair, servicing and installation across NW1.',
    keywords: [
      'boiler repair Camden Town',
      'boiler service Primrose Hill',
      'boiler installation NW1',
      'gas engineer Euston',
    ],
  },
  intro:
    'NW1 sets palace fronts, market stalls and council blocks within a few stops of one another. Our engineers repair boilers in Camden Town, Primrose Hill and Lisson Grove, and replace them where the building allows.',
  sections: [
    {
      heading: 'Over the shop in Camden Town',
      paragraphs: [
        "Flats above the market streets look to their rear yards for a flue. Kitchen extract fans and bin stores are already there, and a terminal placed beside greasy air will foul its own intake. We look for height and a free side. The yard may belong to the shop's lease, in which case crossing it with a condensate pipe takes a letter as well as a bracket. Crowds make weekend unloading slow; an early slot is kinder to all.",
      ],
    },
    {
      heading: 'Nash fronts and Primrose Hill stucco',
      paragraphs: [
        "The terraces around Regent's Park are Grade I listed and belong to the Crown Estate. A new opening in the wall requires listed building consent plus the landlord's own licence, and both take longer than fitting a boiler. Repairing what exists can bridge that gap. In Primrose Hill, divided stucco houses present a plainer puzzle: pipes from the top flat pass through somebody else's rooms.",
      ],
    },
    {
      heading: 'Somers Town, Euston and its boundary',
      paragraphs: [
        'Several estates in Somers Town are joined to a Camden heat network; do not take it for granted that a flat contains a boiler. The Ossulston Estate, built between the wars, is one to ask the council about. We can attend to radiators where the provider agrees. Euston and Marylebone Roads, both red-routed, form the Congestion Charge boundary, with Camden permits needed beyond.',
      ],
    },
  ],
  landmarks: ['ZSL London Zoo', 'Camden Market'],
} satisfies DistrictText;
