import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se14',
  meta: {
    title: 'New Cross Boiler Repair, Servicing & Landlord Checks SE14',
    description:
      "Boiler repair and gas safety checks in New Cross and New Cross Gate, from Telegraph Hill's big terraces to flats over the shops on the A2.",
    keywords: [
      'boiler repair New Cross',
      'landlord gas safety New Cross',
      'boiler service Telegraph Hill',
      'boiler installation SE14',
    ],
  },
  intro:
    'New Cross and New Cross Gate have many rented flats and student houses beside the family terraces of Telegraph Hill. We maintain, mend and replace boilers for owners and landlords.',
  sections: [
    {
      heading: 'Big bays on Telegraph Hill',
      paragraphs: [
        'These late Victorian terraces are broad and bay-windowed, and the conservation area sends the flue out behind. High ceilings and wide bays lose a lot of warmth; when the boiler dies, that is the moment to work out heat loss room by room and see which radiators fall short. Larger ones let the system run at 60 °C or cooler, where a condensing boiler recovers most. The hill also thins the mains, and we test for it.',
      ],
    },
    {
      heading: 'Flats above New Cross Road',
      paragraphs: [
        'Trunk-road traffic makes the front rooms loud, so kitchens and boilers have gathered at the back. A terminal over the yard shares the air with takeaway ducts below. Keep it well away from grease and from intakes. If the flat is let, the law requires a safety check of gas appliances and flues every twelve months, with the record given to tenants; it can be done on the same day as a service.',
      ],
    },
    {
      heading: 'Somerville, Winslade and old pipe',
      paragraphs: [
        'Heating on these estates has been renewed more than once, in phases. Never assume that the gas pipe matches the boiler on the wall: we trace the whole run and measure working pressure at full burn. A failing result means a new length of pipe and not a fresh lock-out every winter. Queens Road, Lewisham Way and New Cross Road itself are red-routed, so unloading happens round the corner.',
      ],
    },
  ],
  landmarks: ['Goldsmiths, University of London', 'Telegraph Hill Park'],
} satisfies DistrictText;
