import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw8',
  meta: {
    title: 'Boiler & Heating Engineers: Nine Elms, Stockwell SW8',
    description:
      'Deep basements in Albert Square, towers with interface units at Nine Elms, estates under different landlords: boilers and heating in SW8.',
    keywords: [
      'boiler repair Stockwell',
      'heating engineer Nine Elms',
      'boiler service South Lambeth',
      'boiler installation SW8',
    ],
  },
  intro:
    'New towers on a heat main stand a short walk from early Victorian squares in SW8. Boilers in the squares are our daily work; tower residents can learn here what we may touch.',
  sections: [
    {
      heading: 'Nine Elms and Vauxhall without boilers',
      paragraphs: [
        'Heat in the riverside towers comes from communal or district plant. In the flat hangs a heat interface unit, a box of plate exchangers and valves with no burner in it. Many building operators keep that unit for themselves and let no one else open it, so ask the concierge before making an appointment. Radiators, underfloor loops and taps beyond it are another matter, and there we can often help.',
      ],
    },
    {
      heading: 'The pressure gauge in a deep house',
      paragraphs: [
        'Listed houses in Albert Square reach well below the street, and Lansdowne Gardens is of the same period. Put the boiler down there and the column of water above it matters: ten metres of height is one bar on the gauge before any margin. A filling pressure that suits a bungalow leaves attic radiators full of air. We set the charge and the expansion vessel to the real height, bleed from the top, and chase any loss along those long vertical drops.',
      ],
    },
    {
      heading: 'Patmore, Mursell and Wandsworth Road',
      paragraphs: [
        'Neighbouring estates can have separate landlords and unlike heating. Tenants report to theirs; leaseholders find the answer in the lease. Terraces off Wandsworth Road are simpler, a boiler and a back yard. Nine Elms Lane and the Vauxhall gyratory are red routes, and side streets mostly want a permit.',
      ],
    },
  ],
  landmarks: ['New Covent Garden Market', 'St George Wharf'],
} satisfies DistrictText;
