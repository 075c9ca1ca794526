import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e7',
  meta: {
    title: 'Forest Gate Boiler Engineers | Repairs & New Boilers E7',
    description:
      'Woodgrange Estate villas, Upton terraces and windy Capel Road: boiler repair and system boilers with cylinders across Forest Gate and E7.',
    keywords: [
      'boiler repair Forest Gate',
      'system boiler E7',
      'boiler service Upton',
      'boiler installation Woodgrange Estate',
    ],
  },
  intro:
    "Forest Gate's houses run large, and so do their hot water needs. We service, repair and replace boilers here and in Upton.",
  sections: [
    {
      heading: 'Stored hot water on the Woodgrange Estate',
      paragraphs: [
        'A tall house with three bathrooms is hard on a combi. At a winter temperature rise a 30 kW model yields roughly 12 litres a minute, about one good shower. A system boiler with a cylinder delivers to several taps at once and gives you an immersion heater in reserve. The price is floor space, plus a reheat time that we work out with you before choosing the volume.',
      ],
    },
    {
      heading: 'Glazed porches and garden walls',
      paragraphs: [
        'Glass-roofed porches are a mark of this conservation area, so nothing goes on the street face. Flue, relief pipe and condensate all leave at the rear. Deep plans make that a longer run under the floor, and we lift boards once, with every route agreed beforehand. Smaller terraces around Upton and West Ham Park have the kitchen at the back already, which makes life simpler.',
      ],
    },
    {
      heading: 'Weather off Wanstead Flats',
      paragraphs: [
        'Capel Road looks over open ground, and the wind arrives unbroken. Gusts can disturb a badly placed terminal; frost takes an unlagged condensate pipe in a night. If yours has frozen, warm (never boiling) water along the outside pipe and a single reset are safe to try from the ground. Afterwards ask us to shorten it or bring it indoors. Parking is awkward only in the permit zones by the stations.',
      ],
    },
  ],
  landmarks: ['West Ham Park', 'Wanstead Flats'],
} satisfies DistrictText;
