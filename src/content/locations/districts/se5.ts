import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se5',
  meta: {
    title: 'Camberwell & Denmark Hill Boiler Repair, Installation SE5',
    description:
      'Tall houses on Camberwell Grove, flats over a neighbour’s skylight, estates with communal heat. We repair and install boilers in Camberwell, SE5.',
    keywords: [
      'boiler repair Camberwell',
      'boiler installation SE5',
      'boiler service Denmark Hill',
      'system boiler Camberwell Grove',
    ],
  },
  intro:
    'In a tall house on Camberwell Grove, the top bathroom is usually the one that runs cold. By the Green, upper flats ask us about flues above a neighbour’s skylight.',
  sections: [
    {
      heading: 'What boiler suits a four-storey house in Camberwell Grove?',
      paragraphs: [
        'Usually a boiler in the basement and a hot water cylinder upstairs, close to the bathrooms. The gas and the drain are down there, so the work is simpler.',
        'These listed terraces have four or five floors, and height changes the gauge too. Each floor adds about 0.3 bar to the pressure the basement boiler needs when cold. The right figure for your house can be above 1.0-1.5 bar, so ask us to write it in the manual.',
      ],
    },
    {
      heading: 'Can my flue go above the flat below?',
      paragraphs: [
        'It can, if it keeps far enough from any glass that opens. Upper flats in the Victorian conversions here usually discharge over the back addition, and the neighbour may have a rooflight right underneath. We measure against the manual and the standard and use the larger distance. A plume kit can carry the vapour higher up. The waste pipe is best kept indoors, although your neighbour downstairs may have to agree to the route.',
      ],
    },
    {
      heading: 'Can I have my own boiler on a Southwark estate?',
      paragraphs: [
        'Get the council’s answer in writing first. Many estates around Camberwell have communal heating, and a leaseholder may not be free to leave it. Check with Southwark before you pay for a survey at Sceaux Gardens or Lettsom.',
        'If your lease makes radiators and valves yours, we can repair those.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-pressure-guide', label: 'The right pressure for a tall Camberwell house' },
    { to: '/boiler-quotes', label: 'Price a basement boiler on Camberwell Grove' },
  ],
  landmarks: ['South London Gallery', 'Ruskin Park'],
} satisfies DistrictText;
