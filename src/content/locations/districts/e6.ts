import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e6',
  meta: {
    title: 'Boiler Repair in East Ham & Beckton, E6',
    description:
      'Cold radiators in Beckton, or a flue too close in East Ham? We clean narrow pipes, move flues and repair boilers across E6, day and night.',
    keywords: ['boiler repair East Ham', 'boiler installation Beckton', 'boiler service Upton Park', 'gas engineer E6'],
  },
  intro:
    'Beckton houses often have thin pipes to the radiators, and they block with sludge sooner than wider ones. If some radiators stay cold, that’s the first thing we check.',
  sections: [
    {
      heading: 'Why are my Beckton radiators cold?',
      paragraphs: [
        'Sludge may be blocking the narrow pipe. Houses built in Beckton and Cyprus in the 1980s and 1990s were often plumbed in small-bore copper. A fierce power flush can push a blockage further along, so we clean these systems gently.',
        'Many also have a cylinder in the airing cupboard. If you change to a combi, we clean the pipes, fit a magnetic filter and check that every radiator gets hot. The empty cupboard is yours for storage. The new boiler can go there if its flue can reach outside.',
      ],
    },
    {
      heading: 'Is my flue too close to next door’s extension?',
      paragraphs: [
        'It might be, if they’ve built since your boiler went in. Terraces on the Burges Estate usually have the boiler in the rear kitchen, facing the neighbour’s side. At your next service or replacement we check what the flue faces now.',
        'A flue facing the boundary generally needs 600 mm, and 300 mm from a window that opens. If there’s less, we look at a new position or a plume kit, which carries the outlet further away.',
      ],
    },
    {
      heading: 'What size boiler does an East Ham terrace need?',
      paragraphs: [
        'We work it out room by room, in about an hour. Victorian houses between High Street North and Green Street have solid walls, so a guess is often wrong. If your street near East Ham station is permit-only, please have a visitor permit ready.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-service-maintenance', label: 'How to spot sludge before radiators go cold' },
    { to: '/guides/boiler-installation-cost', label: 'What cleaning and a filter add to the price' },
  ],
  landmarks: ['East Ham Town Hall', 'Central Park, East Ham'],
} satisfies DistrictText;
