import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e2',
  meta: {
    title: 'Boiler Repair & Service in Bethnal Green & Haggerston, E2',
    description:
      'Where can a flue go on a Columbia Road cottage or a Boundary Estate flat? We know the rules, and reach E2 emergencies in 30-45 minutes on average.',
    keywords: [
      'boiler repair Bethnal Green',
      'boiler service Haggerston',
      'combi boiler Columbia Road',
      'heating engineer E2',
    ],
  },
  intro:
    'The cottages off Columbia Road open straight on to the pavement, so people ask us where the steam from a new boiler will go. We plan that before anything else.',
  sections: [
    {
      heading: 'Where should the flue go on a Columbia Road cottage?',
      paragraphs: [
        'It should go to the rear yard, or straight up through the roof. A condensing boiler gives off a visible plume for much of the winter. Beside a front door on the Jesus Hospital Estate, it would be in everyone’s way.',
        'The yards are small, so we measure from the flue to the wall it faces. The general minimum is 600 mm, and some manufacturers ask for more. On Sundays the flower market closes Columbia Road, so tell us if that’s the day you need us.',
      ],
    },
    {
      heading: 'Does my post-war flat have its own boiler?',
      paragraphs: [
        'Ask your landlord before you ask for a boiler price. At Keeling House and on the Cranbrook Estate, the heat may come from plant that serves the whole building. If it does, we can still help with radiators and their controls.',
        'Canalside flats in Haggerston vary too: some have a combi, and some may have none. A heat meter in the hall cupboard suggests a shared supply. Your managing agent can tell you who repairs it.',
      ],
    },
    {
      heading: 'Replacing a boiler on the Boundary Estate',
      paragraphs: [
        'Keep the flue where it is if you can. The red-brick blocks around Arnold Circus are listed. A new boiler that reuses the existing hole is the simplest job. Moving the hole needs consent from the council and agreement from your landlord, so call us well before you want the work done.',
      ],
    },
  ],
  related: [
    { to: '/combi-boilers', label: 'Compact combis for small Bethnal Green kitchens' },
    { to: '/guides/when-to-replace-boiler', label: 'Repair it, or replace it before consent takes time?' },
  ],
  landmarks: ['Columbia Road Flower Market', 'Young V&A'],
} satisfies DistrictText;
