import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w10',
  meta: {
    title: 'Boiler Repair in North Kensington & Ladbroke Grove, W10',
    description:
      'Neighbour unhappy about boiler steam? We fit plume kits to Queen’s Park cottages, and repair boilers across North Kensington, day and night.',
    keywords: [
      'boiler repair North Kensington',
      'boiler service Ladbroke Grove',
      'boiler installation W10',
      'boiler engineer Queen’s Park',
    ],
  },
  intro:
    'On the Queen’s Park Estate, the yards are so small that boiler steam can drift straight to the house behind. A plume kit or a roof flue usually solves it.',
  sections: [
    {
      heading: 'My neighbour complains about boiler steam: what helps?',
      paragraphs: [
        'Lifting the outlet helps most. We can fit a plume kit that carries it up the rear wall, or take the flue through the roof. The cottages are in a conservation area, so the front isn’t an option. It’s kind to tell the people behind you before we drill.',
        'These small rooms need little heat, perhaps 5 kW on a freezing day. We limit the boiler’s heating output to match, which stops it switching on and off.',
      ],
    },
    {
      heading: 'Changing a boiler at Kensal House',
      paragraphs: [
        'Inside the flat it’s ordinary work. Outside, care is needed, because the building is listed. It was put up in the 1930s to show what gas could do. We survey the balcony, flue and waste pipe, and give you notes for the application.',
      ],
    },
    {
      heading: 'How is my Trellick Tower flat heated?',
      paragraphs: [
        'Your landlord can tell you, and you need to ask before you plan anything. The same goes for the rest of the Cheltenham Estate.',
      ],
    },
    {
      heading: 'Hot water for a house off St Quintin Avenue',
      paragraphs: [
        'A cylinder is often worth its floor space here. The Victorian terraces around Oxford Gardens are larger, with longer gardens for the flue to face. Don’t book an installation for carnival weekend, because the roads close. We still answer emergencies then, and walk the last part if we have to.',
      ],
    },
  ],
  related: [
    { to: '/guides/best-combi-boilers-london', label: 'Low minimum output for a small cottage' },
    { to: '/boiler-quotes', label: 'Get a price with a plume kit included' },
  ],
  landmarks: ['Trellick Tower', 'Kensal Green Cemetery'],
} satisfies DistrictText;
