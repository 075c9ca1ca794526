import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'nw3',
  meta: {
    title: 'Boiler Repair & Service in Hampstead & Belsize Park | NW3',
    description:
      'Weak hot water up in Hampstead village, or a humming pump in a Belsize Park basement? Boiler engineers for Hampstead and NW3.',
    keywords: [
      'boiler repair Hampstead',
      'boiler service Belsize Park',
      'boiler installation NW3',
      'gas engineer Swiss Cottage',
    ],
  },
  intro:
    'Hampstead village is on high ground, so weak hot water is what people there ask about first. In Belsize Park it’s the lower-ground flats, where a pump has to lift the boiler’s waste water.',
  sections: [
    {
      heading: 'Why is the water pressure low in Hampstead village?',
      paragraphs: [
        'Height is part of it. We test at your top tap with a second one open, and check your stop valve before we blame the hill. If the mains can’t do it, a vented cylinder with a loft tank may suit a Georgian house better than a combi. Many fronts are listed, so flue consent needs thought at the same time. We draw the possible positions before you apply.',
      ],
    },
    {
      heading: 'What is the pump beside my Belsize Park boiler?',
      paragraphs: [
        'It lifts condensate to the drain, because a lower-ground flat often lies below it. It needs its own power supply and a clean once a year. When it fails, the boiler should stop. There may be half a dozen flats in the villa, and they share the rear wall for flues. If we write a report on it for you, your neighbours can use it too.',
      ],
    },
    {
      heading: 'Shared heating around Swiss Cottage and the Chalcots',
      paragraphs: [
        'Check your lease before you book. In the red-brick mansion blocks and the Chalcots towers, heat may come from shared plant. We can then usually work only on the radiators, with the managers’ agreement.',
        'The Isokon building is listed inside as well, so ask before any pipe is moved.',
      ],
    },
  ],
  related: [
    { to: '/guides/best-combi-boilers-london', label: 'What flow a combi needs on Hampstead’s hill' },
    { to: '/boiler-quotes', label: 'Price a boiler for a Belsize Park villa flat' },
  ],
  landmarks: ['Kenwood House', 'Keats House'],
} satisfies DistrictText;
