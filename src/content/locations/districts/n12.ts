import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n12',
  meta: {
    title: 'North Finchley Boiler Repair & System Upgrades, N12',
    description:
      'Zoned heating for Woodside Park, wet systems where warm air used to be, and side-passage flues in North Finchley. Boiler engineers for N12.',
    keywords: [
      'boiler repair North Finchley',
      'boiler installation Woodside Park',
      'boiler service N12',
      'warm air replacement North Finchley',
    ],
  },
  intro:
    'North Finchley and Woodside Park mix big Edwardian houses with post-war blocks, and each asks something different of a heating engineer.',
  sections: [
    {
      heading: 'Long houses at Woodside Park',
      paragraphs: [
        'Several bathrooms at opposite ends of a house make for long waits at the tap. We site the cylinder close to the busiest ones and split the radiators into zones with a motorised valve each. A pumped return loop is a luxury that costs heat all day unless it is timed. Larger houses also deserve a measured heat loss: replacing a 40 kW veteran like for like wastes money when insulation has since gone in.',
      ],
    },
    {
      heading: 'Where warm air once blew',
      paragraphs: [
        "Some 1960s and 1970s blocks on the High Road may have been built with a warm-air cabinet and ducts. Changing to radiators means pipe to every room, dropped from the ceiling or boxed at the skirting, plus a terminal on an elevation the freeholder controls. Old cabinets can conceal asbestos, so we ask what the building's managers know before anything is dismantled. Warm air is a Gas Safe category of its own; say when you call if the heater is still in use.",
      ],
    },
    {
      heading: 'Side passages off Ballards Lane',
      paragraphs: [
        "Terraces with a narrow path between them tempt installers to flue sideways. The result blows across the neighbour's walk, or meets the opposite wall. We go rearward or upward instead. Semis west of Ballards Lane have more elbow room. Near Woodside Park station there are permit hours, and the one-way circuit at Tally Ho adds minutes to every delivery.",
      ],
    },
  ],
  landmarks: ['artsdepot', 'Woodside Park Underground station'],
} satisfies DistrictText;
