import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w2',
  meta: {
    title: 'Boiler Repair in Paddington & Bayswater, W2',
    description:
      'Weak shower at the top of a Bayswater terrace? We’ll tell you what helps and what doesn’t. Paddington emergencies are reached in 25-40 minutes on average.',
    keywords: [
      'boiler repair Paddington',
      'boiler service Bayswater',
      'boiler installation W2',
      'boiler engineer Westbourne Green',
    ],
  },
  intro:
    'On the top floor of a Bayswater terrace, the shower often fades because the water has climbed so far. A more powerful combi won’t put that right, and we’ll tell you what will.',
  sections: [
    {
      heading: 'What helps a weak shower on a Bayswater top floor?',
      paragraphs: [
        'You need stored water, or a tank and pump set. Each storey takes about 0.3 bar from the mains. The water regulations restrict pumping straight from the main, so a booster has to draw from a break tank.',
        'The other choice is to keep hot and cold water in the flat. Some of these terraces still have a tank on the roof in use, so ask your managing agent. We price those before we’d sell you a boiler that can’t get enough water.',
      ],
    },
    {
      heading: 'Do I need permission for a flue on the Hallfield Estate?',
      paragraphs: [
        'Yes. The patterned fronts are listed, so even a small new terminal goes to Westminster Council as well as your landlord. If there’s an approved opening, keep it and we’ll find a boiler to suit. For the Warwick Estate, ask how your block is heated before you call. The answer tells you who should come.',
      ],
    },
    {
      heading: 'Paddington Basin flats and mews houses',
      paragraphs: [
        'The Basin towers are on communal heat, and your agreement names whoever looks after the unit in the cupboard. Leave that to them. We can repair radiators, towel rails and room controls.',
        'The mews off Sussex Gardens have ordinary gas boilers. Cars block those lanes easily, so keep a space by your door on the day.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-pressure-guide', label: 'Weak shower or low boiler pressure? Tell them from the gauge' },
    { to: '/guides/when-to-replace-boiler', label: 'When a new boiler won’t cure a weak shower' },
  ],
  landmarks: ['Paddington Station', 'Italian Gardens, Kensington Gardens'],
} satisfies DistrictText;
