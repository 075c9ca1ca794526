import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw16',
  meta: {
    title: 'Streatham & Norbury Boiler Repair & Conversion, SW16',
    description:
      'Tank-to-combi conversions in Streatham Vale, sculleries at Norbury, 1930s blocks on the High Road: boiler repair and fitting in SW16.',
    keywords: [
      'boiler repair Streatham',
      'boiler installation Norbury',
      'boiler service Streatham Vale',
      'combi conversion SW16',
    ],
  },
  intro:
    'SW16 stretches south through Streatham into Norbury and Pollards Hill, and the houses get smaller and newer as it goes. We repair and convert their heating.',
  sections: [
    {
      heading: 'Emptying the loft in Streatham Vale',
      paragraphs: [
        'Compact inter-war houses often still have a cold tank overhead and a hot cylinder in the smallest bedroom. Changing to a combi frees both spaces. Three things are settled first: the flow at the kitchen tap, the size of the gas supply, and old radiators that have never known sealed pressure and may weep under it. The system is flushed before the new boiler is filled. One bathroom makes this an easy decision; two would make us pause.',
      ],
    },
    {
      heading: "Norbury's sculleries, Pollards Hill semis",
      paragraphs: [
        "The LCC's estate at Norbury is made of plain brick cottages with a scullery at the back. That little room has a drain, an outside wall and a short gas run, which is most of what a boiler needs. On Pollards Hill the semis stand higher, and a condensate pipe facing north deserves proper lagging.",
      ],
    },
    {
      heading: 'High Road blocks',
      paragraphs: [
        'Mansion blocks built along Streatham High Road in the 1930s were often given central plant. Some keep it. The lease states if the radiators belong to the building and whether leaving the common supply is possible at all. Edwardian terraces behind carry no such strings. As the High Road is red-routed and permit times gather about its three stations, we prefer to stop in a residential turning.',
      ],
    },
  ],
  landmarks: ['The Rookery, Streatham Common', "St Leonard's Church, Streatham"],
} satisfies DistrictText;
