import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'nw6',
  meta: {
    title: "West Hampstead & Queen's Park Boiler Service, NW6",
    description:
      'Crowded light wells in West Hampstead, divided Brondesbury villas, interface units in South Kilburn: boiler service and repair in NW6.',
    keywords: [
      'boiler repair West Hampstead',
      'boiler service Kilburn',
      "boiler installation Queen's Park",
      'gas engineer NW6',
    ],
  },
  intro:
    "In West Hampstead the kitchens crowd round the light well, and every flue wants the same wall. We service and replace boilers there, in Kilburn, in Brondesbury and in Queen's Park.",
  sections: [
    {
      heading: 'Competing for the light well',
      paragraphs: [
        "Red-brick mansion flats, at Fortune Green as elsewhere nearby, put their kitchens on the rear well. Three or four storeys of flues then share a shaft of air. A terminal too near a window sill below, or set where vapour pools, will be refused by any careful engineer. A replacement may need its outlet shifted by half a metre, and the block's agent must approve. We deal with the wall first and the model after.",
      ],
    },
    {
      heading: 'Where the water goes in Brondesbury',
      paragraphs: [
        "Large villas became flats by teeing the original supply again and again. What remains for the top floor is the leavings of everyone else's morning. We follow the pipe from the street stopcock, note every branch and bore, and show which alteration would gain the most. For a flat that cannot change the main, a small cylinder reheated outside the rush is steadier than a combi that hunts.",
      ],
    },
    {
      heading: 'Terraces, South Kilburn and the High Road',
      paragraphs: [
        "Queen's Park and Kilburn terraces are kinder: one family, one supply, a yard. On the rebuilt parts of South Kilburn, communal boilers feed interface units designed for a wider network to come, and upkeep generally sits with the landlord. Brent permits meet Camden ones here, sometimes across a street, and loading on Kilburn High Road is restricted for much of the day.",
      ],
    },
  ],
  landmarks: ['Kiln Theatre', 'Gaumont State Cinema'],
} satisfies DistrictText;
