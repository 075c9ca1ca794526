import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se6',
  meta: {
    title: 'Catford & Bellingham Boiler Repair & Installation, SE6',
    description:
      'Boiler behind a new lean-to in Catford? Old pipes under the boards in Bellingham? We repair, install and clean systems across SE6.',
    keywords: [
      'boiler repair Catford',
      'boiler service Bellingham',
      'boiler installation SE6',
      'Corbett Estate boiler',
    ],
  },
  intro:
    'Most Corbett Estate houses keep the kitchen and bathroom at the back, so replacing a Catford boiler is often a straightforward job. The calls that surprise people come after an extension has gone up around the flue.',
  sections: [
    {
      heading: 'My extension covers the boiler flue in Catford',
      paragraphs: [
        'Leave the boiler off and call us if the flue now ends under a roof or a lean-to. It has to discharge into open air. We extend it past the new roof, or find it another way out. If you’re still planning the extension, tell us early and we’ll include the flue in the plan.',
        'On an unaltered Corbett terrace it’s simple: a short flue over the yard, with gas, water and drain close by.',
      ],
    },
    {
      heading: 'Why do Bellingham radiators fill with sludge?',
      paragraphs: [
        'Old pipework is a common reason. The LCC built these cottages in the 1920s with coal fires, and the back boilers that came later left pipes under the floor. Some of them go nowhere. Dead ends on the hot water side hold stale water, so we cut them out. We clean the radiators before a new boiler goes on, gently where the joints look weak, and add a magnetic filter.',
      ],
    },
    {
      heading: 'Do Culverley Green houses need a cylinder?',
      paragraphs: [
        'Many do better with one. These Edwardian houses have space for a cylinder on the landing, and a family with two bathrooms will notice the difference. It’s a conservation area, so the flue stays off the front.',
        'Semis towards Hither Green are easier, because there’s often a side wall we can use.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-service-maintenance', label: 'How we keep Bellingham’s old radiators clean' },
    { to: '/guides/boiler-installation-cost', label: 'What a Corbett Estate boiler swap costs' },
  ],
  landmarks: ['The Catford Cat', 'Broadway Theatre, Catford'],
} satisfies DistrictText;
