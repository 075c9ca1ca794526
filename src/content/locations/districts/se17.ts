import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se17',
  meta: {
    title: 'Walworth Boiler & Heating Repair, SE17',
    description:
      'District heat on the Aylesbury and at Elephant Park, boilers in Pullens flats and Liverpool Grove cottages. Who to call, and what we do in SE17.',
    keywords: [
      'boiler repair Walworth',
      'heating engineer SE17',
      'boiler service Elephant and Castle',
      'radiator repair Walworth',
    ],
  },
  intro:
    'Before you call anyone about a cold flat in Walworth, check if you have a boiler at all. On the Aylesbury, the Brandon and at Elephant Park you’re on district heating.',
  sections: [
    {
      heading: 'My Aylesbury or Brandon flat is cold: who do I call?',
      paragraphs: [
        'If the whole staircase is cold, call Southwark. Neither estate has boilers in its flats, so there’s nothing we could repair at the source.',
        'Elephant Park makes its heat in an on-site energy hub, and the hub’s operator looks after the interface units. If one room is cold, the cause may be a stuck radiator valve, trapped air or a wrong thermostat setting. We can fix those, with the operator’s consent if the pipes have to be drained.',
      ],
    },
    {
      heading: 'Which boiler fits a Pullens Estate kitchen?',
      paragraphs: [
        'A shallow one, with its connections where your pipes already are. Kitchens in these Victorian tenements are small and sit above a shared yard. Your flue has to stay clear of the other flues and of every window that opens. For the waste water we try the original drain branch first, because a new outside pipe needs the freeholder’s yes.',
      ],
    },
    {
      heading: 'Boiler size for a Liverpool Grove cottage',
      paragraphs: [
        'It can be smaller than most people expect. Octavia Hill’s cottages have small rooms, and 4 or 5 kW often heats them in the depths of winter. So we look at a boiler’s lowest output, because one that can’t turn down keeps switching on and off. The highest output only matters for the shower.',
      ],
    },
  ],
  related: [
    { to: '/combi-boilers', label: 'Combis that turn down low for small cottages' },
    { to: '/guides/when-to-replace-boiler', label: 'When a Pullens Estate boiler needs replacing' },
  ],
  landmarks: ['East Street Market', 'St Peter’s Church, Walworth'],
} satisfies DistrictText;
