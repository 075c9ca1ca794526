import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n9',
  meta: {
    title: 'Edmonton Boiler Repair and Installation | N9',
    description:
      'Edmonton Green towers, ground-floor bathrooms and tank-fed showers: what we check first when repairing or replacing a boiler in N9.',
    keywords: [
      'boiler repair Edmonton',
      'boiler installation N9',
      'boiler service Lower Edmonton',
      'gas engineer Edmonton Green',
    ],
  },
  intro:
    'We repair and replace boilers in Lower Edmonton and around Edmonton Green, after one question that matters more here than elsewhere: is there still gas in the building?',
  sections: [
    {
      heading: 'Gas supply in the towers',
      paragraphs: [
        "Certain towers of large-panel construction lost their gas on structural advice. If yours is among them, no gas boiler can be fitted, and the landlord will say which electric or communal arrangement replaced it. Flats above and beside Edmonton Green Shopping Centre need the same check. Have a look for a live meter, or ask the council's housing team, and then ring us about whatever is yours to maintain.",
      ],
    },
    {
      heading: 'A bathroom at the far end',
      paragraphs: [
        'Many Lower Edmonton terraces put the bathroom on the ground floor behind the kitchen. Hot water there arrives quickly, while a basin or shower added upstairs waits for ages because the pipe doubles back through the house. On a replacement we can shorten the route, insulate it, or fit a combi with a preheat mode, at some cost in gas. The rear wall gives a short flue, provided the fence it faces is far enough off.',
      ],
    },
    {
      heading: 'Low lofts towards the Great Cambridge Road',
      paragraphs: [
        'Inter-war council houses have a cold tank barely above the shower head, and a dribble is the predictable outcome. A mains-fed system cures it when flow and pipe are adequate. Lagging in those lofts tends to be thin; a tank that stays needs its lid and jacket. The Great Cambridge Road has red lines, and bays at the Green are controlled.',
      ],
    },
  ],
  landmarks: ['Edmonton Green', "All Saints' Church, Edmonton"],
} satisfies DistrictText;
