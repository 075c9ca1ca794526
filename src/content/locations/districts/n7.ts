import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n7',
  meta: {
    title: 'Boiler Repair & Replacement in Holloway, N7',
    description:
      'Holloway boiler cutting out? We reach emergencies in 35-50 minutes on average. Shared water pipes off Hillmarton Road and flats near the Emirates Stadium.',
    keywords: [
      'boiler repair Holloway',
      'boiler installation Tufnell Park',
      'boiler service N7',
      'gas engineer Holloway',
    ],
  },
  intro:
    'If your combi near Hillmarton Road fires, fades and cuts out, it may be short of water. The whole house often shares one pipe up the stairwell.',
  sections: [
    {
      heading: 'Why does my upstairs combi keep cutting out?',
      paragraphs: [
        'The flats below may be taking the water first. Villas around Hillmarton Road and Tufnell Park were divided with a single rising main. We put a gauge on your supply and watch it while someone opens the taps downstairs.',
        'A separate branch from the cellar is often the best fix. It’s a job for the freehold, and every flat gains from it. We can give you a price and a drawing to share.',
      ],
    },
    {
      heading: 'Flats around the Emirates Stadium',
      paragraphs: [
        'Newer blocks tend to have shared plant and a meter for each flat. If a heat supplier sends your bill, report the fault to them first. The Victorian streets behind normally have their own boilers. Matches close roads, so we’ll agree another day or come early.',
      ],
    },
    {
      heading: 'Where can a flue go on the Caledonian Estate?',
      paragraphs: [
        'It’s usually the kitchen wall on the courtyard side. These Edwardian LCC blocks have open stair landings that everyone uses, and fumes must not drift to a neighbour’s door or window. We measure to the openings next door as well as to yours. A replacement that keeps the present hole is the least work.',
      ],
    },
    {
      heading: 'Andover Estate: what heats your home?',
      paragraphs: [
        'Ask the council before you plan a new boiler. It’s a post-war estate, and we’d need to know what supplies your flat before we price anything.',
      ],
    },
  ],
  related: [
    { to: '/guides/when-to-replace-boiler', label: 'Rule out the water supply before replacing the boiler' },
    { to: '/combi-boilers', label: 'What a combi can do in a divided villa' },
  ],
  landmarks: ['Caledonian Park Clock Tower', 'Freightliners City Farm'],
} satisfies DistrictText;
