import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw18',
  meta: {
    title: 'Boiler Repair & Installation in Wandsworth, SW18',
    description:
      'New dormer above your flue on the Southfields Grid? Close neighbours on the Tonsleys? Boiler engineers for Wandsworth and Earlsfield.',
    keywords: [
      'boiler repair Wandsworth',
      'boiler service Southfields',
      'boiler installation Earlsfield',
      'gas engineer SW18',
    ],
  },
  intro:
    'On the Southfields Grid, a new loft dormer can end up too close to the boiler flue below it. If your house has been altered since the boiler went in, ask us to measure.',
  sections: [
    {
      heading: 'Has my loft conversion put a window too near the flue?',
      paragraphs: [
        'It may have, on the Grid. These Edwardian houses have the bathroom over the rear addition, and boiler, flue and waste pipe are often there as well. Any opening window in a new dormer changes the distances. We measure them at a service, and if they’re too short we extend or turn the flue. The waste pipe is easier: it can drain into the bathroom indoors, away from frost.',
      ],
    },
    {
      heading: 'Boiler plumes on narrow streets in the Tonsleys',
      paragraphs: [
        'We send the plume above the rooflines. Houses stand close on both sides, and vapour at first-floor height would reach a bedroom window. That often means a vertical flue from a boiler on the top landing. In Earlsfield there’s usually more choice of wall.',
      ],
    },
    {
      heading: 'Ram Quarter and riverside flats: who repairs what?',
      paragraphs: [
        'They’re largely on shared plant with heat meters, so the operator deals with bills and lost supply. Your radiators may be your own.',
        'In a flat with a combi, look for access hatches along a ceiling that hides the flue. Without them the joints can’t be inspected, and the boiler may have to stay off until they’re added. We can tell you where they need to be cut.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-service-maintenance', label: 'Flue distances we check after a loft conversion' },
    { to: '/boiler-quotes', label: 'Price a vertical flue and boiler on the Tonsleys' },
  ],
  landmarks: ['Ram Quarter', 'King George’s Park'],
} satisfies DistrictText;
