import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w11',
  meta: {
    title: 'Boiler Service & Installation in Notting Hill, W11',
    description:
      'Boiler problem in Notting Hill? Emergencies in W11: 25-40 minutes on average. Flue routes for Ladbroke crescents and basements off Portobello Road.',
    keywords: [
      'boiler repair Notting Hill',
      'boiler installation W11',
      'boiler service Holland Park',
      'boiler engineer Portobello Road',
    ],
  },
  intro:
    'On the Ladbroke crescents, planners may treat the garden side like a second front. We’ll help you find a flue route that neither side can see.',
  sections: [
    {
      heading: 'Where can a flue go on a Ladbroke crescent?',
      paragraphs: [
        'We look at the side return, an inner light well or the valley between two roofs. The houses back on to private shared gardens in a conservation area, and both faces may be protected. We photograph the view from the garden path and mark the flue on the picture. You can show that to the garden committee’s agent and to the council.',
        'The tall houses also need stored hot water. We place the cylinder near the top, close to the bathrooms.',
      ],
    },
    {
      heading: 'Can a basement flue face the street off Portobello Road?',
      paragraphs: [
        'We’d avoid it. The painted terraces have shallow pavements, so fumes would reach people at the railings and could collect in the basement area. The rear addition is nearly always better. Mews houses off Holland Park Avenue don’t have one, so their flue goes up through the roof.',
      ],
    },
    {
      heading: 'Who repairs heating at Lancaster West?',
      paragraphs: [
        'Speak to the council’s housing team first. Most homes on the estate have heat from an estate network, and the council deals with its faults. If a radiator is your responsibility, we can work on it once the network’s people have shut off the supply.',
        'If you live by Portobello Road, ask for an early visit on market days. The road is closed to traffic in market hours.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'What a roof flue costs on a tall house' },
    { to: '/guides/boiler-service-maintenance', label: 'Yearly care for a boiler behind stucco' },
  ],
  landmarks: ['Electric Cinema', 'Museum of Brands'],
} satisfies DistrictText;
