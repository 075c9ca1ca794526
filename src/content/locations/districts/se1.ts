import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se1',
  meta: {
    title: 'Boiler Repair & Installation in Bankside & Bermondsey, SE1',
    description:
      'No heat in SE1? We reach emergencies in 30-45 minutes on average. Roof flues near Roupell Street, listed warehouses at Shad Thames, shared heat at Bankside.',
    keywords: [
      'boiler repair Bermondsey',
      'boiler service Waterloo',
      'boiler installation Bankside',
      'gas engineer SE1',
    ],
  },
  intro:
    'In a Bankside tower, find out first whether you’ve got a boiler or an interface unit. In the terraces around Roupell Street, people mostly ask us where the flue can go.',
  sections: [
    {
      heading: 'Is there a boiler in my Bankside flat?',
      paragraphs: [
        'Often there isn’t. The towers at Bankside take heat from plant in the basement, and your cupboard holds an interface unit. The operator’s contractor usually looks after it, so ask the concierge before you book us.',
        'If one radiator is cold and the others are warm, we can help. We replace valves, thermostats and leaking radiators on your side of the unit. Ask the same question at Blackfriars.',
      ],
    },
    {
      heading: 'Where does the flue go on Roupell Street?',
      paragraphs: [
        'Usually through the roof. These early Victorian terraces are in a conservation area, and there’s a valley roof hidden behind the front wall. A vertical flue can come up there without showing from the pavement. We check that it clears the slates and that an engineer can reach it from your loft hatch.',
        'If you live in one of Southwark’s Octavia Hill cottages or a Peabody block, ask your landlord before you order.',
      ],
    },
    {
      heading: 'Moving a boiler at Shad Thames or Bermondsey Street',
      paragraphs: [
        'Speak to your building manager before you choose a new position. The Shad Thames warehouse flats are deep, the brickwork is listed, and both the flue and the waste pipe need approval. A boiler far from the windows also needs a long flue, and every model has a maximum length. Where the flue runs above a ceiling, we need hatches so that we can inspect the joints.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'What a vertical flue adds on Roupell Street' },
    { to: '/boiler-quotes', label: 'Get a price for a Bermondsey flat' },
  ],
  landmarks: ['The Shard', 'Borough Market'],
} satisfies DistrictText;
