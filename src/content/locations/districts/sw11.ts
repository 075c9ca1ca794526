import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw11',
  meta: {
    title: 'Battersea Boiler Installation & Repair | SW11',
    description:
      'Shaftesbury Park cottages, Northcote Road lofts, mansion flats facing Battersea Park: boilers fitted, serviced and repaired in SW11.',
    keywords: [
      'boiler repair Battersea',
      'boiler installation Clapham Junction',
      'boiler service SW11',
      'new boiler Northcote Road',
    ],
  },
  intro:
    "Battersea runs from Gothic workers' cottages to flats inside a power station. We fit and repair boilers wherever a home in SW11 has one of its own.",
  sections: [
    {
      heading: 'Prince of Wales Drive',
      paragraphs: [
        'Its mansion blocks look across to the park and their agents mean to keep that view clean. Flues therefore come out at the rear, into courts and wells they share with other kitchens. An extra terminal has to stand clear of windows, of other terminals and of any walkway. We photograph the well, mark a position and send the drawing to the freeholder; drilling waits for a reply.',
      ],
    },
    {
      heading: 'Gothic cottages, close yards',
      paragraphs: [
        'Gardens on the Shaftesbury Park Estate meet back to back after a few paces. Height helps: a terminal raised above the fence line and pointed along the terrace bothers fewer people than one at chest level. The cottages are protected, which rules out anything showy at the front. Indoors, a compact combi suffices in most, since one bathroom is the rule.',
      ],
    },
    {
      heading: 'Between the commons, then by the river',
      paragraphs: [
        'Victorian terraces around Northcote Road have loft suites, kitchen extensions and high hopes of every shower. A cylinder or a large combi is a decision made with a flow cup and a stopwatch. An energy centre heats the flats at Battersea Power Station, none of which contains a boiler; for the Winstanley and Doddington estates, ask the landlord. York Road, Battersea Rise and Battersea Park Road are red routes.',
      ],
    },
  ],
  landmarks: ['Battersea Power Station', 'Battersea Arts Centre'],
} satisfies DistrictText;
