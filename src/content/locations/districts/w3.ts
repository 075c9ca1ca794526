import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w3',
  meta: {
    title: 'Acton Boiler Repair, Service & New Boilers | W3',
    description:
      "Loft rooms in Poets' Corner, mock-Tudor fronts at Hanger Hill and a heat network at Acton Gardens: boiler repairs and replacements across Acton W3.",
    keywords: ['boiler repair Acton', 'boiler installation W3', 'boiler service East Acton', 'combi boiler West Acton'],
  },
  intro:
    "Acton has several villages' worth of homes, from railway cottages to a rebuilt estate. We deal with breakdowns, servicing and new boilers in all its quarters, East Acton and West Acton included.",
  sections: [
    {
      heading: "Poets' Corner wants more hot water",
      paragraphs: [
        'A loft suite and a side-return kitchen turn a two-bedroom terrace into a four-bedroom one, and the old combi is left to cope. Count outlets that really run together, then read the litres at the main. Thirteen or more a minute can justify a 32 kW model; nine cannot. Where the main disappoints, a cylinder of about 180 litres in the former airing cupboard evens things out. The gas pipe, too, was sized for less.',
      ],
    },
    {
      heading: 'Black-and-white gables on Hanger Hill',
      paragraphs: [
        'On the Hanger Hill Garden Estate timbered fronts are the point of the conservation area, and nothing may spoil them. Flues go to the back, under tile-hung or rendered walls that chip if drilled from the wrong side, so we core from outside inwards with care. Flats share roofs and gardens here. Clear it with the freeholder before the council, because both will ask what the other said.',
      ],
    },
    {
      heading: 'Acton Gardens and the remaining streets',
      paragraphs: [
        'Rebuilding South Acton brought a site-wide network, and its later blocks mostly do without boilers. An interface unit or a heat meter in the cupboard is the sign, and the operator then comes first. Around the eastern stations, railway cottages and semis keep ordinary gas, generally with a kitchen flue at the rear. Restrictions ring the Acton stations, and neither the A40 nor the North Circular lets a van pull up.',
      ],
    },
  ],
  landmarks: ['Acton Town Hall', "Goldsmiths' Almshouses, Acton"],
} satisfies DistrictText;
