import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se13',
  meta: {
    title: 'Boiler Repair & Installation in Lewisham, SE13',
    description:
      'Loft showers in Hither Green, basement drainage off Belmont Hill and shared heat in the station towers: boiler and heating work across Lewisham SE13.',
    keywords: [
      'boiler repair Lewisham',
      'boiler installation Hither Green',
      'boiler service Ladywell',
      'unvented cylinder SE13',
    ],
  },
  intro:
    'Lewisham, Ladywell and Hither Green are mostly terraces with boilers of their own. The new towers in the middle are the exception, and we treat them as such.',
  sections: [
    {
      heading: 'A shower three floors up',
      paragraphs: [
        'Hither Green and Ladywell terraces have gained rooms under the ridge, each with its shower. That outlet sits perhaps seven metres above the pavement, which costs 0.7 bar before friction. We open it together with the kitchen tap and watch the gauge. If it holds, a combi is the compact answer. If it sinks, an unvented cylinder will not create pressure either, so we look at the service pipe, then at a break tank and pump set.',
      ],
    },
    {
      heading: 'Half underground off Belmont Hill',
      paragraphs: [
        'Georgian and Victorian houses on this slope have rooms below the front path, sometimes below the sewer. A condensate pump copes provided it is reachable, cleaned yearly and wired to halt the boiler when full. The lift and the length of the rising pipe must be within its rating. Where the garden falls away behind, gravity may do the work unaided; we look there first, since a pipe with no motor has nothing to break.',
      ],
    },
    {
      heading: 'Who owns the unit by the station?',
      paragraphs: [
        "In the towers around Lewisham station heat is communal. The box in your hall might belong to you, the freeholder or an energy company, and the lease or welcome pack should say. Find that page before arranging anyone's visit. Radiator leaks, stuck valves and thermostats are within our scope. The A20 and A21 cut through the centre as red routes. Around Ladywell and Hither Green a resident's voucher covers the van.",
      ],
    },
  ],
  landmarks: ['Manor House Gardens', 'Ladywell Fields'],
} satisfies DistrictText;
