import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w12',
  meta: {
    title: 'Boiler Repair & Service in Shepherd’s Bush, W12',
    description:
      'Rumbling boiler in Shepherd’s Bush? Tell us when it happens and we’ll say how soon it needs a visit. Emergencies are reached in 25-40 minutes on average.',
    keywords: [
      'boiler repair Shepherd’s Bush',
      'boiler service White City',
      'boiler installation W12',
      'combi boiler Askew Road',
    ],
  },
  intro:
    'A noisy boiler is what we’re often called to in the Victorian houses around Askew Road. Tell us when it makes the noise, and we can tell you how soon it needs a visit.',
  sections: [
    {
      heading: 'Why does my boiler rumble or tap?',
      paragraphs: [
        'If it rumbles while it’s firing, book a visit. Scale or poor water flow is the likely cause. A light tapping after it switches off is usually a pipe cooling against a joist, which does no harm.',
      ],
    },
    {
      heading: 'Heating at Television Centre',
      paragraphs: [
        'Call the building’s team. Communal plant supplies the apartments, so a fault is usually at the interface unit and that isn’t ours to open. We can take over if they find the problem is in a radiator or a room control. When Queens Park Rangers play at home, permit rules are tighter, so mention the fixture when you book.',
      ],
    },
    {
      heading: 'Flues on the Wormholt and Old Oak estates',
      paragraphs: [
        'They go on the garden side, because both estates are conservation areas. Check what grows in front of yours. A hedge that covers the flue sends fumes back into the boiler’s air supply, so cut it back every year. A new shed can end up too close as well.',
      ],
    },
    {
      heading: 'Can I change my boiler on the White City Estate?',
      paragraphs: [
        'Yes, but the flue should stay where it is. These 1930s blocks have small kitchens beside open landings, and there are few walls that would do. We look for a boiler whose flue fits the opening you have. Leaseholders should tell the landlord before we drill. The condensate can drain into your sink waste, which keeps pipes off the landing.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-service-maintenance', label: 'What to do about a rumbling boiler' },
    { to: '/combi-boilers', label: 'Combis for a small White City kitchen' },
  ],
  landmarks: ['Television Centre', 'Shepherd’s Bush Empire'],
} satisfies DistrictText;
