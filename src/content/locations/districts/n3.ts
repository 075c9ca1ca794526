import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n3',
  meta: {
    title: 'Finchley Central Boiler Repair, Service & Fitting | N3',
    description:
      'Finchley boiler engineers for Church End villas, Garden Village houses, extended semis off Regents Park Road and flats beside the station. N3.',
    keywords: [
      'boiler repair Finchley',
      'boiler installation Church End',
      'boiler service N3',
      'boiler relocation Finchley Central',
    ],
  },
  intro:
    'Boiler faults, yearly checks and complete new systems in Finchley Central and Church End, where houses keep gaining rooms and flats keep their kitchens in the middle.',
  sections: [
    {
      heading: 'Extended semis off Regents Park Road',
      paragraphs: [
        'Push a kitchen three metres into the garden and the old boiler ends up in the centre of the plan. Relocating it is half the job; the other half is gas. Copper that fed a 60,000 BTU boiler will not carry a 35 kW combi over a longer distance, so it is upsized, ideally before the plasterer arrives. Underfloor loops in the new room want cooler water than the radiators, by way of a mixing valve and their own thermostat.',
      ],
    },
    {
      heading: 'Kitchens without an outside wall',
      paragraphs: [
        "A purpose-built flat by the station can place the kitchen deep inside. The flue then travels overhead to daylight, perhaps behind a boxed ceiling. We need to see every joint, so hatches are a condition of working on it. Should the concealed part turn out unsafe, repositioning the boiler on an exterior wall is worth pricing, with the freeholder's agreement.",
      ],
    },
    {
      heading: 'The green at Finchley Garden Village',
      paragraphs: [
        'These Arts and Crafts houses face one another round a small green in a conservation area. Anything on the front would be seen by all, so flues and waste pipes stay on the garden side. Edwardian villas at Church End give more choice. Barnet permits govern the roads around Finchley Central, and red lines follow the North Circular.',
      ],
    },
  ],
  landmarks: ['Stephens House and Gardens', 'La Délivrance statue'],
} satisfies DistrictText;
