import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e12',
  meta: {
    title: 'Manor Park Boiler Repair and Servicing, E12',
    description:
      "Aldersbrook's Edwardian houses, Manor Park terraces and Little Ilford infill: boiler repair, annual service and replacement by Gas Safe engineers.",
    keywords: [
      'boiler repair Manor Park',
      'boiler service Aldersbrook',
      'boiler installation E12',
      'gas engineer Little Ilford',
    ],
  },
  intro:
    'From Aldersbrook, beside Wanstead Flats, down to Manor Park and Little Ilford, we maintain boilers and replace them.',
  sections: [
    {
      heading: "Keeping Aldersbrook's fronts clear",
      paragraphs: [
        "Aldersbrook's Edwardian houses are protected by a conservation area, and their street elevations are meant to stay free of flues, waste pipes and grey trunking. That suits most plans, because kitchens lie at the back. The exceptions are boilers once put in a front bedroom or hall cupboard; replacing one there may mean bringing it to the rear, with a new gas run to match. We show that as a separate line in the quotation.",
      ],
    },
    {
      heading: 'Three storeys near the station',
      paragraphs: [
        'With a bedroom and shower under the roof, a Manor Park terrace asks one supply pipe to serve three floors. We open two taps together, one of them upstairs, and read the pressure while both are flowing. Some houses pass comfortably. Others need a larger service pipe from the street before any combi will please the person at the top. Height matters as well: six metres of rise takes 0.6 bar.',
      ],
    },
    {
      heading: 'Solid floors at Little Ilford',
      paragraphs: [
        "Post-war houses on the infill sites can hide the pipework of a long-gone back boiler in their concrete. Nobody wants to dig for it. New circuits usually drop from above instead, in 15 mm down the corners of rooms, and the redundant tails are drained and capped. Residents' bays cover the streets by both stations; farther off, we park without fuss.",
      ],
    },
  ],
  landmarks: ['City of London Cemetery', 'Alexandra Lake, Wanstead Flats'],
} satisfies DistrictText;
