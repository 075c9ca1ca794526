import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw3',
  meta: {
    title: 'Boiler Repair, Service & Installation in Chelsea, SW3',
    description:
      'Does the plume from your Chelsea mews boiler reach the window opposite? Flues, vault boilers and mansion flats: repair and installation in SW3.',
    keywords: [
      'boiler repair Chelsea',
      'boiler service SW3',
      'boiler installation Chelsea',
      'gas engineer Knightsbridge',
    ],
  },
  intro:
    'In the mews and cottages off the King’s Road, the first thing to settle is which way the flue’s vapour will blow. Your neighbour’s window may be only a lane away.',
  sections: [
    {
      heading: 'Can I have a boiler flue in a Chelsea mews?',
      paragraphs: [
        'Usually, if the plume can be kept away from the windows opposite. The plots are very small, and a condensing boiler gives off visible vapour on most days. There are set distances to openings and boundaries, and we’d often stay further off than that. A plume kit takes the vapour higher and turns it, within the length the manufacturer allows. We start the survey outside, at the wall.',
      ],
    },
    {
      heading: 'Hot water in a tall Cheyne Walk house',
      paragraphs: [
        'Store it upstairs, near the bathrooms. The houses are listed, and many have the boiler in a vault with a cylinder several floors above. If your tank and cylinder are sound, we can keep that arrangement going. Changing to mains pressure needs a tested supply and a safe route for the discharge pipe. You may need consent too, where listed fabric is cut.',
      ],
    },
    {
      heading: 'Why is there no boiler in my Sloane Avenue flat?',
      paragraphs: [
        'Big blocks there commonly supply heating and hot water from their own plant. Ask the porter or the managing agent before you book, because we can’t service what belongs to the building.',
        'Put the same question at Cadogan Gardens and the Sutton Dwellings. We’d need a visitor permit to park, whichever street you’re in.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'What a plume kit adds in a Chelsea mews' },
    { to: '/guides/boiler-service-maintenance', label: 'Servicing a vault boiler and cylinder in Chelsea' },
  ],
  landmarks: ['Chelsea Physic Garden', 'Royal Hospital Chelsea'],
} satisfies DistrictText;
