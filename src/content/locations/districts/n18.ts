import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n18',
  meta: {
    title: 'Upper Edmonton Boiler Repair & Service | N18',
    description:
      'Boilers off Silver Street and Fore Street, flues beside close boundaries, and what Meridian Water residents can ask of us. Engineers for N18.',
    keywords: [
      'boiler repair Upper Edmonton',
      'boiler service N18',
      'boiler installation Silver Street',
      'heat network Meridian Water',
    ],
  },
  intro:
    "Upper Edmonton's terraces still run on their own boilers, while new homes by the Lea do not. We repair, service and fit for the first and advise the second.",
  sections: [
    {
      heading: 'Close fences off Silver Street',
      paragraphs: [
        "Short plots behind these terraces bring the rear boundary near the kitchen wall. A flue discharging straight at it needs at least 600 mm, and a plume that rolls into a neighbour's garden can still count as a nuisance. Turning the outlet upwards with a plume kit is one remedy. Another is to raise the boiler's position so the terminal clears the fence line. We hold a tape to it, photograph it and put the result in your quote.",
      ],
    },
    {
      heading: 'Estates in the middle of rebuilding',
      paragraphs: [
        'Joyce and Snells are being rebuilt phase by phase. Flats still occupied may depend on the block for water or heat, so we speak to the landlord before draining anything. If you expect to be moved within a year or two, mending beats replacing. The inter-war houses out west are a steadier proposition: sound, plain, and often keen to lose their loft tank.',
      ],
    },
    {
      heading: "Meridian Water's interface units",
      paragraphs: [
        'Homes at Meridian Water connect to the Energetik network through an interface unit in every flat. Its servicing sits with the scheme, and a cold radiator in one room only is the type of fault we can take on, once you have checked with them. Fore Street and the hospital approaches are slow, both trunk roads are red routes, and early slots work best.',
      ],
    },
  ],
  landmarks: ['Pymmes Park', 'Millfield House'],
} satisfies DistrictText;
