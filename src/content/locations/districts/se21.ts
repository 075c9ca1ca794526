import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se21',
  meta: {
    title: 'Dulwich Village & West Dulwich Boiler Specialists SE21',
    description:
      'Boiler installation and repair in Dulwich Village and West Dulwich, including Dulwich Estate consent, warm-air conversions and stored hot water.',
    keywords: [
      'boiler installation Dulwich Village',
      'boiler repair West Dulwich',
      'Dulwich Estate flue consent',
      'boiler service SE21',
    ],
  },
  intro:
    'In Dulwich Village, West Dulwich and the estate terraces around them, a boiler job begins with permission and ends with the paperwork in order. We handle the heating in between.',
  sections: [
    {
      heading: 'Ask the Estate before the wall is cut',
      paragraphs: [
        "Freeholders covered by the Dulwich Estate's scheme need its written agreement for changes seen from outside, and a flue in a new place can be one. That is separate from planning, which the council decides. Apply with a dimensioned sketch and the maker's terminal details; we supply both after the survey. Meanwhile a repair to the existing boiler usually tides a household over.",
      ],
    },
    {
      heading: 'Wide fronts, distant bathrooms',
      paragraphs: [
        "A Georgian or Edwardian house in the Village spreads sideways as well as up. If the boiler is in a far kitchen, a combi leaves a dozen metres of cold pipe to run off. Better to place a cylinder between the bathrooms and feed it from a system boiler wherever the flue works. Zones help too: studies and spare rooms need not follow the family's timetable. West Dulwich's late Victorian houses often gain from the same treatment.",
      ],
    },
    {
      heading: 'Post-war terraces, Kingswood, and the tollgate',
      paragraphs: [
        "Estate houses of the 1950s and 1960s frequently began with warm air or a back boiler, so present pipework is somebody's later idea and seldom drawn. Pressure-test it before connecting anything new. On the LCC's Kingswood Estate the landlord's approval applies to leasehold flats. We drive in avoiding College Road's tollgate if we can, watch for timed filters in the Village, and do not stop on the South Circular.",
      ],
    },
  ],
  landmarks: ['Dulwich Picture Gallery', 'Dulwich Park'],
} satisfies DistrictText;
