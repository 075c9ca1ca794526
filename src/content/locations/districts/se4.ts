import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se4',
  meta: {
    title: 'Boiler Repair & Installation in Brockley, SE4',
    description:
      'Weak shower in a Brockley villa flat, or no tank space left in Crofton Park? We test the flow, check the flue wall and give you a fixed price.',
    keywords: [
      'boiler repair Brockley',
      'boiler service Crofton Park',
      'boiler installation SE4',
      'combi boiler Honor Oak Park',
    ],
  },
  intro:
    'Flats in Brockley’s big villas often share one water main, so a shower upstairs drops when somebody runs a bath below. We measure the flow in your flat before we suggest a new boiler.',
  sections: [
    {
      heading: 'Where can my flue go in Brockley or Honor Oak?',
      paragraphs: [
        'In a Brockley villa your neighbours’ flues decide that. A house with four flats may have four of them on the garden wall. Each must stay clear of the next one and of any window that opens. The usual minimum is 300 mm to the side and 1,500 mm above or below.',
        'We draw the whole wall for your freeholder, so the answer tends to come sooner. While we’re there, we ask who else draws water from the same pipe.',
        'On the Honor Oak Estate, look at where your flue comes out before you call. Some of these 1930s blocks have access balconies, and a terminal that opens on to one may have to move when you replace the boiler. Describe it on the phone and we’ll tell you what’s likely.',
      ],
    },
    {
      heading: 'Combi or cylinder after a Crofton Park loft conversion?',
      paragraphs: [
        'Once the dormer is built there’s no room for tanks, so hot water has to come straight from the mains. A combi suits one bathroom. For two, an unvented cylinder in a cupboard downstairs is usually better, if the flow is there to fill it.',
        'A 150-litre cylinder weighs nearly 200 kg full, so we check the floor first. Its safety pipe must also be able to run downhill to the outside.',
      ],
    },
  ],
  related: [
    { to: '/guides/best-combi-boilers-london', label: 'Which combi copes with a shared Brockley main' },
    { to: '/guides/boiler-service-maintenance', label: 'What we check on a villa flat’s boiler' },
  ],
  landmarks: ['Hilly Fields', 'Rivoli Ballroom'],
} satisfies DistrictText;
