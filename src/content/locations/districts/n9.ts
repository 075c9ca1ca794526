import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n9',
  meta: {
    title: 'Boiler Repair & Installation in Edmonton, N9',
    description:
      'Check that your Edmonton tower still has gas before you plan a boiler. We repair boilers in N9, and speed up slow hot water in long terraces.',
    keywords: [
      'boiler repair Edmonton',
      'boiler installation N9',
      'boiler service Lower Edmonton',
      'gas engineer Edmonton Green',
    ],
  },
  intro:
    'If you live in an Edmonton tower, check that the building still has gas before you ask for a boiler. Some towers have had it cut off.',
  sections: [
    {
      heading: 'Does my Edmonton tower block still have gas?',
      paragraphs: [
        'Your landlord or the council’s housing team can tell you. Some large-panel towers lost their supply on structural advice, and a gas boiler can’t go back in. Flats above and around Edmonton Green Shopping Centre need the same check. Once you know what heats your flat, call us about the parts that are yours.',
      ],
    },
    {
      heading: 'Slow hot water in a Lower Edmonton terrace',
      paragraphs: [
        'The boiler is probably at the far end of the house from your tap. Many terraces have a ground-floor bathroom behind the kitchen. An upstairs basin added later is fed by a long pipe that doubles back.',
        'When we replace a boiler we can shorten that pipe or insulate it. A combi with a preheat setting is quicker at the tap, but it uses some extra gas. The rear wall gives you a short flue, as long as the fence it faces is far enough away.',
      ],
    },
    {
      heading: 'A stronger shower near the Great Cambridge Road',
      paragraphs: [
        'A mains-fed system usually cures a weak one. The inter-war council houses here often have a cold tank in a low loft, barely higher than the shower. We check your flow and your pipe before we promise anything.',
        'If the tank stays, make sure it has a lid and a jacket. Lagging in these lofts tends to be thin, so ask us to look at it while we’re there.',
      ],
    },
  ],
  related: [
    { to: '/guides/best-combi-boilers-london', label: 'A stronger shower: what the main has to deliver' },
    { to: '/guides/boiler-service-maintenance', label: 'Preheat settings and other ways to save gas' },
  ],
  landmarks: ['Edmonton Green', 'All Saints’ Church, Edmonton'],
} satisfies DistrictText;
