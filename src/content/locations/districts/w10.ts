import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w10',
  meta: {
    title: 'North Kensington Boiler Repair, W10: Ladbroke Grove Area',
    description:
      "Tiny yards on the Queen's Park Estate, listed Kensal House and Trellick Tower: careful boiler repair and replacement around Ladbroke Grove, W10.",
    keywords: [
      'boiler repair North Kensington',
      'boiler service Ladbroke Grove',
      'boiler installation W10',
      "boiler engineer Queen's Park",
    ],
  },
  intro:
    "Around Ladbroke Grove and the Queen's Park Estate we service, repair and fit boilers, in cottages and terraces above all.",
  sections: [
    {
      heading: 'Yards the size of a carpet',
      paragraphs: [
        "Gothic cottages on the Queen's Park Estate back on to each other with very little between. A condensing boiler's vapour crosses that gap in a breath. The conservation area rules out the front, so we lift the outlet with a plume kit against the rear wall, or go vertical. Tell the household behind before drilling. Small rooms need little heat, perhaps 5 kW on a freezing day, and range-rating the boiler to match stops it roaring on and off.",
      ],
    },
    {
      heading: "Kensal House and a gas company's showpiece",
      paragraphs: [
        "Built in the 1930s by the Gas Light and Coke Company to display its product, Kensal House is listed today. Replacing an appliance is ordinary work; altering what shows outside is not. We survey balcony, flue and waste routes, and leave the application to the landlord or owner with our notes attached. Trellick Tower and the rest of the Cheltenham Estate call for one question above all, put to the landlord: where does this flat's heat come from?",
      ],
    },
    {
      heading: 'Terraces by St Quintin, and a weekend to avoid',
      paragraphs: [
        "The Victorian streets about Oxford Gardens and St Quintin Avenue have deeper plots and bigger families. There a cylinder often earns its floor space, with the flue on a garden wall. Two councils' permits meet in this postcode, the Westway sits overhead, and over carnival weekend the roads close altogether, so no installation is booked across it. Emergencies are still answered, on foot if necessary for the last part.",
      ],
    },
  ],
  landmarks: ['Trellick Tower', 'Kensal Green Cemetery'],
} satisfies DistrictText;
