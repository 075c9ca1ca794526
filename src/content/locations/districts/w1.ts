import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w1',
  meta: {
    title: 'Boiler Repair in Mayfair, Marylebone & Soho, W1',
    description:
      'Mayfair mews flues, Marylebone blocks with a central boiler house and Soho flats above kitchens: boiler repair, service and replacement in W1.',
    keywords: [
      'boiler repair Marylebone',
      'boiler service Mayfair',
      'boiler installation Soho',
      'gas engineer Fitzrovia',
    ],
  },
  intro:
    'Mayfair, Marylebone, Soho and Fitzrovia: townhouses, mews and mansion flats where the flue, the lease and the parking need settling before the spanners come out.',
  sections: [
    {
      heading: 'Facing windows in a Mayfair mews',
      paragraphs: [
        'A mews is narrow, and its houses look straight at one another. A low flue sends vapour across to the opposite sill. A plume kit lifts the outlet towards the eaves while the air inlet stays put; a roof terminal is the other route, if the upper floor allows. About two metres to an opening directly across is the least to aim for. The managing estate will want the drawing whichever is chosen.',
      ],
    },
    {
      heading: 'Boiler houses beneath Marylebone',
      paragraphs: [
        "Edwardian mansion blocks frequently make heat in a central plant room, so a flat may contain only radiators, a hot water branch and valves. Tell the porter when all of them are cold. A single radiator is a smaller matter: draining part of a communal riser takes the manager's permission, and we arrange the shut-off with them. In Harley Street townhouses with private plant, a system boiler with ample storage does the heavy work.",
      ],
    },
    {
      heading: 'Soho air, Soho kerbs',
      paragraphs: [
        "Restaurants exhaust into the same wells that flats breathe from. A terminal close to an extract outlet or an intake grille is unacceptable, and grease in the combustion air shortens a burner's life. We look for the cleaner face of the building, even at the cost of a longer pipe. The Congestion Charge applies here, and daytime loading is scarce under Westminster's controls. First call of the morning is the practical slot.",
      ],
    },
  ],
  landmarks: ['The Wallace Collection', 'BT Tower'],
} satisfies DistrictText;
