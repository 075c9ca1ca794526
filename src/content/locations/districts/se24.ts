import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se24',
  meta: {
    title: 'Herne Hill Boiler Repair, Service & New Boilers | SE24',
    description:
      "Boilers in Herne Hill: listed flats at Dorchester Court, lower-ground kitchens, Sunray cottages and the terraces of Poets' Corner beside the park.",
    keywords: [
      'boiler repair Herne Hill',
      'boiler service SE24',
      'boiler installation Herne Hill',
      'combi boiler Herne Hill',
    ],
  },
  intro:
    'Around Brockwell Park, from Herne Hill to the edge of Tulse Hill, our engineers look after terraces, cottages on the Sunray Estate and inter-war flats.',
  sections: [
    {
      heading: 'Kitchens below the path',
      paragraphs: [
        'Many Herne Hill terraces cook on a lower-ground floor. The boiler there produces a litre or two of acidic water an hour at full tilt, and it has to go up to the gully or along to the stack. Gravity through the rear wall is our first hope. Failing that comes a pump, mounted where you can hear it complain, with an overflow switch that stops the burner. Pipework for it is plastic throughout, since the liquid attacks copper.',
      ],
    },
    {
      heading: 'Homes for heroes on the Sunray Estate',
      paragraphs: [
        "These cottages date from just after the First World War and their kitchens are modest. A compact combi fits; its plume is the awkward part, because a garden path or the shared alley passes close by. Aim, height and a deflecting elbow settle it. Poets' Corner terraces, larger and often with a third bathroom by now, are better approached through a flow test and a talk about mornings.",
      ],
    },
    {
      heading: 'Dorchester Court, events and access',
      paragraphs: [
        "The 1930s flats at Dorchester Court are listed, so anything touching brick or concrete outside, a pipe clip included, wants consent and the freeholder's blessing. Internal exchange on the existing flue is far simpler, if a current model fits the hole. Park festivals fill surrounding roads; permit hours govern the streets by the station. For those weeks we suggest an early weekday.",
      ],
    },
  ],
  landmarks: ['Brockwell Lido', 'Herne Hill Velodrome'],
} satisfies DistrictText;
