import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'nw7',
  meta: {
    title: 'Mill Hill Boiler Service, Repair & Installation, NW7',
    description:
      'Frost on the Ridgeway, garage boilers in the semis, mixed heat at Millbrook Park: boiler service, repair and new boilers for Mill Hill.',
    keywords: [
      'boiler repair Mill Hill',
      'boiler service NW7',
      'boiler installation Mill Hill',
      'condensate pipe frozen Mill Hill',
    ],
  },
  intro:
    'Mill Hill catches the wind, and many of its boilers live in the garage. We service, repair and install them from the Broadway to the Ridgeway.',
  sections: [
    {
      heading: 'High and exposed on the Ridgeway',
      paragraphs: [
        'Old houses and institutions follow this crest with nothing to shelter them. A condensate pipe on an outside wall will freeze here before it does in the valley, leaving a gurgling boiler that soon stops. Warm (not boiling) water poured over the pipe will thaw it; then try one reset. To stop it happening again we enlarge the outside section to 32 mm or more, insulate it weatherproof and shorten it. Elevation costs mains pressure as well, so a shower complaint starts with a gauge.',
      ],
    },
    {
      heading: 'Garage boilers',
      paragraphs: [
        'Inter-war semis frequently have theirs in the integral garage, a long pipe away from the meter. That length decides how large a combi may be, since pressure falls along the way. Garages freeze, too: the frost thermostat, a lagged return and a door that shuts are cheap cover. Detached houses with more bathrooms tend to use the spare floor for a cylinder.',
      ],
    },
    {
      heading: 'Millbrook Park and flats by the Broadway',
      paragraphs: [
        "At Millbrook Park some houses own a boiler whereas flats share plant, and two front doors in one street may differ. Quote your exact address and any heat bill. In post-war flats around Mill Hill Broadway a new flue needs the freeholder's agreement, and permit hours apply near the station; red routes take in the A1 and Watford Way.",
      ],
    },
  ],
  landmarks: ['Mill Hill School', "St Paul's Church, the Ridgeway"],
} satisfies DistrictText;
