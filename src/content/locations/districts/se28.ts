import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se28',
  meta: {
    title: 'Thamesmead Boiler Replacement & Repair, SE28',
    description:
      'Thamesmead boilers: early concrete homes now on their second-generation heating, brick houses by the centre and plastic-piped homes in West Thamesmead.',
    keywords: [
      'boiler repair Thamesmead',
      'boiler replacement SE28',
      'boiler service West Thamesmead',
      'radiator upgrade Thamesmead',
    ],
  },
  intro:
    'Thamesmead was planned with district heating and now runs largely on individual boilers. We replace those that have worn out, repair the rest, and look hard at the radiators.',
  sections: [
    {
      heading: 'The boilers that followed the network',
      paragraphs: [
        "In Thamesmead's first concrete homes the estate-wide system was given up and separate boilers were put in around 2000. A quarter of a century is a long life for one. Changing it is a chance to check decisions made in haste across a whole estate: where the condensate goes, whether the flue serves a deck or walkway, how the pipes were boxed. Tenants and leaseholders should confirm with the landlord what is theirs before agreeing to anything.",
      ],
    },
    {
      heading: 'Cold joints and bigger radiators',
      paragraphs: [
        'Concrete panels lose warmth at their seams, and a corner bedroom can stay chilly next to a boiler with plenty in hand. More kilowatts only make it cycle. We calculate each room, then suggest a larger radiator, a thermostatic valve that is not trapped behind a curtain, and a lower, longer running time. Deal with draughts and damp first where you find them; a wet wall loses heat much faster than a dry one.',
      ],
    },
    {
      heading: 'Plastic pipe in the western streets',
      paragraphs: [
        'Houses of the 1990s and after in West Thamesmead are plumbed in plastic or small-bore copper. Older plastic without an oxygen barrier lets air seep in and rusts the radiators. Flush at moderate pressure, dose with inhibitor, add a magnetic filter, and test the water every year. Brick homes of the 1980s near the centre sit between the two worlds. With estate bays in most closes, stopping is easy, and our engineers drive, there being no station in the district.',
      ],
    },
  ],
  landmarks: ['Thamesmead Clock Tower', 'Birchmere Park'],
} satisfies DistrictText;
