import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e11',
  meta: {
    title: 'Boiler Engineers in Leytonstone and Wanstead, E11',
    description:
      "System boilers for Wanstead's larger houses, tidy rear flues in Cann Hall, consent for 1930s flats: boiler work across Leytonstone and E11.",
    keywords: [
      'boiler repair Leytonstone',
      'boiler installation Wanstead',
      'boiler service Snaresbrook',
      'system boiler E11',
    ],
  },
  intro:
    "E11 covers Wanstead's broad avenues and Leytonstone's close terraces. Both are on our round for repairs, services and new boilers, as are Snaresbrook and Cann Hall.",
  sections: [
    {
      heading: 'Three bathrooms in Wanstead and Snaresbrook',
      paragraphs: [
        'Victorian and Edwardian houses here keep two or three bathrooms busy on a school morning. A cylinder of 200 litres or more on a system boiler fills a bath and runs a shower together, so long as the incoming main is sound. If the existing arrangement is open-vented with tanks, we check whether the old radiators and joints will take sealed pressure before converting; a weeping valve found beforehand is cheap.',
      ],
    },
    {
      heading: 'Narrow plots in Cann Hall',
      paragraphs: [
        'A side return in Cann Hall may be little more than a metre wide. Turn the flue sideways and it points at the fence; leave it straight and it may sit under a bedroom sash. Current rules ask for 300 mm from an opening window and more from a boundary it faces, so we draw the positions before promising one. Sometimes the honest reply is a vertical flue over the back roof.',
      ],
    },
    {
      heading: 'Inter-war blocks, leases and the A12',
      paragraphs: [
        "Flats of the 1930s in Wanstead mostly have one flue hole per kitchen. Cutting a second through the outside wall is the freeholder's decision, and the licence can take weeks, a good reason to plan the swap in summer. Bushwood and the older Leytonstone terraces have kerbside room. Commuter permits apply by the Central line stations, while the A12 is red-routed.",
      ],
    },
  ],
  landmarks: ['Wanstead Park', 'Eagle Pond, Snaresbrook'],
} satisfies DistrictText;
