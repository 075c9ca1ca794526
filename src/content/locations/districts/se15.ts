import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se15',
  meta: {
    title: 'Boiler Repair & Installation in Peckham, SE15',
    description:
      'A North Peckham boiler from around 2000, or a side-return flue in Bellenden? We repair what’s sound and replace what isn’t, across SE15.',
    keywords: ['boiler repair Peckham', 'boiler installation SE15', 'boiler service Nunhead', 'combi boiler Bellenden'],
  },
  intro:
    'North Peckham was rebuilt around 2000, and we’re often called to the first boilers from that time. Many are due to be replaced, and we’ll tell you if yours can still be repaired.',
  sections: [
    {
      heading: 'Should I replace my North Peckham boiler?',
      paragraphs: [
        'If it dates from the rebuilding, start planning for it. Spare parts for boilers of that age are getting scarce. The swap is usually neat, since the pipes and flue position are fairly modern. An older boiler that doesn’t condense has no waste pipe, so we have to find a drain for the new one. We work out that route at the survey.',
      ],
    },
    {
      heading: 'Where can the flue go after a side return in Bellenden?',
      paragraphs: [
        'Often not where it was. A side-return kitchen and your neighbour’s glazed roof can leave a horizontal flue with no safe place to discharge. We look at the rear wall of the new kitchen first. After that we’d consider going straight up through its flat roof.',
        'Nunhead terraces that still have an open yard are simpler.',
      ],
    },
    {
      heading: 'No gas meter in your Old Kent Road tower?',
      paragraphs: [
        'Check with your landlord what supplies the heat. Some of the system-built towers have had their piped gas removed. If you cook by electricity and can’t find a meter, there may be no supply. Call us first, and we can settle that before anyone travels. Electric or communal heating there is for the building’s own contractors.',
      ],
    },
  ],
  related: [
    { to: '/guides/when-to-replace-boiler', label: 'Repair or replace a Peckham boiler from 2000' },
    { to: '/boiler-quotes', label: 'Price a like-for-like swap in North Peckham' },
  ],
  landmarks: ['Peckham Library', 'Nunhead Cemetery'],
} satisfies DistrictText;
