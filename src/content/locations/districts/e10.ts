import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e10',
  meta: {
    title: 'Boiler Repair, Service & Installation in Leyton, E10',
    description:
      'Leyton boiler repair, and emergencies in 30-45 minutes on average. We plan pipe routes for Warner half-houses and test the flow for loft rooms.',
    keywords: [
      'boiler repair Leyton',
      'combi boiler Francis Road',
      'boiler service E10',
      'boiler installation Lea Bridge',
    ],
  },
  intro:
    'If you live upstairs in a Warner half-house near Lea Bridge Road, your boiler pipe probably runs down a wall you share. We sort out that route with you before a new boiler goes in.',
  sections: [
    {
      heading: 'Where does an upstairs Warner flat drain its boiler?',
      paragraphs: [
        'We’d rather connect it to the soil pipe indoors. In a Warner half-house one flat sits on top of the other, and the upper one often drains down the shared rear wall. The flue has to stay clear of the downstairs windows as well.',
        'If the pipe must go outside, we use 32 mm plastic with a steady slope and insulation. Talk to your neighbour and whoever holds the freehold before the work. We’ll show you both routes on the survey.',
      ],
    },
    {
      heading: 'Interface unit or boiler in a new Lea Bridge flat?',
      paragraphs: [
        'Look for a flue. A white box with a heat meter and no flue is an interface unit, and it may be fed by shared plant. In many buildings only the operator can open it. Part of Francis Road is closed to motor traffic in the daytime, and parking is hard on match days at Brisbane Road, so mornings work best.',
      ],
    },
    {
      heading: 'Will a combi cope after a Francis Road loft conversion?',
      paragraphs: [
        'That depends on how much water the street main gives you. With a loft room, the old tanks have gone, so the mains feeds every tap. A combi rated at 14 L/min gains nothing if only 8 L/min arrives.',
        'Our test takes five minutes. If your pipe is the limit, a new one from the stopcock in the pavement will help your showers more than a larger boiler. The water company can tell you which part of it is yours.',
      ],
    },
  ],
  related: [
    { to: '/guides/top-combi-boilers-london', label: 'Litres a minute from each combi, for loft-room houses' },
    { to: '/guides/boiler-service-maintenance', label: 'Looking after an outdoor condensate pipe' },
  ],
  landmarks: ['Brisbane Road stadium', 'Coronation Gardens'],
} satisfies DistrictText;
