import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw19',
  meta: {
    title: 'Boiler Installation, Repair & Service in Wimbledon, SW19',
    description:
      'Three bathrooms on Wimbledon hill need stored hot water and a tested main. Boiler installation and repair from Merton Park to Colliers Wood.',
    keywords: [
      'boiler installation Wimbledon',
      'boiler repair Colliers Wood',
      'boiler service SW19',
      'gas engineer Merton Park',
    ],
  },
  intro:
    'In the large houses on the hill above Wimbledon, people ask us for a boiler that will run three bathrooms. We start with the water, since height takes some of the pressure away.',
  sections: [
    {
      heading: 'What boiler do I need for three bathrooms in Wimbledon?',
      paragraphs: [
        'A system boiler and a cylinder, in nearly every case. We measure the main twice, at rest and with taps open, and then choose the type of storage. How fast the cylinder reheats matters more to you than the power printed on the boiler. If a guest bathroom is far away, a return pipe with a timer brings hot water to it sooner.',
        'Terraces in South Wimbledon and Colliers Wood do well with a mid-size combi.',
      ],
    },
    {
      heading: 'Which side takes the flue on a Merton Park house?',
      paragraphs: [
        'Put it at the rear. Merton Park’s John Innes houses are in a conservation area, with tile-hung gables and holly hedges. Keep the cylinder and the pipes indoors too. Around South Park Gardens there’s more freedom, but a neighbour’s windows can still rule a wall out.',
      ],
    },
    {
      heading: 'Does my High Path flat have a boiler?',
      paragraphs: [
        'Ask which phase it belongs to. The estate is being rebuilt, and the new blocks are planned around shared heat. For the newer towers at Colliers Wood, ask the managing agent.',
        'During the Championships, bays near Wimbledon Park are suspended and roads close, so book a routine service outside that fortnight.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'System boiler and cylinder prices for Wimbledon hill' },
    { to: '/guides/best-combi-boilers-london', label: 'Mid-size combis for Colliers Wood terraces' },
  ],
  landmarks: ['All England Lawn Tennis Club', 'Wimbledon Windmill'],
} satisfies DistrictText;
