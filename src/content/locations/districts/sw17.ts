import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw17',
  meta: {
    title: 'Tooting & Furzedown Boiler Service & Repair, SW17',
    description:
      "Totterdown Fields cottages, broad Heaver Estate villas and rented homes around St George's: boiler service and gas certificates in Tooting.",
    keywords: [
      'boiler repair Tooting',
      'gas safety certificate SW17',
      'boiler service Furzedown',
      'boiler installation Tooting Bec',
    ],
  },
  intro:
    "Tooting lets a good many of its houses and lives in the rest for decades. We see to landlords' yearly gas checks, breakdowns and new boilers in SW17.",
  sections: [
    {
      heading: 'Heaver Estate: too wide for a combi',
      paragraphs: [
        'Red-brick villas with ornate fronts stand on broad plots here. Several bathrooms and a long list of radiators favour a system boiler feeding a cylinder, with the heating divided by floor. A combi of the greatest output would still serve one bath properly at a time. The old tank position or the box room usually offers space, and the overflow from an unvented vessel must end where it can be seen and hurt nobody.',
      ],
    },
    {
      heading: 'Cottages and flats with conditions',
      paragraphs: [
        "Totterdown Fields was among the LCC's cottage estates and is now a conservation area. Rear terminals and concealed pipes are what the planners look for. Du Cane Court, the big 1930s building in Balham High Road, began as serviced apartments heated centrally; residents begin with its managers, and so do we.",
      ],
    },
    {
      heading: 'Rented terraces near the hospital',
      paragraphs: [
        "Furzedown and the streets around St George's have plenty of shared households. The law asks landlords for a gas safety check each year, and we can service the boiler on the same visit. Sharers should learn where the filling loop and the stopcock are. Permit bays ring the hospital, the stations as well, while the A24 and Tooting's junction with the A217 are red routes.",
      ],
    },
  ],
  landmarks: ['the former Granada cinema, Tooting', 'Tooting Bec Common'],
} satisfies DistrictText;
