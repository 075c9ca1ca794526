import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'nw1',
  meta: {
    title: 'Boiler Repair & Installation in Camden Town, NW1',
    description:
      'Boiler trouble above a Camden Town shop? Flue for a Nash terrace? Emergencies in 35-50 minutes on average, day or night. Repairs and new boilers across NW1.',
    keywords: [
      'boiler repair Camden Town',
      'boiler service Primrose Hill',
      'boiler installation NW1',
      'gas engineer Euston',
    ],
  },
  intro:
    'Flats above the shops in Camden Town mostly have the flue at the back, next to kitchen fans and bins. When the burner gets dirty there, the boiler starts to cut out, and that’s when we’re called.',
  sections: [
    {
      heading: 'Why does my boiler above a Camden shop keep cutting out?',
      paragraphs: [
        'Greasy air from the extract fans may be getting in. A boiler takes in air beside its flue, so a fan next to it dirties the burner. We clean it and look for a higher or clearer position over the rear yard. If the yard belongs to the shop, you need its permission for a pipe that crosses it. For planned work, take an early slot, before the market is busy.',
      ],
    },
    {
      heading: 'New boiler flue on a Regent’s Park terrace',
      paragraphs: [
        'You’ll need two consents. The Nash terraces are listed at the highest grade and held from the Crown Estate, and each consent can take longer than the work. We try to repair the boiler you have while you wait.',
      ],
    },
    {
      heading: 'Pipes through another flat in Primrose Hill',
      paragraphs: [
        'Speak to your neighbours early. The Victorian stucco houses are divided, and pipes from the top flat often run through someone else’s rooms. We show you the route before you ask.',
      ],
    },
    {
      heading: 'Is my Somers Town flat on a heat network?',
      paragraphs: [
        'It may be. Several estates there are on a Camden heat network, so ask the council before you assume there’s a boiler. Ask about the inter-war Ossulston Estate too.',
        'We can repair radiators and valves where the heat provider agrees. For Lisson Grove, ask your landlord in the same way.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-service-maintenance', label: 'Cleaning a burner above a Camden Town shop' },
    { to: '/guides/when-to-replace-boiler', label: 'Repair while you wait for Regent’s Park consent' },
  ],
  landmarks: ['ZSL London Zoo', 'Camden Market'],
} satisfies DistrictText;
