import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w2',
  meta: {
    title: 'Paddington & Bayswater Boiler Engineers | W2',
    description:
      'Top-floor pressure in Bayswater terraces, listed Hallfield fronts and heat networks at Paddington Basin: how we repair and replace boilers in W2.',
    keywords: [
      'boiler repair Paddington',
      'boiler service Bayswater',
      'boiler installation W2',
      'boiler engineer Westbourne Green',
    ],
  },
  intro:
    'Paddington, Bayswater, Westbourne Green and a corner of Little Venice put stucco squares, mews, estates and glass towers side by side. We see to the boilers wherever a home has its own.',
  sections: [
    {
      heading: 'Six floors of stucco, one water main',
      paragraphs: [
        "Bayswater's terraces were built for families with servants and now hold a flat per landing. On the uppermost one the shower fades, since every storey takes some 0.3 bar. Pumping straight from the main is restricted by the water regulations, so the lawful cures are a break tank with a booster set, or hot and cold storage inside the flat. We would rather price those than fit a combi that starves. Some blocks already have a roof tank in service; ask.",
      ],
    },
    {
      heading: 'Hallfield, and the Warwick Estate',
      paragraphs: [
        'Patterned elevations make Hallfield what it is, and they are listed. Even a small new terminal there goes to Westminster as well as the landlord. Where an approved opening exists, stay with it and choose a boiler to suit. For the Warwick Estate, find out how the block is heated before describing a fault, for the answer decides who should attend.',
      ],
    },
    {
      heading: 'Basin towers, mews and a canal in the way',
      paragraphs: [
        'At Paddington Basin flats are linked to communal heat networks. The unit in the utility cupboard has a keeper named in your agreement, while radiators, towel rails and room controls can be put right by us. Mews off Sussex Gardens are ordinary gas territory, although cars block them easily. We enter from the Bayswater side, clear of the Congestion Charge boundary at Edgware Road, and need a Westminster bay.',
      ],
    },
  ],
  landmarks: ['Paddington Station', 'Italian Gardens, Kensington Gardens'],
} satisfies DistrictText;
