import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w4',
  meta: {
    title: 'Chiswick Boiler Repair & Installation, W4',
    description:
      'Bedford Park listing rules, cylinders for Grove Park villas and boilers kept above flood level by Chiswick Mall: heating engineers for Chiswick, W4.',
    keywords: [
      'boiler repair Chiswick',
      'boiler installation Bedford Park',
      'boiler service Gunnersbury',
      'system boiler Grove Park',
    ],
  },
  intro:
    'Chiswick lies in a bend of the Thames between Turnham Green, Gunnersbury and Bedford Park. Its houses are handsome, often protected and seldom simple to flue.',
  sections: [
    {
      heading: 'Agreeing the route in Bedford Park',
      paragraphs: [
        'Many of these Queen Anne houses are listed, with hung tiles, big chimneys and roofs that can be seen from every corner. We begin with three candidate routes on paper: rear wall, inner roof slope, existing stack. Tile-hanging conceals battens and a cavity that a core drill finds abruptly, so the sleeve has to span it and be weathered on the tile face. Once the council is content, the fitting itself is a day or two.',
      ],
    },
    {
      heading: 'Cylinder houses in Grove Park',
      paragraphs: [
        'Villas in Grove Park run to three or four bathrooms. Two combis would need two flues and a very large gas pipe. One system boiler, a cylinder of 250 or 300 litres, and pipes looped so that hot water arrives promptly do the job with less. We check the meter: a normal domestic one passes 6 cubic metres an hour, about 65 kW of appliances in all, hob and fires included.',
      ],
    },
    {
      heading: 'Above the spring tide',
      paragraphs: [
        "On Chiswick Mall and at Strand-on-the-Green the lowest floor is in the strip where the river can come in. A boiler, its pump and its wiring belong on the storey above, and the cellar stays empty of both. After any flooding leave the appliance off until it has been examined. The 1930s blocks at Chiswick Village have their own rules on flues. Red routes follow the A4 and A316 through Hogarth Roundabout; residents' zones cover station streets.",
      ],
    },
  ],
  landmarks: ['Chiswick House', "Hogarth's House"],
} satisfies DistrictText;
