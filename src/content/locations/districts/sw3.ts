import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw3',
  meta: {
    title: 'Chelsea Boiler Engineers for Mews, Houses & Flats, SW3',
    description:
      'Chelsea boilers in vaults, mews and mansion flats: plume direction, stored hot water in tall listed houses, and blocks that supply their own heat.',
    keywords: [
      'boiler repair Chelsea',
      'boiler service SW3',
      'boiler installation Chelsea',
      'gas engineer Knightsbridge',
    ],
  },
  intro:
    "A pastel cottage, a Cheyne Walk house and a Sloane Avenue flat may share a postcode and nothing else. We work on Chelsea's boilers with that in mind.",
  sections: [
    {
      heading: 'Plume in a Chelsea mews',
      paragraphs: [
        "Off the King's Road, cottages and mews houses sit on tiny plots. A condensing boiler breathes out vapour you can see on most days, and across a cobbled lane that cloud finds the window opposite. Rules set how far a terminal must keep from openings and boundaries; good manners often ask for more. A plume kit can carry the exhaust upwards and turn it, provided the maker allows that length and shape. Our survey starts outside, at the wall.",
      ],
    },
    {
      heading: 'Tall houses by the river',
      paragraphs: [
        'Around Cheyne Walk the houses are listed and high. Boilers live in the vaults, with hot water held in a cylinder somewhere near the bedrooms and, in older arrangements, a cold tank above that. Such vented systems can be kept in good order for years. Changing to mains-pressure storage calls for a tested supply, a discharge pipe that can be routed safely, and consent if listed fabric is cut.',
      ],
    },
    {
      heading: 'Blocks that come with heat',
      paragraphs: [
        "Sloane Avenue's big blocks commonly provide central heating and hot water from plant in the building, which leaves nothing in the flat for us to service. The porter or managing agent can tell you. Cadogan Gardens mansion flats and the Sutton Dwellings need the same question put before booking. Kensington and Chelsea permits cover each street here, and a van cannot halt on Chelsea Embankment, a red route.",
      ],
    },
  ],
  landmarks: ['Chelsea Physic Garden', 'Royal Hospital Chelsea'],
} satisfies DistrictText;
