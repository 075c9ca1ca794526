import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se9',
  meta: {
    title: 'Eltham & Mottingham Boiler Repair, Service, Upgrade SE9',
    description:
      'Progress Estate cottages, gravity hot water at Middle Park and garage boilers in New Eltham: repairs, upgrades and annual services throughout SE9.',
    keywords: [
      'boiler repair Eltham',
      'boiler installation New Eltham',
      'boiler service Mottingham',
      'boiler replacement SE9',
    ],
  },
  intro:
    'Eltham, Mottingham and New Eltham are house country: cottages, semis and Edwardian villas, most with a boiler of some age and a story behind it.',
  sections: [
    {
      heading: 'From gravity to a pump',
      paragraphs: [
        'Council houses in Middle Park and Mottingham were commonly given a back boiler and an upstairs cylinder joined by wide gravity pipes. Hot water crept up by itself. A modern boiler wants a pumped circuit with a cylinder thermostat and motorised valves, wired so that the burner stops once neither heating nor cylinder is calling. We reuse what pipe we can, and reheating takes far less time.',
      ],
    },
    {
      heading: 'The garage as boiler room',
      paragraphs: [
        'In New Eltham a side garage takes the boiler out of the kitchen. Two things go wrong there. The appliance protects its own water from freezing, yet not the pipes leading to it, so they are lagged and a frost thermostat with a pipe sensor is added. Condensate must leave by a short, wide, insulated run. Shield the case from car doors, and make sure the carbon monoxide alarm can be heard from the bedrooms.',
      ],
    },
    {
      heading: 'Irregular gables and regular traffic',
      paragraphs: [
        "No two fronts on the Progress Estate quite match, which was the architects' intention in 1915, and its conservation area keeps terminals to the garden side. Edwardian homes in Eltham Park have more wall to offer. The A2, A20 and South Circular are all red routes. We approach through the avenues, allow for permit controls by Eltham station, and find most other kerbs easy.",
      ],
    },
  ],
  landmarks: ['Eltham Palace', 'Well Hall Pleasaunce'],
} satisfies DistrictText;
