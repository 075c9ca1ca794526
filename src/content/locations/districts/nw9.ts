import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'nw9',
  meta: {
    title: 'Boiler Repair & Service in Kingsbury & Colindale, NW9',
    description:
      'Thatched roof in Kingsbury, pressure loss in a semi at The Hyde, or a cold flat in Colindale? Boiler repair and advice throughout NW9.',
    keywords: [
      'boiler repair Kingsbury',
      'boiler service Colindale',
      'boiler installation NW9',
      'heat interface unit Colindale',
    ],
  },
  intro:
    'In Kingsbury’s inter-war semis, we’re often called because the pressure drops and there’s no leak to be seen. If you live under one of the thatched roofs, the flue needs more thought than the boiler.',
  sections: [
    {
      heading: 'Why is my boiler losing pressure in Kingsbury?',
      paragraphs: [
        'If you can’t see a leak, it may be in a pipe under the floor. We shut off one circuit at a time until we find the one that loses water. Don’t keep topping it up in the meantime. If the gauge reads zero and you don’t know why, don’t fill it: switch off and phone us.',
        'If your semi at The Hyde has a separate cylinder, think twice about giving it up when two people shower at once.',
      ],
    },
    {
      heading: 'Can a thatched house have a boiler flue?',
      paragraphs: [
        'Yes, but there are strict limits, because the terminal must be well away from the thatch. In Trobridge’s Kingsbury homes we measure to the lowest edge of the straw before we promise anything. Ask your insurer what they need in writing.',
        'In one of the castle-style flats, start with your lease and the freeholder.',
      ],
    },
    {
      heading: 'Flues on the Roe Green village cottages',
      paragraphs: [
        'Choose the garden side. The workers’ cottages are protected as a planned village, and the front stays as it is. If the kitchen is at the back, a short flue from there is usually the simplest answer.',
      ],
    },
    {
      heading: 'Heating faults in Colindale Gardens and Hendon Waterside',
      paragraphs: [
        'An energy centre heats Colindale Gardens, and the operator looks after the unit in each home. We can help with what they leave to you, such as radiators. At Hendon Waterside, check your own building first.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-pressure-guide', label: 'What to do when a Kingsbury boiler loses pressure' },
    { to: '/guides/when-to-replace-boiler', label: 'Keep the cylinder or change over in NW9' },
  ],
  landmarks: ['RAF Museum London', 'Welsh Harp Reservoir'],
} satisfies DistrictText;
