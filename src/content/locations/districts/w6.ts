import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w6',
  meta: {
    title: 'Hammersmith Boiler Repair & New Boilers, W6',
    description:
      "Vertical flues for Brackenbury cottages, listed villas on St Peter's Square and shared heat at Fulham Reach: boiler engineers for Hammersmith, W6.",
    keywords: [
      'boiler repair Hammersmith',
      'boiler installation Brackenbury Village',
      'boiler service Ravenscourt Park',
      'combi boiler W6',
    ],
  },
  intro:
    'Hammersmith and Ravenscourt Park are a patchwork of cottages, villas and mansion flats beside the river. We mend boilers here, service them and fit new ones.',
  sections: [
    {
      heading: 'Up through the slates in Brackenbury',
      paragraphs: [
        'The cottages of Brackenbury Village have yards only a few strides deep. A flue out of the kitchen wall would point at a boundary too near to satisfy the rules. So we turn it upward: through a bedroom cupboard, boxed and accessible, to a slate above the rear slope. A vertical kit costs more in parts and an hour or two of roof work. It also ends arguments about steam over the fence, and condensate inside it drains back to the boiler.',
      ],
    },
    {
      heading: "St Peter's Square, slowly",
      paragraphs: [
        'Stucco villas with basements, all listed: that describes the square and explains the timetable. The flue position is one consent. A condensate pipe rising from below pavement level to a soil stack might be another if it shows. Send for us before winter, keep the present boiler serviced meanwhile, and let the survey record both routes. Interiors count, so new pipes follow routes already opened.',
      ],
    },
    {
      heading: 'Mansion flats, Fulham Reach and a closed bridge',
      paragraphs: [
        'By Hammersmith Bridge the mansion flats have light wells in which a flue may be allowed at some depth and forbidden lower down. Fulham Reach apartments use shared plant; their operator handles supply faults, and we can see to emitters and controls. With the bridge shut to motor traffic, a van coming from Barnes detours through Putney or Chiswick. Red lines on the A4 make the local approach roads better for us.',
      ],
    },
  ],
  landmarks: ['Eventim Apollo', 'Lyric Hammersmith'],
} satisfies DistrictText;
