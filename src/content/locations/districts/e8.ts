import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e8',
  meta: {
    title: 'Boiler Repair in Dalston, Hackney & London Fields | E8',
    description:
      "From London Fields maisonettes to flats over Kingsland shops: boilers repaired and replaced in E8, and a plain answer for Dalston Square's heat meters.",
    keywords: [
      'boiler repair Hackney Central',
      'boiler service Dalston',
      'boiler installation London Fields',
      'gas engineer E8',
    ],
  },
  intro:
    'Hackney Central, Dalston and London Fields pack villas, shop uppers and new towers into one postcode. We work in all three, around the clock if the heating fails.',
  sections: [
    {
      heading: 'Water at the top of a divided villa',
      paragraphs: [
        'The Victorian villas by London Fields and on Albion Square were split into maisonettes, with the upper boiler on a second or third floor. Each metre of height costs a tenth of a bar, so a mains that feels generous in the garden flat can be thin by the attic. We measure while water is running, at the level where the shower will be. If it is marginal, options include a separate supply from the street or, on some systems, an accumulator.',
      ],
    },
    {
      heading: 'Over the Kingsland shops',
      paragraphs: [
        "Flats above the parade on Kingsland High Street must send the flue to the yard side: out front, the plume would hang over a crowded pavement. Kitchen extract from the takeaway below needs distance too, since grease and fumes do a boiler's air intake no good. The freeholder owns that back wall in most leases and has to say yes to a new hole.",
      ],
    },
    {
      heading: 'Dalston Square, Holly Street and arrivals by van',
      paragraphs: [
        'Dalston Square has its own energy centre. Homes there are metered for heat, so a cold flat is a matter for the operator first, and we can help with radiators, thermostatic valves and taps on your side. In the rebuilt Holly Street blocks, check what you have before ringing for a boiler repair. Cameras enforce the traffic filters by London Fields, and stopping on Kingsland Road is restricted.',
      ],
    },
  ],
  landmarks: ['Hackney Empire', 'London Fields Lido'],
} satisfies DistrictText;
