import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'nw10',
  meta: {
    title: 'Willesden & Harlesden Boiler Repair, Installation NW10',
    description:
      'Back boilers in Neasden, boundary plumes in Kensal Green, shared houses at Willesden Green: boiler repair and replacement across NW10.',
    keywords: [
      'boiler repair Willesden',
      'boiler installation Harlesden',
      'back boiler replacement Neasden',
      'boiler service Kensal Green',
    ],
  },
  intro:
    'Behind a gas fire in Neasden, now and then, sits a boiler nobody has seen for years. We retire those, and service and repair their modern successors across Willesden, Harlesden and Kensal Green.',
  sections: [
    {
      heading: 'Retiring a back boiler',
      paragraphs: [
        'The lounge fire hides it, a bedroom cylinder stores its output and the chimney carries its fumes. Parts grow scarce and it cannot condense. Taking one out means removing fire and liner, dealing with the chimney, and carrying gas, water and a drain to a kitchen or landing instead. Until then an annual check of flue flow and room ventilation is vital, as is a carbon monoxide alarm in that room.',
      ],
    },
    {
      heading: 'Peak demand at Willesden Green',
      paragraphs: [
        'Late Victorian houses are often shared by several households. Floor area says little about them: it is six people before work who set the load. We count showers, then see whether the main can sustain a combi or a store should ride through the rush. Landlords can have the yearly gas safety record done in the same appointment as the service.',
      ],
    },
    {
      heading: 'Kensal Green and Harlesden boundaries',
      paragraphs: [
        "Kitchens built into the side return leave a flue within arm's length of the fence. The exhaust can be steered with a deflector or a plume kit if its new direction keeps the required distances; a terminal that merely annoys is still a reason to move it. In rebuilt Stonebridge, ask the housing association how the home is supplied. Brent's permit zones spread wide around each station, and vans may not wait on the North Circular.",
      ],
    },
  ],
  landmarks: ['Neasden Temple', 'Roundwood Park'],
} satisfies DistrictText;
