import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n15',
  meta: {
    title: 'Boiler Repair & Service in Seven Sisters, N15',
    description:
      'Clyde Circus flats, West Green cellars and houses with an added storey in South Tottenham: N15 boiler repairs and properly sized replacements.',
    keywords: [
      'boiler repair Seven Sisters',
      'boiler service West Green',
      'boiler installation South Tottenham',
      'gas engineer N15',
    ],
  },
  intro:
    'Seven Sisters, West Green and South Tottenham: Victorian houses that have been divided or built upwards, and boilers that have not always kept pace.',
  sections: [
    {
      heading: 'An extra floor in South Tottenham',
      paragraphs: [
        'A whole new storey adds rooms, outside wall and roof, and probably a bathroom. The boiler that coped before may now be short of output, or simply short of hot water. We redo the heat loss from scratch, taking credit for insulation in the new work, and size pipework for the radiators at the top. Two kitchens under one roof are worth mentioning, since tap demand can double at certain hours.',
      ],
    },
    {
      heading: 'Four flues on one wall at Clyde Circus',
      paragraphs: [
        'A villa in this conservation area may hold several flats, and every one has a boiler and terminal at the rear. Rules fix how near flues may be to one another, about 300 mm side by side and 1,500 one above the next, and to sashes that open. Adding or shifting one affects all. We sketch the entire elevation before giving a price, and the freeholder keeps the sketch.',
      ],
    },
    {
      heading: 'Meters in the cellar at West Green',
      paragraphs: [
        "The meter below the stairs may be ten metres of pipe from a back kitchen. That length eats pressure, so 28 mm is considered for a bigger combi. Damp cellars also corrode old steel gas pipe, which we renew when found. Homes new to the St Ann's Hospital site may be heated differently; read the handover pack. Event days at Tottenham add controls; Seven Sisters Road and the High Road are red-routed.",
      ],
    },
  ],
  landmarks: ['Markfield Beam Engine', 'Bernie Grant Arts Centre'],
} satisfies DistrictText;
