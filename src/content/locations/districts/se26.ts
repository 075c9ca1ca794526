import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se26',
  meta: {
    title: 'Sydenham Boiler Servicing and Repairs, SE26',
    description:
      'Sydenham boiler servicing, repair and replacement: Thorpe Estate terraces, glass-fronted Peckarmans Wood and the shared cellars of Lawrie Park villas.',
    keywords: [
      'boiler service Sydenham',
      'boiler repair SE26',
      'boiler installation Sydenham Hill',
      'combi boiler Lawrie Park',
    ],
  },
  intro:
    'Sydenham stretches from level Edwardian streets to the woods of Sydenham Hill. We attend to boilers from one end to the other, in houses old and modern.',
  sections: [
    {
      heading: 'One cellar, many meters',
      paragraphs: [
        "Below a Lawrie Park villa there may be a single cellar in which every flat's gas meter, supply pipe and stop valve hang side by side. Label yours, and learn how to reach it out of hours. Unmarked pipes waste time when one flat's leak means isolating another's. We trace and tag the run before altering it, replace corroded lengths at the wall, and keep the emergency control free of bicycles and boxes.",
      ],
    },
    {
      heading: 'Where the architect left room for a flue',
      paragraphs: [
        "Peckarmans Wood's houses present glass to front and back, with solid party walls at the sides. No boiler position exists other than the one first intended, more or less. So the replacement is picked by its flue: same centre height, same reach, an adaptor if the make allows. Being on Dulwich Estate land, the outside should not change without leave. Radiators sized for 1960s glazing may now be generous, which allows gentler water.",
      ],
    },
    {
      heading: 'Thorpe terraces and the climb',
      paragraphs: [
        "On the Thorpe Estate, a conservation area, rear additions are where boilers collect, and a terminal on the flank can face the twin addition across a slot of yard. Twelve hundred millimetres is the general minimum between two that look at each other. The Sydenham Hill Estate's flats go by their landlord's rules. Kerbs are mostly free except near the stations. Steep, leafy roads up to the Hill take a little longer on icy days.",
      ],
    },
  ],
  landmarks: ['Sydenham Wells Park', 'Sydenham Hill Wood'],
} satisfies DistrictText;
