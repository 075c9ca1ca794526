import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w13',
  meta: {
    title: 'West Ealing & Northfields Boiler Engineers, W13',
    description:
      'Scullery flues in Northfields, shared water mains near The Avenue, semis towards Perivale and the rebuilt Green Man Lane: boiler engineers for W13.',
    keywords: [
      'boiler repair West Ealing',
      'boiler service Northfields',
      'boiler installation W13',
      'combi boiler West Ealing',
    ],
  },
  intro:
    'West Ealing and Northfields are streets of Edwardian terraces with villas and semis at the edges. Boiler breakdowns, services and replacements here rarely surprise us.',
  sections: [
    {
      heading: 'The scullery chimney in Northfields',
      paragraphs: [
        "Terraces here were built with a small stack above the scullery, where the copper stood. Early boilers used it. A condensing replacement cannot simply breathe into brick: its exhaust is wet and acidic, and needs a sealed plastic or stainless liner approved for that model, or a balanced flue through the wall instead. We inspect the stack with a camera, then advise. Removing it later is a builder's task, so settle its future first.",
      ],
    },
    {
      heading: 'When downstairs runs a tap',
      paragraphs: [
        "Villas around St Stephen's that became flats might share a single supply from The Avenue. The person upstairs learns every habit of the person below. Fit as large a combi as you like; it can heat only what arrives. With the neighbours' consent a second service pipe laid from the road divides the load properly. Failing agreement, an accumulator that refills while the house is quiet smooths out the clashes.",
      ],
    },
    {
      heading: 'Semis, Green Man Lane and short permit hours',
      paragraphs: [
        'Towards Perivale, inter-war semis have side walls, drives and lofts that make boiler changes straightforward; check the tanks above for a sound lid if you keep them. Green Man Lane has been rebuilt, and its blocks may well use shared heat. A unit with no flue is the sign, and the housing association or agent is the one to ask. Brief weekday restrictions by both stations are the only hindrance for a van.',
      ],
    },
  ],
  landmarks: ['Northfields Underground station', "St Stephen's spire, West Ealing"],
} satisfies DistrictText;
