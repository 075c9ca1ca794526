import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e18',
  meta: {
    title: 'South Woodford Boiler Repair and Installation, E18',
    description:
      'Moving a boiler out of the way of an extension, replacing loft tanks, matching tight flue positions: boiler work in South Woodford and Woodford.',
    keywords: [
      'boiler repair South Woodford',
      'boiler installation Woodford',
      'boiler relocation E18',
      'boiler service South Woodford',
    ],
  },
  intro:
    'South Woodford and the Woodford side of E18 are extension country. A good part of our work here is putting boilers where the new kitchen wants them.',
  sections: [
    {
      heading: 'When the kitchen moves off George Lane',
      paragraphs: [
        'A rear extension on a Victorian or Edwardian house swallows the wall that held the flue. The boiler then shifts to a utility room, a landing cupboard or the new outside wall, and gas has farther to travel. We size that pipe for the total demand, hob included; 28 mm is not unusual on a long run. Old radiator circuits get cleaned at the same stage, since the water has to be drained in any case. Tell your builder to leave us a duct under the screed.',
      ],
    },
    {
      heading: 'Loft tanks on the Roding side',
      paragraphs: [
        'The 1930s semis towards the river commonly hold a cold cistern and a small heating tank above the landing. Changing to a sealed system releases that space and ends the risk of a frozen feed. It also raises the pressure in older pipework, so joints and radiator valves are looked over first. Keeping the cylinder is reasonable if it is sound and two people bathe at once.',
      ],
    },
    {
      heading: 'One hole per kitchen along the High Road',
      paragraphs: [
        'Purpose-built flats here were designed round a balanced flue in a fixed place. The new boiler has to suit it, or the freeholder has to permit another. We bring the measurements to you before ordering. Station streets have permit hours, and traffic where the North Circular meets the M11 decides our route more than distance does.',
      ],
    },
  ],
  landmarks: ["St Mary's Church, Woodford", 'Odeon South Woodford'],
} satisfies DistrictText;
