import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se6',
  meta: {
    title: 'Catford & Bellingham Boiler Repairs and Fitting | SE6',
    description:
      'Boiler engineers for Catford, Bellingham and the Hither Green side of SE6: Corbett terraces, LCC cottages and the larger homes of Culverley Green.',
    keywords: [
      'boiler repair Catford',
      'boiler service Bellingham',
      'boiler installation SE6',
      'Corbett Estate boiler',
    ],
  },
  intro:
    "Catford's terraces were laid out by the hundred to a few plans. That helps us: our engineers arrive knowing roughly where the boiler, meter and drain will be.",
  sections: [
    {
      heading: 'The Corbett Estate plan, and what gets added to it',
      paragraphs: [
        'Kitchen and bathroom lie at the back, over a yard, so gas, water, drain and flue are all within a couple of metres. A straight exchange is therefore quick. The exceptions come from later building. A terminal that finds itself beneath a lean-to no longer discharges into open air, and the flue must be extended past the roof or led elsewhere. Tell us about any extension, finished or planned.',
      ],
    },
    {
      heading: 'Under the boards at Bellingham',
      paragraphs: [
        "The LCC's cottages began with coppers and coal, acquired back boilers afterwards, and kept some of the plumbing from every stage. Lifting a few boards shows pipes that lead nowhere. Blind ends on the hot water side hold stagnant water and are worth removing. Old iron radiators shed black sludge, so cleaning comes before a new heat exchanger is connected, gently where joints look tired. A magnetic filter catches the remainder.",
      ],
    },
    {
      heading: 'Culverley Green, semis, and the meeting of two trunk roads',
      paragraphs: [
        'Edwardian houses at Culverley Green have landings wide enough for a cylinder, which suits a family better than one combi trying to be everywhere. The conservation area wants terminals off the street elevation. Semis towards Hither Green are simpler, with a side wall to choose. Since the A21 and South Circular are both red routes where they cross in Catford, we stop in the residential roads behind.',
      ],
    },
  ],
  landmarks: ['The Catford Cat', 'Broadway Theatre, Catford'],
} satisfies DistrictText;
