import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w8',
  meta: {
    title: 'Kensington Boiler Engineers: Service & Repair, W8',
    description:
      'Light-well flues in Kensington mansion blocks, pumped condensate in Edwardes Square and boilers over mews garages: service and repair across W8.',
    keywords: [
      'boiler repair Kensington',
      'boiler service W8',
      'boiler installation Holland Park',
      'boiler engineer Edwardes Square',
    ],
  },
  intro:
    'Homes in Kensington and by Holland Park are leasehold as often as not, and protected more often still. We look after their boilers and prepare what freeholders and planners ask to see.',
  sections: [
    {
      heading: 'Nothing on the High Street side',
      paragraphs: [
        "The red-brick blocks near Kensington High Street commonly bar terminals from the street elevation. What remains is the light well, where products must disperse between four walls. Some manufacturers refuse a position more than a metre below the top of such a shaft. We read that page of the manual first. If depth or crowding rules it out, a shared flue or an electric alternative becomes the building's discussion, and we say so early.",
      ],
    },
    {
      heading: 'Below the railings in Edwardes Square',
      paragraphs: [
        "Houses on the square are listed and have kitchens under the entrance steps. The nearest drain can be above the boiler's trap, making a pump unavoidable; we fit one with a safety switch, a non-return valve and a service plug within reach. Discharge from a relief valve cannot be pumped in the same manner, so its end point is planned alongside. The Phillimore Estate terraces raise similar points.",
      ],
    },
    {
      heading: 'Over the garage',
      paragraphs: [
        "A Kensington mews home generally carries its boiler upstairs, above the car, with a window across the lane at the same level. Deflectors or a raised outlet keep vapour from drifting over. Because the garage ceiling serves as a fire barrier, pipes through it are sleeved and sealed. For the van the whole borough is a single residents' zone. A visitor bay or meter works for a repair, and a suspended bay, arranged some days ahead, for an installation.",
      ],
    },
  ],
  landmarks: ['Design Museum', 'Holland Park'],
} satisfies DistrictText;
