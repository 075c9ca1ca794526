import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se12',
  meta: {
    title: 'Lee & Grove Park Boiler Service, Repair and Fitting SE12',
    description:
      'Long gas runs in divided villas, boilers in larders and hidden back boilers: how we plan repairs and replacements in Lee, Grove Park and Horn Park.',
    keywords: [
      'boiler repair Lee',
      'boiler service Grove Park',
      'boiler installation SE12',
      'boiler replacement Horn Park',
    ],
  },
  intro:
    'Lee, Grove Park and Horn Park run from Victorian villas to LCC cottages and 1930s semis. Each has its usual hiding place for a boiler, and we know most of them.',
  sections: [
    {
      heading: 'A long way from the meter',
      paragraphs: [
        "In a Lee villa cut into flats the gas meter can live in a hall cupboard that everyone uses, two storeys below the boiler. Only 1 mbar may be lost along the pipe with all appliances burning, so distance is paid for in diameter: 28 mm for part of the way is no extravagance. A line through the common stair needs the freeholder's leave and has to respect fire rules. We measure it before pricing, because the pipe can be the larger part of the work.",
      ],
    },
    {
      heading: 'The larder boiler',
      paragraphs: [
        'Cottages at Grove Park and Horn Park often hide the appliance in the old larder. Shelves creep in around it. Each model needs stated gaps at the sides, below, and in front for the engineer, and a replacement of another make may not fit where its predecessor did. Check also that the door opens fully. If the space is too tight, the kitchen wall beside it generally takes the same flue and drain.',
      ],
    },
    {
      heading: 'Behind the through lounge',
      paragraphs: [
        'Knocking two rooms into one off Burnt Ash Hill sometimes left a disused back boiler walled up in the breast. Clues are a blanked hearth, a stub of pipe, or a metal terminal on the stack. It should be disconnected for good and the flue capped with ventilation. Brief permit periods apply near both stations. Red lines run along the South Circular and the A20, so our vans turn off early.',
      ],
    },
  ],
  landmarks: ['Chinbrook Meadows', "St Mildred's Church, Lee"],
} satisfies DistrictText;
