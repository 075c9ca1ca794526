import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw18',
  meta: {
    title: 'Wandsworth, Southfields & Earlsfield Boilers | SW18',
    description:
      'Flue and condensate on the Southfields Grid, plumes on the narrow Tonsleys, metered heat at the Ram Quarter: boiler engineers for SW18.',
    keywords: [
      'boiler repair Wandsworth',
      'boiler service Southfields',
      'boiler installation Earlsfield',
      'gas engineer SW18',
    ],
  },
  intro:
    "On the Grid, on the Tonsleys and along Earlsfield's terraces, one house teaches you the next. We use that to mend and replace boilers quickly in SW18.",
  sections: [
    {
      heading: 'The Grid and its back addition',
      paragraphs: [
        'Southfields Grid houses place the bathroom above the rear extension, so the boiler commonly sits there with flue and condensate leaving together. That closeness is handy: the pipe can drop into the bathroom waste indoors and never see frost. It goes wrong where a loft dormer has been built overhead, because a new window changes the distances a terminal must keep. We re-measure whenever a house has altered since its last boiler.',
      ],
    },
    {
      heading: 'Narrow streets on the Tonsleys',
      paragraphs: [
        "Facing fronts stand near each other and yards are shallow. Vapour at first-floor level drifts across to somebody's bedroom; carried above the eaves it disperses. Vertical flues suit a boiler moved to the top landing, where roof space makes the rest simple. Earlsfield's terraces have slightly longer gardens and more latitude.",
      ],
    },
    {
      heading: 'New flats by the Wandle and the Thames',
      paragraphs: [
        "At the Ram Quarter and along the river, homes largely share plant and are billed through heat meters. A wrong bill or a dead supply belongs with the operator. Somewhat older apartments that do have combis may conceal the flue in a ceiling; without access hatches the joints cannot be inspected, and the boiler may have to stay off until they are provided. The town's one-way system, Trinity Road and the A3 are red routes, so give us a terrace with a permit bay if you can.",
      ],
    },
  ],
  landmarks: ['Ram Quarter', "King George's Park"],
} satisfies DistrictText;
