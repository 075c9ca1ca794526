import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se10',
  meta: {
    title: 'Greenwich Boiler Repair & Heating Advice, SE10',
    description:
      'Boilers in East and West Greenwich serviced, repaired and replaced, with plain advice for Peninsula flats that take heat from a district network.',
    keywords: [
      'boiler repair Greenwich',
      'boiler installation East Greenwich',
      'boiler service Maze Hill',
      'Greenwich Peninsula heating',
    ],
  },
  intro:
    'Greenwich is two jobs. In the streets around the park and Maze Hill we look after boilers; on the Peninsula we first work out whose equipment it is.',
  sections: [
    {
      heading: 'Short gardens in East Greenwich',
      paragraphs: [
        "The Victorian terraces stand close, and the boiler has usually moved into a rear extension beside the party fence. A side outlet there needs 300 mm to the boundary it runs along and 600 mm to one it faces, before the maker's own figures are considered. Neighbours build extensions as well, and a terminal that complied when fitted can be hemmed in later, so every service should include a look over the fence.",
      ],
    },
    {
      heading: 'Views count in West Greenwich',
      paragraphs: [
        'Georgian rows near the Royal Observatory lie within the setting of the World Heritage Site. Expect a refusal for a flue on the street. That leaves the garden side, the rear slope of the roof, or an old chimney if the manufacturer offers a kit for it. Cellar kitchens are common, so we check what the condensate would drain to. Begin the paperwork in spring and the work can be done while the heating is off.',
      ],
    },
    {
      heading: 'Peninsula towers and The O2',
      paragraphs: [
        "District heat feeds the towers on the Greenwich Peninsula. Without a boiler there is no flue, no landlord's check of one, and nothing for us to service in that sense; the network's own team handles the interface unit. We do balance radiators or replace a leaking towel rail once you have confirmed it is yours. At Greenwich Millennium Village ask the managers which system applies. Concert nights clog the approach roads, and both river tunnels now charge.",
      ],
    },
  ],
  landmarks: ['Cutty Sark', 'The O2'],
} satisfies DistrictText;
