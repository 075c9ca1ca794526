import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se4',
  meta: {
    title: 'Brockley Boiler Repair, Service & Installation | SE4',
    description:
      'Flats in Brockley villas, dormered terraces in Crofton Park and LCC blocks at Honor Oak: boiler repairs and replacements planned around shared walls.',
    keywords: [
      'boiler repair Brockley',
      'boiler service Crofton Park',
      'boiler installation SE4',
      'combi boiler Honor Oak Park',
    ],
  },
  intro:
    'Boilers in Brockley, Crofton Park and around Honor Oak Park often serve one home among several in the same house. We mend, maintain and renew them.',
  sections: [
    {
      heading: 'Four terminals on one elevation',
      paragraphs: [
        "When a Brockley villa has become four flats, its garden wall may carry four flues. They need room from each other as well as from the sashes: the usual minimum is 300 mm sideways and 1,500 mm vertically. Shift yours and you may spoil a neighbour's. So the drawing we give the freeholder shows the whole wall, and we ask who shares the incoming water, since one main serving every kitchen explains many a weak shower.",
      ],
    },
    {
      heading: 'Crofton Park after the dormer',
      paragraphs: [
        'An Edwardian terrace with a room in its roof has nowhere left for cisterns. Hot water must come at mains pressure, from a combi or from an unvented cylinder in a cupboard downstairs. A 150 litre cylinder weighs nearly 200 kg when full, so the floor is checked first, and its safety discharge wants a continuous fall to the outside. No suitable cupboard? Then we match a combi to the tested flow and tell you which outlets can run together.',
      ],
    },
    {
      heading: 'Balconies on the estate, lanes behind the villas',
      paragraphs: [
        'LCC blocks at the Honor Oak Estate have front walkways, and a flue that opens on to one may have to move when the boiler is renewed. See which side yours is on and let us know. Lanes at the back of the big houses tend to be rough and tight, so tools come through the front door. Permit times operate by Brockley and Crofton Park stations.',
      ],
    },
  ],
  landmarks: ['Hilly Fields', 'Rivoli Ballroom'],
} satisfies DistrictText;
