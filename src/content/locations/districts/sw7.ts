import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw7',
  meta: {
    title: 'Boiler Repair & Service in South Kensington, SW7',
    description:
      'Hot water fading high up in Queen’s Gate or Onslow Square? It may be the building’s booster pump. Boiler repair and service, South Kensington SW7.',
    keywords: [
      'boiler repair South Kensington',
      'boiler service Knightsbridge',
      'boiler installation SW7',
      'mews house boiler',
    ],
  },
  intro:
    'In the tall houses of Queen’s Gate and Onslow Square, a combi on an upper floor depends on the building’s water pump. When your hot water turns cool, we test that before we open the boiler.',
  sections: [
    {
      heading: 'Why does my top-floor hot water go cold?',
      paragraphs: [
        'Too little water may be reaching the boiler. Houses here run to five or six floors, and the flats high up rely on boosted water. We check the cold flow and the inlet filter first. If the pump has failed, it’s for your managing agent to repair. We put our readings in writing so that you can send them on.',
      ],
    },
    {
      heading: 'Boiler flues in a South Kensington mews',
      paragraphs: [
        'The outlet has to clear the windows opposite. The mews are cobbled and so narrow that vapour at head height would reach the other side. We lift it with a kit or take the flue through the roof. You’ll probably need the freeholder’s agreement for a new opening, and scaffolding if the wall can’t be reached safely. A ground-floor garage can hold the boiler, provided that it’s protected from frost and knocks.',
      ],
    },
    {
      heading: 'Can I change my heating in Albert Hall Mansions?',
      paragraphs: [
        'Read your lease first. In managed blocks like this one, a central system may still serve the radiators, and cutting into it would drain your neighbours’ heating. Hot water may be separate. Once we know which parts are yours, we can quote for them.',
        'In a Georgian house on Montpelier Square, ask whether it’s listed before you plan a new flue.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-service-maintenance', label: 'What we test on an upper-floor combi' },
    { to: '/boiler-quotes', label: 'Price a boiler for a South Kensington mews' },
  ],
  landmarks: ['Royal Albert Hall', 'Natural History Museum'],
} satisfies DistrictText;
