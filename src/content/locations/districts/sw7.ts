import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw7',
  meta: {
    title: 'South Kensington Boiler Service & Repair | SW7',
    description:
      'Six-floor stucco around Onslow Square, cobbled mews, managed blocks near the Albert Hall: boiler work in South Kensington and Knightsbridge.',
    keywords: [
      'boiler repair South Kensington',
      'boiler service Knightsbridge',
      'boiler installation SW7',
      'mews house boiler',
    ],
  },
  intro:
    "In South Kensington the boiler is seldom the hard part; height, neighbours and managing agents are. We plan for all of these between Queen's Gate and Montpelier Square.",
  sections: [
    {
      heading: 'Above the fourth floor',
      paragraphs: [
        "Queen's Gate and Onslow Square were built five and six storeys tall. A converted flat near the parapet may receive water through a building booster set, and the combi is only as good as that pump. When hot water turns cool at the tap, we look at cold flow and inlet filter before blaming a heat exchanger. If the booster has failed, the managing agent must act, and our written report says so.",
      ],
    },
    {
      heading: 'Cobbles and opposite windows',
      paragraphs: [
        "A South Kensington mews can be narrower than a living room is long. Vapour released at head height would roll against the house across the way, so it is usually lifted clear of those windows or sent through the roof. Scaffolding may be needed in the lane, and the freeholder's agreement for the new opening. Ground-floor garages make decent boiler rooms as long as frost and impact are guarded against.",
      ],
    },
    {
      heading: 'Managed blocks near the Albert Hall',
      paragraphs: [
        "In Albert Hall Mansions and blocks managed like it, the radiators may yet run from common plant. Cutting into it without leave would drain other people's heating. Hot water can be separate, which is worth establishing early. The Georgian houses of Montpelier Square bring listing instead. Permit bays answer to two boroughs, Westminster and Kensington, while Cromwell Road as a red route offers nowhere to unload.",
      ],
    },
  ],
  landmarks: ['Royal Albert Hall', 'Natural History Museum'],
} satisfies DistrictText;
