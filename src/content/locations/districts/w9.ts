import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w9',
  meta: {
    title: 'Boiler Repair & Replacement in Maida Vale, W9',
    description:
      'In Maida Vale your managing agent’s flue rules come first. We read them, test the gas pipe and quote. Emergencies are reached in 25-40 minutes on average.',
    keywords: [
      'boiler repair Maida Vale',
      'boiler service Little Venice',
      'boiler installation W9',
      'boiler replacement Elgin Avenue',
    ],
  },
  intro:
    'Most of our W9 calls are to flats on roads like Elgin Avenue, where a managing agent has rules for flues. Ask for those rules before you choose a boiler.',
  sections: [
    {
      heading: 'Replacing a boiler in an Elgin Avenue mansion block',
      paragraphs: [
        'It’s easiest if the new flue uses the old hole. The blocks here and on Lauderdale Road back on to communal gardens. The freeholder usually says where a flue can show, and sometimes even what colour a pipe must be.',
        'A boiler with the same flue size and height can often go in without scaffolding. If the height changes, the old hole is blanked off and a new one cut, and you’ll need a licence for that.',
      ],
    },
    {
      heading: 'Gas supply in flats off Shirland Road',
      paragraphs: [
        'We measure the gas pressure at your boiler before we quote. The houses were divided into flats with the meters at the bottom of a narrow stair, so the pipe to the third floor is long. If it was sized for a cooker and a water heater, it’s too small for a combi.',
        'The fix is a larger riser. Your freeholder has to agree to it on the shared stairs, so it’s best planned ahead.',
      ],
    },
    {
      heading: 'Can a boiler drain from a Little Venice lower-ground flat?',
      paragraphs: [
        'It can, but the gully may be a long way off. Condensate pipe needs about 45 mm of fall for every metre. Over ten metres that’s nearly half a metre, and the pipe soon meets the floor. The choices are a nearer waste pipe, a pump, or a different wall for the boiler. We’ll price each one so you can compare.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'What a larger gas riser can add' },
    { to: '/boiler-quotes', label: 'Price a same-position swap in a mansion block' },
  ],
  landmarks: ['Little Venice', 'Paddington Recreation Ground'],
} satisfies DistrictText;
