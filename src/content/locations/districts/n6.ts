import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n6',
  meta: {
    title: 'Highgate Boiler Engineers | Repairs & Installation N6',
    description:
      'Hilltop water pressure, private estates and listed houses: boiler repair, service and replacement in Highgate, with mains tests before a combi.',
    keywords: [
      'boiler repair Highgate',
      'boiler installation N6',
      'boiler service Holly Lodge',
      'water pressure Highgate',
    ],
  },
  intro:
    "Highgate sits on one of London's highest hills, and its heating has to reckon with that. We repair, maintain and install in N6, village and slopes alike.",
  sections: [
    {
      heading: 'Pressure at the top of the hill',
      paragraphs: [
        "Water reaches the village by being pushed uphill, and what is left at a top-floor bathroom varies from street to street. Two readings settle the question: static pressure with all taps shut, then dynamic pressure with one open. A Georgian house that scores badly may keep its tank-fed hot water, quite respectably, with a pump on the showers. Note that no pump should draw straight from the main beyond 12 litres a minute without the water company's consent.",
      ],
    },
    {
      heading: 'Holly Lodge and Highpoint',
      paragraphs: [
        'Holly Lodge is privately run and protected. Flues stay out of view, and its committee may want to hear of the work, so write to them before we drill. Highpoint is listed at grade I and was designed with heating for the entire building. Residents begin with the managers there; ours is a supporting role, at radiators and valves.',
      ],
    },
    {
      heading: 'Archway Road terraces and steep lanes',
      paragraphs: [
        "The terraces off Archway Road are straightforward by comparison: kitchens at the back, suspended floors, sound cellars. Some still have the meter under the front steps, far from the boiler, which makes the gas run the thing to measure. Archway Road itself is a red route. In the steep lanes of the village, and on Holly Lodge's private roads, tell us where you would let a van stand.",
      ],
    },
  ],
  landmarks: ['Waterlow Park', 'Highgate Literary and Scientific Institution'],
} satisfies DistrictText;
