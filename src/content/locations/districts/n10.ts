import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n10',
  meta: {
    title: 'Boiler Repair & System Boilers in Muswell Hill, N10',
    description:
      'Condensate pipe frozen in Muswell Hill? We can move or insulate it. We also install cylinders in tall Edwardian houses.',
    keywords: [
      'boiler repair Muswell Hill',
      'system boiler Muswell Hill',
      'boiler service N10',
      'unvented cylinder Muswell Hill',
    ],
  },
  intro:
    'Muswell Hill gets harder frosts than the streets below, and a pipe on a north-facing wall freezes first. Ask us to move or insulate it before winter.',
  sections: [
    {
      heading: 'How do I stop my condensate pipe freezing?',
      paragraphs: [
        'Have it run indoors to the soil stack if the floors allow. Where it must go outside, we take it out as low as possible. It goes in insulated 32 mm pipe and ends at the nearest gully. Ask for this at your next service if you’ve been caught before.',
      ],
    },
    {
      heading: 'What boiler suits a three-storey Edwardian house?',
      paragraphs: [
        'A system boiler and a cylinder usually suit it better than a combi. One of the avenue houses may have five bedrooms, a family bathroom and an en suite in the roof. A combi shared between them leaves somebody with a cold shower.',
        'We like to put the cylinder on the first floor, so no tap is far away. We can also heat the top storey as a separate zone, which saves warming empty rooms. Your old column radiators can stay if they pass a pressure test and a flush.',
      ],
    },
    {
      heading: 'Flats above Muswell Hill Broadway',
      paragraphs: [
        'The flue leaves at the rear. The ornate Edwardian fronts are in a conservation area, so we run it out over the back roofs and check for windows above. Tell us which floor you’re on when you book, because the shared stairs are long.',
        'Inter-war flats towards Coppetts Road are simpler, and there the flue often has a clear wall.',
      ],
    },
  ],
  related: [
    { to: '/boiler-quotes', label: 'Price a cylinder system for five bedrooms' },
    { to: '/guides/boiler-service-maintenance', label: 'Get a hilltop boiler ready for frost' },
  ],
  landmarks: ['Highgate Wood', 'Everyman Muswell Hill, the former Odeon'],
} satisfies DistrictText;
