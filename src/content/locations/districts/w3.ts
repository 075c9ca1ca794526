import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w3',
  meta: {
    title: 'Boiler Repair, Service & Installation in Acton, W3',
    description:
      'Is your combi struggling with a loft bathroom in Poets’ Corner? We test the main before we quote. Acton emergencies: 25-40 minutes on average.',
    keywords: ['boiler repair Acton', 'boiler installation W3', 'boiler service East Acton', 'combi boiler West Acton'],
  },
  intro:
    'Families in Poets’ Corner call us when the old combi can’t keep up with a new loft bathroom. We count the taps you use together, then test the water main.',
  sections: [
    {
      heading: 'Do I need a bigger combi after a loft conversion?',
      paragraphs: [
        'You do if your main can supply it. A loft suite and a side return turn a two-bedroom terrace into a much larger house. If 13 L/min or more comes in, a 32 kW combi can make sense. At 9 L/min it can’t.',
        'In that case we’d suggest a cylinder of about 180 litres in the old airing cupboard. We check the gas pipe as well, because it was sized for a smaller boiler.',
      ],
    },
    {
      heading: 'Hanger Hill Garden Estate: where can a flue go?',
      paragraphs: [
        'It goes at the back. The estate is a conservation area, and its black-and-white fronts have to stay as they are. Rear walls with tiles or render can chip when they’re drilled, so we cut in from the outside. In a flat, ask your freeholder first and the council second. Each will want to know what the other said.',
      ],
    },
    {
      heading: 'Acton Gardens and South Acton heating',
      paragraphs: [
        'The newer blocks tend to have no boiler. Acton Gardens was planned with a heating network for the whole site. If you have an interface unit or a heat meter, report a fault to the network’s operator.',
      ],
    },
    {
      heading: 'Railway cottages in East and West Acton',
      paragraphs: [
        'These still have ordinary gas boilers, and so do the semis nearby. The boiler is generally in the kitchen with a flue at the rear, which makes a replacement a simple job. We can usually price one from photos and a short survey.',
      ],
    },
  ],
  related: [
    { to: '/guides/top-combi-boilers-london', label: 'Which combis justify 13 litres a minute' },
    { to: '/boiler-quotes', label: 'Price a straight swap in an Acton cottage' },
  ],
  landmarks: ['Acton Town Hall', 'Goldsmiths’ Almshouses, Acton'],
} satisfies DistrictText;
