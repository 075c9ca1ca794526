import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n8',
  meta: {
    title: 'Crouch End & Hornsey Boiler Repair, N8',
    description:
      'Boilers for steep Crouch End terraces, flats over Topsfield Parade and New River Village: pressure, rear flues and hatches looked at before we quote.',
    keywords: [
      'boiler repair Crouch End',
      'boiler service Hornsey',
      'boiler installation N8',
      'combi boiler Crouch End',
    ],
  },
  intro:
    'Crouch End, Hornsey and the upper rungs of the Harringay Ladder keep us on hilly streets. We mend boilers there, and fit them.',
  sections: [
    {
      heading: 'High taps on steep streets',
      paragraphs: [
        'A loft shower in a Crouch End terrace can stand ten metres over the street main, giving up one bar before a drop has moved. Where the gauge at the attic reads low, we compare a combi with stored water, and we say when neither will please without a better service pipe. Roof-space boilers are possible, with boarding, a light and a fixed ladder so that they can be serviced safely.',
      ],
    },
    {
      heading: 'Behind Topsfield Parade',
      paragraphs: [
        'Mansion flats above the shops have grand fronts over a bus-filled junction, so their flues point to the service yard. Bin stores, extract fans and delivery doors all want distance from the terminal. The yard wall is normally common property: before work starts, a short letter from the freeholder is needed. Gas meters may stand in a basement several floors down, with a riser that deserves a tightness test of its own.',
      ],
    },
    {
      heading: 'New River Village and the Ladder',
      paragraphs: [
        'At New River Village some flats may have a boiler whose flue crosses a void, others could be metered for heat. Find the hatches or the meter and send a picture. Ladder terraces are plainer: boiler at the back, boundary close by. There is no Underground in Crouch End and buses knot round the clock tower, so our timings allow for it; permit hours apply in the centre.',
      ],
    },
  ],
  landmarks: ['Crouch End Clock Tower', 'Hornsey Town Hall'],
} satisfies DistrictText;
