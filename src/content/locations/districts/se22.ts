import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se22',
  meta: {
    title: 'East Dulwich Boiler Repair & Combi Upgrades, SE22',
    description:
      "Extended Victorian terraces off Lordship Lane, balcony flats at Dog Kennel Hill and Dawson's Heights: boiler repairs and upgrades in East Dulwich.",
    keywords: [
      'boiler repair East Dulwich',
      'combi boiler SE22',
      'boiler installation Lordship Lane',
      'boiler service Peckham Rye',
    ],
  },
  intro:
    'East Dulwich has built upwards and sideways for thirty years, and its boilers have not always kept up. We service what is there and size what comes next.',
  sections: [
    {
      heading: 'A bigger house on the first combi',
      paragraphs: [
        'Off Lordship Lane almost every terrace has grown a dormer, a wide kitchen, or both. The boiler chosen for one bathroom is still on the wall. Turning up its temperature does not give more litres: at a winter rise of 35 degrees, 24 kW yields just under ten a minute. Before buying 35 kW, let us measure the main, because output beyond the supply is money wasted. A cylinder in the eaves cupboard is sometimes the better purchase.',
      ],
    },
    {
      heading: 'Balcony kitchens on Dog Kennel Hill',
      paragraphs: [
        "Here and on the 1930s East Dulwich Estate, kitchens give on to the access balcony. People walk past within arm's reach, so a terminal is kept high, above heads, and off the doors and windows of neighbours by at least the standard distance. Landlord's rules differ and come first. If no position complies, a vertical flue or communal solution is theirs to decide, and we say so at the survey.",
      ],
    },
    {
      heading: "Dawson's Heights, then parking",
      paragraphs: [
        "Nobody should design heating for Dawson's Heights by guesswork: ask the landlord how your flat is supplied, then ring us if the appliance is yours. Edwardian houses by Peckham Rye are friendlier, with cellars for pipe runs and a rear wall in reach. Controlled times apply near the railway station, and traffic filters line the boundary with Dulwich Village. A morning slot misses the school run.",
      ],
    },
  ],
  landmarks: ['Peckham Rye Park', 'Goose Green'],
} satisfies DistrictText;
