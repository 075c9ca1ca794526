import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'nw8',
  meta: {
    title: "St John's Wood Boiler & Plant Room Engineers | NW8",
    description:
      "Heat in the walls at Alexandra Road, 1930s apartment blocks, villas with pools: plant rooms and boilers looked after in St John's Wood, NW8.",
    keywords: [
      "boiler service St John's Wood",
      'plant room service NW8',
      'boiler repair Lisson Grove',
      'heating engineer Abbey Road',
    ],
  },
  intro:
    "A St John's Wood villa may have a plant room, and the flat across the road no boiler whatever. We look after heating in NW8 by first finding out which is which.",
  sections: [
    {
      heading: 'Machine rooms under the villas',
      paragraphs: [
        "Below an early Victorian villa the plant may serve a pool, an underfloor manifold and more bathrooms than residents. A service that stops at the burner would miss most of it. We go through circulating pumps, plate exchangers, blending valves, sensors and the controller's schedules, and keep a log so next year's figures mean something. Combustion air and the plant room's ventilation are verified as rigorously as the gas.",
      ],
    },
    {
      heading: 'Concrete that warms the room',
      paragraphs: [
        'On the Alexandra Road Estate communal heating coils were cast into the concrete walls. There are no boilers to replace and few radiators to bleed. Nobody should drill those walls without knowing where the pipes lie. Queries about warmth go to Camden. Lisson Green residents should establish with their landlord what supplies the block.',
      ],
    },
    {
      heading: 'Apartments on Grove End Road and Abbey Road',
      paragraphs: [
        "In the 1930s a good address included hot water from the basement, and in many buildings shared plant still runs. Service charge accounts show it. Where a flat has gone independent, its flue and gas route should hold the freeholder's licence, and a successor has to match it. Expect no spaces on Test match days around Lord's. St John's Wood Road is red-routed; the two boroughs, Westminster and Camden, issue permits for the rest.",
      ],
    },
  ],
  landmarks: ["Lord's Cricket Ground", 'Abbey Road Studios'],
} satisfies DistrictText;
