import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n2',
  meta: {
    title: 'Boiler Repair in East Finchley & Fortis Green, N2',
    description:
      'Turning an East Finchley loft into a bedroom? We plan your hot water before the tanks go. Emergencies in N2 are reached in 35-50 minutes on average.',
    keywords: [
      'boiler repair East Finchley',
      'boiler service Fortis Green',
      'boiler installation N2',
      'system boiler East Finchley',
    ],
  },
  intro:
    'When an East Finchley loft becomes a bedroom, the water tanks go and the hot water has to be planned again. That’s what most people here ask us about.',
  sections: [
    {
      heading: 'Where does hot water come from once the tanks go?',
      paragraphs: [
        'It comes straight from the main, through a combi or a cylinder. We count your taps and test the flow. Then we look for a cupboard of about 600 by 600 mm, which could take a slim cylinder.',
        'If there’s no space, we choose a combi by how much hot water you use. The radiators in a Victorian or Edwardian terrace usually need less than half its output.',
      ],
    },
    {
      heading: 'Servicing a plant room on The Bishops Avenue',
      paragraphs: [
        'Allow most of a day. A large house may have several boilers that fire in turn, two or more cylinders and a pump that keeps far-off taps hot. We service each boiler and check the controls, safety valves and expansion vessels. You keep your heating, because we can shut down one boiler while the others run.',
      ],
    },
    {
      heading: 'Can I move the flue on a Fortis Green flat?',
      paragraphs: [
        'Read your lease first. The mansion flats have leases that fix where a flue may leave the building, and some say what hours we can work. Send us that page when you book and we’ll plan to it.',
        'If you own a semi towards the North Circular, you have more freedom. We’d still measure to the boundary before we move anything. Short commuter-hour permits apply near East Finchley station, so a midday visit can be easier.',
      ],
    },
  ],
  related: [
    { to: '/guides/best-combi-boilers-london', label: 'Choosing a combi by hot water use' },
    { to: '/guides/boiler-service-maintenance', label: 'What gets checked when several boilers share a house' },
  ],
  landmarks: ['Phoenix Cinema', 'East Finchley station and its archer statue'],
} satisfies DistrictText;
