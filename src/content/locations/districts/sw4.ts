import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw4',
  meta: {
    title: 'Clapham Boiler Installation, Repair & Servicing | SW4',
    description:
      'Abbeville loft rooms, Georgian Old Town and the new blocks of Clapham Park: boilers sized, repaired and serviced across SW4.',
    keywords: [
      'boiler installation Clapham',
      'boiler repair SW4',
      'boiler service Clapham Old Town',
      'system boiler Abbeville',
    ],
  },
  intro:
    'Clapham families build up into the roof and out over the side return, and then wonder where the hot water went. We repair and size boilers from the Old Town to Clapham Park.',
  sections: [
    {
      heading: 'Abbeville houses that outgrew their combi',
      paragraphs: [
        "A terrace in Abbeville Village may gain a loft bedroom with shower and a wider kitchen in the same summer. Two people washing at once will then share one combi's output, and both feel it. An unvented cylinder heated by a system boiler serves them together, if the street main gives enough litres per minute. The cylinder needs floor space, a heat-tolerant discharge pipe with a safe end and an engineer qualified to fit it. We check these before drawing up a price.",
      ],
    },
    {
      heading: 'Listed fronts on the North Side',
      paragraphs: [
        'Georgian houses facing the Common and in the Old Town are listed in many cases, so drilling the front wall is rarely an option. Rear chimneys and outbuildings give better routes. A flue liner inside an old stack has to be approved for that exact boiler, and condensate must still reach a drain.',
      ],
    },
    {
      heading: 'Clapham Park old and new, and the A3',
      paragraphs: [
        "Clapham Park's new homes were designed for communal plant; the older slabs alongside differ from one to the next. Oaklands Estate flats date from the 1930s and deserve the same check. Where heat is shared, a cold home is reported to the landlord or operator before us. The A3 and A24 skirt the Common as red routes; nearer the Underground stations, permit hours limit when we can stop.",
      ],
    },
  ],
  landmarks: ['Clapham Common', 'Holy Trinity Church, Clapham'],
} satisfies DistrictText;
