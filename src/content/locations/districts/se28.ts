import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se28',
  meta: {
    title: 'Thamesmead Boiler Replacement, Repair & Service | SE28',
    description:
      'Boiler from around 2000 in a concrete Thamesmead home? We’ll say if it’s time to replace it. Emergencies in 30-45 minutes on average, SE28.',
    keywords: [
      'boiler repair Thamesmead',
      'boiler replacement SE28',
      'boiler service West Thamesmead',
      'radiator upgrade Thamesmead',
    ],
  },
  intro:
    'Thamesmead’s early concrete homes got their own boilers around 2000, when the district heating ended. If yours is one of those, we’ll tell you if another repair is worth it.',
  sections: [
    {
      heading: 'Is it time to replace my Thamesmead boiler?',
      paragraphs: [
        'A boiler from around 2000 has had a long life, so plan a new one before it fails. We check where its waste water goes and whether the flue opens on to a walkway. Tenants and leaseholders should confirm with the landlord who owns the boiler before agreeing to anything.',
      ],
    },
    {
      heading: 'Why is one bedroom always cold in a concrete house?',
      paragraphs: [
        'The concrete panels lose heat at their joints, and corner rooms suffer most. A more powerful boiler won’t change that. We calculate the heat each room needs, then suggest a larger radiator or a thermostatic valve that isn’t stuck behind a curtain. Deal with damp and draughts first, since a wet wall loses more heat.',
      ],
    },
    {
      heading: 'Plastic pipes in West Thamesmead',
      paragraphs: [
        'They’re fine, but they need the right clean. Houses from the 1990s and later have plastic or small-bore pipes. Some older plastic lets air into the water, and the radiators rust from the inside. We flush at moderate pressure, add inhibitor and a magnetic filter, and test the water every year.',
        'If your radiators need bleeding every few weeks, mention it when you call.',
      ],
    },
  ],
  related: [
    { to: '/guides/when-to-replace-boiler', label: 'How long a Thamesmead boiler from 2000 lasts' },
    { to: '/guides/boiler-service-maintenance', label: 'Testing the water in plastic heating pipes' },
  ],
  landmarks: ['Thamesmead Clock Tower', 'Birchmere Park'],
} satisfies DistrictText;
