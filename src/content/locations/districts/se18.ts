import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se18',
  meta: {
    title: 'Boiler Repair in Woolwich, Plumstead & Shooters Hill SE18',
    description:
      'Boiler cutting out on windy nights on Shooters Hill, or a kitchen below the street in Plumstead? Repairs and new boilers throughout SE18.',
    keywords: [
      'boiler repair Woolwich',
      'boiler service Plumstead',
      'boiler installation SE18',
      'boiler engineer Shooters Hill',
    ],
  },
  intro:
    'On Shooters Hill we’re called when the boiler cuts out in wind or hard frost. In Plumstead, the steep streets decide where a flue and its drain can go.',
  sections: [
    {
      heading: 'Why does my Shooters Hill boiler cut out in bad weather?',
      paragraphs: [
        'This is exposed high ground, and two things happen. In frost, an outside condensate pipe can freeze. Standing on the ground, thaw it with warm water (never boiling), then press reset once. We can replace that pipe with a short, wide, insulated one.',
        'In strong wind, gusts across the flue can put the flame out. Write down when it happens and from which side it blows, and tell the engineer. We can then look at the flue’s position.',
      ],
    },
    {
      heading: 'Flues and drains in a Plumstead hillside house',
      paragraphs: [
        'Kitchens on the steep streets can be a storey below the road. The drain is then downhill at the back, so a pump is rarely needed. The flue takes more care, because a path or a neighbour’s window may be level with it. Where people can touch the flue, we put a guard over it.',
      ],
    },
    {
      heading: 'Do Royal Arsenal Riverside flats have boilers?',
      paragraphs: [
        'No. A district heating network supplies them through interface units, which the operator looks after. We work on the radiators beyond the unit.',
        'On the estates around Woolwich Common and the Dockyard, check your own block before you book a repair.',
      ],
    },
    {
      heading: 'Should I seal the tank-fed system in my 1930s semi?',
      paragraphs: [
        'It’s worth thinking about when the boiler needs replacing. A loft tank on this ridge stands in freezing air all winter. Sealing the system lets us remove it, once we’ve checked that your radiators can take the pressure.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'What sealing an old system adds on Shooters Hill' },
    { to: '/guides/boiler-service-maintenance', label: 'A yearly check before winter on Shooters Hill' },
  ],
  landmarks: ['Royal Artillery Barracks', 'Severndroog Castle'],
} satisfies DistrictText;
