import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w14',
  meta: {
    title: 'West Kensington & Olympia Boiler Repair, W14',
    description:
      "Light wells at Queen's Club Gardens, weak pressure in tall Olympia terraces and studio houses on Melbury Road: boiler repair and fitting in W14.",
    keywords: [
      'boiler repair West Kensington',
      'boiler service Olympia',
      'boiler installation Brook Green',
      'mansion flat boiler W14',
    ],
  },
  intro:
    'West Kensington, Olympia and Brook Green put mansion flats, tall terraces and a few famous studios within a short walk. Our engineers treat each on its merits.',
  sections: [
    {
      heading: 'Light wells and back additions',
      paragraphs: [
        "Queen's Club Gardens is a complete neighbourhood of mansion flats. Flues and condensate pipes are normally accepted on the back addition or in the light well, under terms the landlord lays down. A stacked arrangement brings your upstairs neighbour's window into the sum: 300 mm beneath an opening is the rule of thumb, and a confined well asks for more. Draw the stack of kitchens, floor by floor, and the right spot tends to show itself.",
      ],
    },
    {
      heading: "Heating a painter's studio",
      paragraphs: [
        'Houses on Melbury Road were made for artists, with north-facing glass and rooms two storeys high. They are listed. A radiator count tells you little in such volumes, so we calculate losses through roof-light and wall, and often put heat at low level under the glazing or beneath the floor. The boiler then works at a gentle temperature for longer. Controls need a sensor where people sit; warm air gathers beneath the ceiling and fools anything higher.',
      ],
    },
    {
      heading: 'Weakness by the storey near Olympia',
      paragraphs: [
        "In tall terraces the main that fills the ground-floor bath in minutes just about reaches the attic. A flat there should be tested at its own kitchen tap. Some combis will not fire below two or three litres a minute. Where that happens, stored hot water that refills slowly is the cure. Exhibition days and tournaments at the Queen's Club take the permit bays, and stopping on the A4 is out of the question, so agree the entrance with us.",
      ],
    },
  ],
  landmarks: ['Olympia London', 'Leighton House'],
} satisfies DistrictText;
