import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw9',
  meta: {
    title: 'Brixton Boiler Repair, Servicing & New Boilers, SW9',
    description:
      'Stockwell Park villas with drains half a floor down, Brixton terraces, and district heat at Oval Quarter: boiler repairs and fitting in SW9.',
    keywords: [
      'boiler repair Brixton',
      'boiler service SW9',
      'boiler installation Stockwell',
      'emergency boiler repair Brixton',
    ],
  },
  intro:
    'Around Brixton and Stockwell we mend boilers in villas, terraces and shop uppers at any hour. A few large estates heat themselves, and it saves everyone a visit to know which.',
  sections: [
    {
      heading: 'Half a storey above the drain',
      paragraphs: [
        'Villas on Stockwell Park Crescent have raised ground floors. A boiler in the kitchen there looks down on its gully, and a condensate pipe run outdoors to reach it is exposed all the way. The remedy is a larger bore, insulation and a steady slope, with as little of it outside as the house permits. If yours freezes, thaw it with warm water from a jug and reset once. As a conservation area, the crescent expects flues on the garden side.',
      ],
    },
    {
      heading: 'Check the estate first',
      paragraphs: [
        "Oval Quarter, rebuilt from Myatt's Field North, has district heating of its own, and residents there cannot simply swap to a private boiler. The slab blocks of the Loughborough Estate are Lambeth's concern in the first place: its arrangements for heat decide if a flue can be thought of. For either, a call to the landlord precedes a call to us.",
      ],
    },
    {
      heading: 'Terraces around the market',
      paragraphs: [
        "Combis suit the smaller Victorian houses of Angell Town and central Brixton, if the main is sound. Descaling a plate exchanger is a routine repair in these streets, given water this hard. Traders' loading limits and permit bays crowd the market, and Brixton Road has red lines, so tell us where unloading works.",
      ],
    },
  ],
  landmarks: ['O2 Academy Brixton', 'Brixton Village Market'],
} satisfies DistrictText;
