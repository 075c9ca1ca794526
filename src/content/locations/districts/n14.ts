import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n14',
  meta: {
    title: 'Southgate & Oakwood Boiler Engineers | N14',
    description:
      "Garage boilers, Meadway's conservation fronts and the heat network at New Avenue: boiler repair, service and installation in Southgate, N14.",
    keywords: [
      'boiler repair Southgate',
      'boiler service Oakwood',
      'boiler installation N14',
      'garage boiler Southgate',
    ],
  },
  intro:
    'Southgate and Oakwood grew with the Piccadilly line, and most of their houses still have the drive and the garage they were given. We look after the boilers inside.',
  sections: [
    {
      heading: 'A boiler in the garage',
      paragraphs: [
        'Moving the boiler to the garage frees the kitchen and quietens the house. It also places the appliance somewhere unheated. We fit frost protection, insulate every pipe, and take the waste back indoors or straight down to a drain. Its place on the wall depends on the flue route, the car and the shelving. If the garage is later converted, remember that the flue and its clearances stay.',
      ],
    },
    {
      heading: 'Tile-hung gables on the Meadway',
      paragraphs: [
        "Meadway's inter-war houses enjoy conservation-area protection, and their gables and brick fronts should remain free of flues. Where a side passage is wide enough, a terminal can sit well back from the pavement. A flank wall that fronts a road is treated much like the face of the house, so ask the council beforehand. Ellington Court and the other 1930s flats are leasehold: the freeholder's answer decides the position.",
      ],
    },
    {
      heading: 'New Avenue and the Oakwood network',
      paragraphs: [
        "The rebuilt New Avenue Estate takes its warmth from Enfield's Oakwood heat network. Tenants and leaseholders there have no boiler to replace; radiators, valves and thermostats can still be ours to see to, the supply side cannot. Short weekday permits surround the two Underground stations. Beyond them we simply use your drive, so please leave room to unload.",
      ],
    },
  ],
  landmarks: ['Southgate Underground station', 'Oakwood Underground station'],
} satisfies DistrictText;
