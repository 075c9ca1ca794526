import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e1',
  meta: {
    title: 'Boiler Repair & Installation in Whitechapel & Wapping, E1',
    description:
      'Boiler repair in Whitechapel, Stepney and Wapping. Emergencies in 30-45 minutes on average. Flues planned for listed Spitalfields houses and wharf flats.',
    keywords: [
      'boiler repair Whitechapel',
      'boiler service Wapping',
      'boiler installation Spitalfields',
      'gas engineer E1',
    ],
  },
  intro:
    'Ask us about a boiler in a Wapping warehouse flat and we’ll start at the outside wall. How far away it is decides where the boiler can go.',
  sections: [
    {
      heading: 'Where does the boiler go in a Wapping wharf?',
      paragraphs: [
        'It goes as near to an outside wall as your rooms allow. The converted warehouses along Wapping High Street have thick walls and deep floors. Every flue has a maximum length, and each bend uses up some of it, so we measure the route first.',
        'The boiler’s waste water should drain into a pipe indoors. If the floor has no fall, a small pump can lift it. Get your freeholder’s approval for anything that shows on the brickwork.',
      ],
    },
    {
      heading: 'Can a listed Spitalfields house have a new flue?',
      paragraphs: [
        'Yes, but rarely on the street front. The weavers’ houses around Fournier Street are listed, so we look for a rear wall first. Where there isn’t one, an old chimney can sometimes carry the flue.',
        'That only works with a boiler whose manufacturer supplies a chimney kit. The stack also has to be swept, inspected and measured. The early Victorian squares in Stepney, such as Albert Gardens and Arbour Square, raise the same question.',
      ],
    },
    {
      heading: 'No boiler in your Aldgate East flat?',
      paragraphs: [
        'You probably have a heat interface unit fed from a shared plant room. Many newer flats near Aldgate East do. The operator usually looks after that unit, so ask them before you book anyone. We can repair your radiators, valves and thermostat. On the rebuilt Ocean Estate, check your own block, because the one next door may be heated differently.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'What a longer flue or a condensate pump adds' },
    { to: '/boiler-quotes', label: 'Price a boiler for a warehouse flat' },
  ],
  landmarks: ['Whitechapel Gallery', 'Christ Church Spitalfields'],
} satisfies DistrictText;
