import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw5',
  meta: {
    title: "Earl's Court Boiler Repair and New Boilers, SW5",
    description:
      "Top-floor water pressure, old bedsit gas pipes and rear light wells: boiler repair, servicing and replacement in Earl's Court, SW5.",
    keywords: [
      "boiler repair Earl's Court",
      'boiler service SW5',
      "combi boiler Earl's Court flat",
      'gas engineer SW5',
    ],
  },
  intro:
    "Earl's Court is a district of stairs: tall terraces, garden squares and flats cut from both. We carry our tools up them to repair, service and renew boilers.",
  sections: [
    {
      heading: 'Water for the fifth floor',
      paragraphs: [
        "Earl's Court Square's tall terraces once stored water in roof tanks. Many top flats have since been switched to the mains, and what arrives after five storeys can be a trickle at breakfast time. A combi will not light its burner for hot water below its minimum flow. A pump may help, but one that draws more than 12 litres a minute from the mains must be notified to the water company. Where the tank survives, keeping a cylinder and a vented supply can be the sounder choice.",
      ],
    },
    {
      heading: 'Pipework left by the bedsits',
      paragraphs: [
        'Letting rooms singly often meant a gas ring and a meter in each. When those rooms became proper flats, pipes were abandoned, extended or buried in floors. We trace the live run, test it for tightness and cap what is dead before a new boiler is connected. The route is then drawn for your records.',
      ],
    },
    {
      heading: 'Rear walls, mews and one-way streets',
      paragraphs: [
        "Nevern Square's mansion flats keep their gardens in front, leaving the back well as the place for a terminal. A light well has to be open enough for combustion products to clear, and neighbours' windows line it. Mews behind the squares have their own tight distances. Warwick Road and Earl's Court Road form a one-way pair of red-routed streets; we come off them to find a resident bay.",
      ],
    },
  ],
  landmarks: ["The police box at Earl's Court station", 'The Troubadour'],
} satisfies DistrictText;
