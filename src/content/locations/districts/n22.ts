import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n22',
  meta: {
    title: 'Wood Green & Bowes Park Boiler Repair, N22',
    description:
      'Noel Park terraces, deep Bowes Park houses, Sky City and the old gasworks land: boiler repair, balancing and installation around Wood Green.',
    keywords: ['boiler repair Wood Green', 'boiler service Bowes Park', 'boiler installation N22', 'Noel Park boiler'],
  },
  intro:
    'Beneath Alexandra Palace lie Wood Green, Bowes Park and Bounds Green. We keep their heating working and put in new boilers when repairs stop making sense.',
  sections: [
    {
      heading: 'Cold bedrooms in Bowes Park',
      paragraphs: [
        'The older houses here stretch a long way from front bay to back addition. The radiators nearest the boiler roast and the last in line stays tepid, a fault of flow and not of the boiler. Balancing takes an afternoon with a pair of thermometers: each lockshield is closed until the temperature drop across every radiator is alike. Do this before paying for more output. A pump on its lowest useful setting and clean water finish the job.',
      ],
    },
    {
      heading: 'The planned terraces of Noel Park',
      paragraphs: [
        'Noel Park was laid out as a single estate of small terraces, nowadays a conservation area. House fronts form a set, and a flue there would spoil it and likely be refused. Rear yards are short, so we look at where the terminal points, then at going up through the back roof. With floor area tight, most residents choose a combi, subject to what the supply pipe delivers.',
      ],
    },
    {
      heading: 'Sky City, the gasworks site and the hill roads',
      paragraphs: [
        "Flats at Sky City sit over the shopping centre; reach the landlord first about how they are heated and how trades get in. Blocks on the old gasworks land by Hornsey were planned around communal heat, so search for an interface unit and the operator's label. Permits cover the centre and Bowes Park. Concerts at Alexandra Palace fill the roads uphill, and we arrive earlier on those evenings.",
      ],
    },
  ],
  landmarks: ['Wood Green Underground station', 'The Chocolate Factory, Wood Green'],
} satisfies DistrictText;
