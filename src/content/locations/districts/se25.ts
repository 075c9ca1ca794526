import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se25',
  meta: {
    title: 'South Norwood & Selhurst Boiler Repair, Install | SE25',
    description:
      'Combi that lights and stops on South Norwood Hill? Old chimney damp near Woodside? Boiler help in SE25.',
    keywords: [
      'boiler repair South Norwood',
      'boiler installation Selhurst',
      'boiler service SE25',
      'boiler replacement Norwood Junction',
    ],
  },
  intro:
    'In flats on South Norwood Hill, a combi may light, run for a few seconds and stop. We check the water supply first, because a bigger boiler won’t help if there isn’t enough.',
  sections: [
    {
      heading: 'Why does my combi keep stopping on South Norwood Hill?',
      paragraphs: [
        'The flow may be too low to keep it lit. The Victorian villas stand high up and have been divided, so the top flat feels every drop in pressure first. We check your stopcock, the strainer and the shared pipe in that order. If the supply can’t be improved, storing hot water is the next option. With some pipes, one tap at a time is all you’ll get.',
      ],
    },
    {
      heading: 'Flue positions for a Selhurst back bathroom',
      paragraphs: [
        'Ours usually go through the outer wall, below the eaves. In the terraces around Selhurst Park the bathroom is often beyond the kitchen, and boiler, taps and drain are close together. A flue commonly needs 200 mm below the eaves and 75 mm from a gutter, unless the manual allows less. A rooflight narrows the choice. We mark the position with you at the survey.',
      ],
    },
    {
      heading: 'What happens to the old flue in a Woodside semi?',
      paragraphs: [
        'We cap it and vent it. Many inter-war semis still have the flue of a lounge back boiler. An open top lets in rain, and a flue closed at both ends gets damp inside. The chimney needs a ventilated cap above and a grille or air brick at the bottom.',
        'New flats by Norwood Junction may have shared plant, so ask before you book.',
      ],
    },
  ],
  related: [
    { to: '/combi-boilers', label: 'Combis and the flow they need in SE25' },
    { to: '/guides/when-to-replace-boiler', label: 'What follows a back boiler in Woodside' },
  ],
  landmarks: ['Selhurst Park', 'Stanley Halls'],
} satisfies DistrictText;
