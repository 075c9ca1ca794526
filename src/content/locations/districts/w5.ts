import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w5',
  meta: {
    title: 'Ealing Boiler Service, Repair & Installation | W5',
    description:
      'Brentham cottages, listed flats at Ealing Village and Edwardian houses with old gravity pipes: boiler servicing, repair and installation in Ealing W5.',
    keywords: [
      'boiler repair Ealing',
      'boiler service South Ealing',
      'boiler installation W5',
      'powerflush Ealing Common',
    ],
  },
  intro:
    'Ealing, South Ealing and the Park Royal side of W5 are largely Edwardian and inter-war. We keep their boilers in order and bring old pipework up to date.',
  sections: [
    {
      heading: 'Sludge in the big pipes by Ealing Common',
      paragraphs: [
        'Some Edwardian houses near the Common retain large-bore circuits laid for gravity, with cast-iron radiators worth keeping. They hold a great deal of water and of iron oxide. Connect a modern heat exchanger to that unflushed and its narrow waterways will collect the lot within a winter. We flush section by section, mind the oldest joints, then add a filter, inhibitor and, if wanted, a plate exchanger that keeps old water apart from new.',
      ],
    },
    {
      heading: "Brentham's hedges and sight lines",
      paragraphs: [
        'Cottages of the garden suburb are near neighbours, and its conservation area takes note of pipes as well as flues. What the public can see from road or footpath should be left alone. Kitchens at the rear generally solve that, though gardens back on to shared greens in places. Planting must not be used to hide a terminal, since leaves against it disturb the flue. A compact boiler suits these kitchens.',
      ],
    },
    {
      heading: 'Ealing Village, Dickens Yard and the gyratory',
      paragraphs: [
        'Leaseholders in listed Ealing Village must have approval before any core is cut through an outside wall, so a like-for-like exchange is by far the least trouble. New flats at Dickens Yard should ask the concierge what supplies them. Around Ealing Broadway controls follow the working day. We avoid halting on Western Avenue or the Hanger Lane gyratory, red routes both, and come through the side roads.',
      ],
    },
  ],
  landmarks: ['Ealing Studios', 'Walpole Park'],
} satisfies DistrictText;
