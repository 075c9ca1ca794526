import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'nw5',
  meta: {
    title: 'Kentish Town & Gospel Oak Boiler Repair, Service | NW5',
    description:
      'Upper maisonette in Kentish Town with a flue over your neighbour’s roof? Boiler repair and service in NW5, and who heats the Gospel Oak estates.',
    keywords: [
      'boiler repair Kentish Town',
      'boiler service Dartmouth Park',
      'boiler installation NW5',
      'gas engineer Gospel Oak',
    ],
  },
  intro:
    'In Kentish Town’s maisonettes, the upper boiler often discharges over the neighbour’s flat roof below. People call us when the roof gets damp or is about to become a terrace.',
  sections: [
    {
      heading: 'My flue is above my neighbour’s flat roof in Kentish Town',
      paragraphs: [
        'Get it checked before anybody uses that roof. Condensate that drips from the flue wears the felt, and people on a new terrace would stand next to the fumes. We can raise or turn the terminal and take the drain indoors.',
        'If you share a hall, label your gas pipe and valve while you’re at it.',
      ],
    },
    {
      heading: 'Why does my Gospel Oak flat have no boiler?',
      paragraphs: [
        'Because the heat may come from the Royal Free Hospital. Several estates use surplus heat from it, Ludham and Waxham among them. When the whole flat is cold, call Camden. If one radiator stays cold, it may only be trapped air or a valve that sticks, and we can repair that with the council’s consent.',
      ],
    },
    {
      heading: 'Where can a flue run at Lissenden Gardens?',
      paragraphs: [
        'Your landlord decides. The flats have rear galleries and shared roofs, so you can’t simply pick a wall. Ask before you book us, and we’ll supply a drawing for the request.',
      ],
    },
    {
      heading: 'Pressure keeps dropping in a large Dartmouth Park house',
      paragraphs: [
        'A small expansion vessel may be the cause. A tall house holds a lot of water, and it needs a vessel of the right size. We test its charge, look for leaks and replace it if needed. The gauge should then stay steady from month to month.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-pressure-guide', label: 'What a dropping gauge means in Dartmouth Park' },
    { to: '/guides/boiler-installation-cost', label: 'Raising or turning a flue in Kentish Town' },
  ],
  landmarks: ['Parliament Hill Lido', 'O2 Forum Kentish Town'],
} satisfies DistrictText;
