import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se27',
  meta: {
    title: 'West Norwood & Gipsy Hill Boiler Repair | SE27',
    description:
      'Sloping Gipsy Hill gardens, coal stores turned boiler cupboards and flats above Norwood Road shops: boiler repair and fitting in West Norwood SE27.',
    keywords: [
      'boiler repair West Norwood',
      'boiler service Gipsy Hill',
      'boiler installation SE27',
      'boiler replacement Norwood Road',
    ],
  },
  intro:
    'West Norwood and Gipsy Hill share a valley, a ridge and a mixture of cottages, terraces and council blocks. Boiler repairs, services and new fittings here are routine for us.',
  sections: [
    {
      heading: 'Level with the next garden',
      paragraphs: [
        "Gipsy Hill's cottages drop down the slope in steps, so your kitchen wall may come out at the height of somebody's lawn. A terminal there needs at least 300 mm above ground, theirs included, and its vapour should not cross the fence into a seating area. Where the levels make that impossible, we take the flue through the roof of the back addition. Bring a photograph taken from both sides if you can.",
      ],
    },
    {
      heading: "The coal store's second life",
      paragraphs: [
        'Older council blocks provided a bunker next to each kitchen. It may be just wide enough for a boiler, with advantages: an outside wall, no lost cupboard, quiet. It may equally be damp, unheated and too shallow for the clearances. We measure, check that a door can open fully for servicing, and allow for frost. The landlord has to agree to the change of use and to the hole.',
      ],
    },
    {
      heading: 'Over the parade, round the one-way system',
      paragraphs: [
        "Above the shops of Norwood Road, rear walls carry kitchen fans and extract cowls. A boiler draws its air beside its exhaust, and greasy air ruins burners, so distance matters in both senses. Terraces without a shop beneath have no such worry. New flats by the High Street may differ in heat source, and the agent should tell you. Vehicles loop round St Luke's Church, permits apply by the stations, and our van prefers a side street.",
      ],
    },
  ],
  landmarks: ['West Norwood Cemetery', "St Luke's Church, West Norwood"],
} satisfies DistrictText;
