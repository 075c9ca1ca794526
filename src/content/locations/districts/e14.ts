import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e14',
  meta: {
    title: 'Boilers and Heat Interface Units: Canary Wharf & Poplar E14',
    description:
      'Which E14 homes have boilers and which have shared heat: repairs and replacements in Poplar, Limehouse, the Isle of Dogs and Canary Wharf.',
    keywords: [
      'boiler repair Isle of Dogs',
      'boiler service Poplar',
      'heat interface unit Canary Wharf',
      'boiler installation Limehouse',
    ],
  },
  intro:
    'In E14 the useful question comes first: has your home a boiler at all? We look after those that do, in Poplar, Limehouse, Blackwall and on the Isle of Dogs.',
  sections: [
    {
      heading: 'Towers with basement plant',
      paragraphs: [
        "The high-rise homes of Blackwall and Canary Wharf generally take their heat through an interface unit. No gas burns in the flat; what fails is a valve, a sensor, or an exchanger furred with scale. Responsibility is set out in your lease or supply agreement, and often rests with the network's operator. Ring them first. Radiators, room controls and the taps past the unit are work we can price.",
      ],
    },
    {
      heading: 'Barkantine, Balfron and the Lansbury',
      paragraphs: [
        "Connected flats on the Barkantine Estate are on district heating fed by combined heat and power, so there is no boiler to service. Balfron Tower has a history of its own; ask its management before planning work. The low-rise Lansbury Estate is more familiar ground, with houses and maisonettes in which a boiler hangs on the kitchen wall, though the landlord's rules on flues still apply.",
      ],
    },
    {
      heading: 'Hidden flues in the dockside flats',
      paragraphs: [
        'Dockside apartments with a boiler of their own may run the flue above a plasterboard ceiling. The whole length has to be inspectable through hatches. Lacking them, an engineer must class the boiler At Risk and, with your permission, turn it off until access is made. Bring us the hatch positions if you know them. Towers want contractors booked with the concierge, and the private estate at Canary Wharf sets its own rules for loading.',
      ],
    },
  ],
  landmarks: ['One Canada Square', 'London Museum Docklands'],
} satisfies DistrictText;
