import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e1',
  meta: {
    title: 'Boiler Repair & Installation, Whitechapel and Wapping E1',
    description:
      "Boiler repair, servicing and installation in E1, from listed weavers' houses in Spitalfields to Wapping warehouses and the newer flats at Aldgate.",
    keywords: [
      'boiler repair Whitechapel',
      'boiler service Wapping',
      'boiler installation Spitalfields',
      'gas engineer E1',
    ],
  },
  intro:
    "Boilers mended, serviced and replaced across E1: Whitechapel, Stepney and Shadwell, with Spitalfields' weavers' houses at one end and Wapping's wharves at the other.",
  sections: [
    {
      heading: 'Old chimneys in Spitalfields and Stepney',
      paragraphs: [
        "The weavers' houses around Fournier Street are listed, and a new terminal on the street front is seldom allowed. We look for a rear wall first. Failing that, a disused chimney can sometimes carry the flue, provided the boiler's maker supplies a chimney kit for that model and the stack has been swept, inspected and measured. Stepney's early Victorian squares, Albert Gardens and Arbour Square among them, raise the same question on a smaller scale.",
      ],
    },
    {
      heading: 'Deep floors in the Wapping wharves',
      paragraphs: [
        'A warehouse flat on Wapping High Street can put its kitchen a long way from daylight. Every flue has a maximum length and each bend uses some of it up, so we measure the route before we name a boiler. Condensate should drop to an internal waste; if the floor allows no fall, a small pump lifts it. Anything that shows on the brickwork is for the freeholder to approve.',
      ],
    },
    {
      heading: 'Aldgate flats, the Ocean Estate and somewhere to stop',
      paragraphs: [
        "Newer flats near Aldgate East tend to draw their heat from a plant room through an interface unit. We can attend to the radiators, valves and thermostat, but that unit is commonly the operator's, so find out who repairs it before you book. The rebuilt Ocean Estate can differ from block to block. With red routes along The Highway, Commercial Road and Whitechapel Road, a bay in a side street saves time; Spitalfields touches the edge of the Congestion Charge zone.",
      ],
    },
  ],
  landmarks: ['Whitechapel Gallery', 'Christ Church Spitalfields'],
} satisfies DistrictText;
