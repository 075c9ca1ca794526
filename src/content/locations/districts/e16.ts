import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e16',
  meta: {
    title: 'Boiler Repair in Canning Town & the Royal Docks, E16',
    description:
      'Will a new boiler fit your Britannia Village cupboard? We measure first. Emergencies in Canning Town: 30-45 minutes on average.',
    keywords: [
      'boiler repair Canning Town',
      'boiler service Silvertown',
      'boiler installation Custom House',
      'gas engineer E16',
    ],
  },
  intro:
    'If your boiler is built into a kitchen cupboard at Britannia Village, ask us to measure before you order a new one. A newer model of the same power may not fit the unit.',
  sections: [
    {
      heading: 'Will a new boiler fit my Britannia Village cupboard?',
      paragraphs: [
        'It might need a change to the door or a shelf. These 1990s homes tend to have a compact boiler in a unit built round the first model. A replacement can be taller, or need more space above and below for servicing.',
        'We measure the cupboard and read the manufacturer’s clearances. The old flue hole is often at a slightly different height, so we check that too.',
      ],
    },
    {
      heading: 'Do Royal Wharf flats have boilers?',
      paragraphs: [
        'Large new schemes by the docks, including Royal Wharf, tend to use a site heat network. Some towers near Canning Town station are the same. Report a fault to the operator, unless your agreement says otherwise. If an ExCeL event is on the day you book, tell us where we can park.',
      ],
    },
    {
      heading: 'Old chimneys and pipes on the Keir Hardie Estate',
      paragraphs: [
        'Expect a few surprises behind the walls. Many houses on this Canning Town estate were heated by coal and later by a back boiler. We find empty flues and pipe ends that go nowhere. We trace each one and make sure it’s dead and capped. A closed flue gets a vent so it doesn’t turn damp.',
      ],
    },
    {
      heading: 'Small kitchens in Custom House',
      paragraphs: [
        'A shallow wall-hung combi is often the only kind with room. The low-rise houses on the Ronan Point site have small kitchens. Send us a photo of the wall with a tape measure in it.',
      ],
    },
  ],
  related: [
    { to: '/guides/top-combi-boilers-london', label: 'Slim combis for small Custom House kitchens' },
    { to: '/guides/when-to-replace-boiler', label: 'How long a 1990s cupboard boiler is worth repairing' },
  ],
  landmarks: ['ExCeL London', 'Thames Barrier Park'],
} satisfies DistrictText;
