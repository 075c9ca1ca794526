import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w1',
  meta: {
    title: 'Boiler Repair & Service in Mayfair, Marylebone & Soho, W1',
    description:
      'Boiler off in W1? We reach emergencies in 25-40 minutes on average. Mews flues in Mayfair, central plant in Marylebone and flats above Soho kitchens.',
    keywords: [
      'boiler repair Marylebone',
      'boiler service Mayfair',
      'boiler installation Soho',
      'gas engineer Fitzrovia',
    ],
  },
  intro:
    'In a Marylebone mansion block, tell the porter first if every radiator is cold. The heat may come from a boiler house that serves the whole building.',
  sections: [
    {
      heading: 'Is there a boiler in my Marylebone flat?',
      paragraphs: [
        'Often there isn’t. Many Edwardian mansion blocks make heat centrally, so your flat may hold only radiators, valves and a hot water supply. We can repair one cold radiator. If that means draining a shared pipe, the manager has to agree, and we arrange the shut-off with them.',
        'Townhouses around Harley Street and Portman Square are a different case. Where they have boilers of their own, a system boiler with plenty of stored hot water usually suits.',
      ],
    },
    {
      heading: 'Stopping boiler steam in a Mayfair mews',
      paragraphs: [
        'A plume kit is the usual cure. Mews houses face each other closely, and a low flue can blow across at the windows opposite. The kit lifts the outlet towards the eaves while the air inlet stays put. A flue through the roof is the other choice.',
        'We aim for at least 2 metres to a window directly across. If an estate manages your mews, they’ll want to see a drawing before we start.',
      ],
    },
    {
      heading: 'Flues near restaurant extracts in Soho',
      paragraphs: [
        'Yours has to be well away from any extract or intake grille. Soho flats share walls with kitchen ducts, and grease in the air shortens a burner’s life. We look for the cleaner side of the building, even when the pipe is longer. Daytime loading is scarce, so ask for our first visit of the morning if you’re having a boiler installed.',
      ],
    },
  ],
  related: [
    { to: '/boiler-quotes', label: 'Get a price for a mews house or townhouse' },
    { to: '/guides/boiler-installation-cost', label: 'What a plume kit or longer flue adds' },
  ],
  landmarks: ['The Wallace Collection', 'BT Tower'],
} satisfies DistrictText;
