import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e11',
  meta: {
    title: 'Boiler Repair & Service in Leytonstone & Wanstead, E11',
    description:
      'Two or three bathrooms in Wanstead? A cylinder usually suits. We repair boilers across E11, and find flue positions for narrow Cann Hall terraces.',
    keywords: [
      'boiler repair Leytonstone',
      'boiler installation Wanstead',
      'boiler service Snaresbrook',
      'system boiler E11',
    ],
  },
  intro:
    'In Wanstead and Snaresbrook we’re usually asked how to run two or three bathrooms at the same time. In most of those houses a system boiler and a cylinder is the answer.',
  sections: [
    {
      heading: 'What suits a three-bathroom house in Wanstead?',
      paragraphs: [
        'A system boiler with a cylinder of 200 litres or more can fill a bath and run a shower together, as long as your water main is sound. We test the main first.',
        'If you have tanks in the loft now, we also check the old radiators and joints. They’ll be under mains-fed pressure after the change, and it’s cheaper to find a weeping valve beforehand.',
      ],
    },
    {
      heading: 'Flue positions in a narrow Cann Hall terrace',
      paragraphs: [
        'A side return here may be little more than a metre wide. If the flue goes out sideways it points at the fence. If it goes straight out, it may sit below a bedroom window, and it needs 300 mm from one that opens.',
        'We measure and draw the options before we promise a position. Sometimes the best route is up through the back roof. Leytonstone and Bushwood terraces need the same check if the kitchen has been extended.',
      ],
    },
    {
      heading: 'New flue for a 1930s Wanstead flat: who must agree?',
      paragraphs: [
        'Your freeholder must, if a new hole is needed in the outside wall. That licence can take weeks, so summer is a good time to ask. These inter-war flats mostly have a single flue hole for the kitchen. Using it again keeps the job simple, and we choose a boiler whose flue matches.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'What a cylinder system costs in a Wanstead house' },
    { to: '/guides/when-to-replace-boiler', label: 'Plan the change before winter in a leasehold flat' },
  ],
  landmarks: ['Wanstead Park', 'Eagle Pond, Snaresbrook'],
} satisfies DistrictText;
