import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'nw11',
  meta: {
    title: 'Golders Green & Garden Suburb Boiler Engineers, NW11',
    description:
      'Trust consent on Hampstead Garden Suburb, two-kitchen houses in Golders Green, balcony flues: boiler installation and repair in NW11.',
    keywords: [
      'boiler repair Golders Green',
      'boiler installation Hampstead Garden Suburb',
      'boiler service NW11',
      'hot water cylinder Golders Green',
    ],
  },
  intro:
    'On Hampstead Garden Suburb a flue the size of a saucer has to be approved; in Golders Green the question is how many kitchens the boiler must feed. We handle both.',
  sections: [
    {
      heading: 'The Suburb Trust decides what shows',
      paragraphs: [
        "Any change outside an Arts and Crafts house here, a terminal or vent pipe included, needs consent from the Trust, and the council's rules stand apart from that. We prepare a dimensioned sketch, favour a rear slope or a spot already used, and keep condensate inside the walls. Replacing like for like in an emergency is quicker to justify with photographs, so take some while the old terminal is in place.",
      ],
    },
    {
      heading: 'Two kitchens and a full table',
      paragraphs: [
        "Golders Green's larger houses, Edwardian or of the 1920s, often have a pair of kitchens or a row of bathrooms, busy on the same evening. A combi divides its flow among them; a cylinder with a fast coil gives each its own and is hot again within the hour if boiler and coil are matched. Timers can be programmed ahead for days when no one will touch a switch. Pipes to distant sinks are insulated and, on request, circulated.",
      ],
    },
    {
      heading: 'Balconies on the main roads',
      paragraphs: [
        'Mansion flats along Finchley Road and Golders Green Road cluster boilers on rear service balconies. Cold air reaches them, hence lagging and frost protection. An enclosure added later must not turn an open balcony into a trap for fumes. Hedged closes in the Suburb are tight for a long van, permit hours operate near Golders Green station, and nobody may stop on the North Circular, a red route.',
      ],
    },
  ],
  landmarks: ['Golders Green Hippodrome', 'Golders Hill Park'],
} satisfies DistrictText;
