import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e4',
  meta: {
    title: 'Chingford Boiler Repair, Servicing & Installation | E4',
    description:
      'Back boilers removed, combis and cylinders fitted, faults repaired in Chingford, Highams Park and Sewardstone, with gas supply checked on the forest side.',
    keywords: [
      'boiler repair Chingford',
      'back boiler removal Chingford',
      'boiler service Highams Park',
      'boiler installation E4',
    ],
  },
  intro:
    'Chingford is a district of houses with lofts, drives and a long history of back boilers. We look after heating here, in Highams Park and out to Sewardstone.',
  sections: [
    {
      heading: 'Taking out a back boiler in South Chingford',
      paragraphs: [
        'Behind the lounge fire of an inter-war semi there may still be a boiler set into the chimney breast, or the remains of one. Removing it means isolating and capping the gas, draining the old pipework, and closing the chimney with a vented cap so that the stack stays dry. The new boiler goes to the kitchen, the landing or the loft. Since the original gas pipe was sized for a smaller appliance, it is often replaced with 22 or 28 mm.',
      ],
    },
    {
      heading: 'Rooms in the roof',
      paragraphs: [
        'A loft conversion takes the cold tank and the feed tank with it. That leaves two sensible designs: a combi, if the mains can feed two showers, or a system boiler with an unvented cylinder, which must be fitted by someone qualified for it and needs a discharge pipe to a safe place outside. Edwardian villas near Chingford station generally have space for the second. Council-built houses on Friday Hill are smaller and mostly suit the first.',
      ],
    },
    {
      heading: 'Sewardstone and the edge of the forest',
      paragraphs: [
        'Do not assume mains gas on every plot at Sewardstone. If there is none, an oil boiler is work for an OFTEC-registered technician, and LPG for an engineer registered for that fuel; tell us which when you call. Parking is easy on most Chingford drives, though the streets beside the station have permit hours.',
      ],
    },
  ],
  landmarks: ["Queen Elizabeth's Hunting Lodge", 'Chingford Plain'],
} satisfies DistrictText;
