import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e13',
  meta: {
    title: 'Plaistow Boiler Repair & New Boilers | E13',
    description:
      'Frozen lean-to pipes, part-renewed estate pipework, shared heat at Upton Gardens: how we repair and fit boilers around Plaistow and West Ham.',
    keywords: [
      'boiler repair Plaistow',
      'boiler installation E13',
      'emergency boiler repair Upton Park',
      'boiler service West Ham',
    ],
  },
  intro:
    'For Plaistow, West Ham and the Upton Park end of E13 we offer boiler repair, servicing and replacement, with emergency cover at any hour.',
  sections: [
    {
      heading: 'Lean-to kitchens off Barking Road',
      paragraphs: [
        'The rear lean-to is where many of these terraces keep their boiler, and it is the coldest room in the house. Its condensate pipe often crosses an outside wall in thin 22 mm plastic. When frost blocks it the boiler gurgles, then locks out. Rerouting into the sink waste indoors is the lasting cure. Where that is impossible we fit a wider pipe, lag it against weather and sunlight, and cut out any dips in which water could lie.',
      ],
    },
    {
      heading: 'Half-renewed pipework in post-war flats',
      paragraphs: [
        'Council flats around Plaistow that were built with back boilers or warm air got radiators later, in stages. You may find bright copper in the kitchen and forty-year-old steel in the bedrooms. Before connecting a new boiler we test the water for sludge, clean the circuit, and say plainly which sections are near their end. Warm-air ducts and cupboards of that period can contain asbestos board; it stays undisturbed until someone competent has identified it.',
      ],
    },
    {
      heading: 'Upton Gardens and market days',
      paragraphs: [
        "The flats built where the Boleyn Ground stood are recent. Look in the utility cupboard for a heat interface unit; if you have one, your building's managers decide who may touch it and we would confine ourselves to radiators and thermostats. Green Street crawls when Queen's Market trades, and Newham permits govern the terraces, so tell us which street entrance to use.",
      ],
    },
  ],
  landmarks: ["Queen's Market", 'Plaistow Park'],
} satisfies DistrictText;
