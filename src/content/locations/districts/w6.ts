import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w6',
  meta: {
    title: 'Boiler Repair & Replacement in Hammersmith, W6',
    description:
      'No room for a flue in a Brackenbury yard? We take it through the roof. Boiler repair and installation in Hammersmith, day and night.',
    keywords: [
      'boiler repair Hammersmith',
      'boiler installation Brackenbury Village',
      'boiler service Ravenscourt Park',
      'combi boiler W6',
    ],
  },
  intro:
    'In Brackenbury Village the back yard is often too small for a flue through the kitchen wall. We take it up through the roof, which settles the steam over the fence too.',
  sections: [
    {
      heading: 'What does a roof flue mean for a Brackenbury cottage?',
      paragraphs: [
        'It runs through a bedroom cupboard, boxed in so we can still inspect it, and out of the rear slope. A vertical kit costs more in parts and takes an hour or two on the roof. In return, the terminal no longer faces your neighbour’s boundary. Any water that forms inside the flue drains back into the boiler.',
      ],
    },
    {
      heading: 'Heating faults at Fulham Reach',
      paragraphs: [
        'These flats take heat from shared plant, so report a supply fault to the operator. We can repair radiators and thermostats in your rooms. The bridge is closed to motor vehicles, so a van from Barnes has to go round by Putney or Chiswick. Book ahead if you need a fixed time.',
      ],
    },
    {
      heading: 'Replacing a boiler on St Peter’s Square',
      paragraphs: [
        'Call us well before winter. These stucco villas are listed and have basements, so two things take time to agree: the flue position, and the pipe that drains the boiler. If that pipe shows on the outside, it may need its own consent. Our survey shows both routes for your application. New pipes follow old ones inside, which protects the rooms.',
      ],
    },
    {
      heading: 'Mansion flats by Hammersmith Bridge',
      paragraphs: [
        'Your flue may have to go into a light well. A position high in the well may be allowed when one lower down isn’t. We read the manufacturer’s limits before we offer you a model.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'What a vertical flue adds to the price' },
    { to: '/guides/when-to-replace-boiler', label: 'Apply before your old boiler fails' },
  ],
  landmarks: ['Eventim Apollo', 'Lyric Hammersmith'],
} satisfies DistrictText;
