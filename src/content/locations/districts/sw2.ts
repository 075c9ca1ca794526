import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw2',
  meta: {
    title: 'Brixton Hill & Streatham Hill Boiler Repairs, SW2',
    description:
      'Loft showers on Brixton Hill, roof flues at Cressingham Gardens, listed walls at Pullman Court: boiler repair and installation for SW2.',
    keywords: [
      'boiler repair Brixton Hill',
      'boiler service Streatham Hill',
      'boiler installation Tulse Hill',
      'gas engineer SW2',
    ],
  },
  intro:
    'The ground climbs from Brixton Windmill to Streatham Hill, and the hot water notices. We repair, service and replace boilers on both hills and across Tulse Hill.',
  sections: [
    {
      heading: 'What the slope takes from a loft shower',
      paragraphs: [
        'Water gives up about a tenth of a bar for each metre it is raised. In a Brixton Hill terrace with an attic bathroom, that adds up, and the newest shower becomes the weakest. We time the flow at the top before anyone talks about a stronger combi. If a narrow old supply pipe from the street is throttling it, more kilowatts will change nothing. Renewing the pipe comes first, and the boiler is chosen afterwards on a true reading.',
      ],
    },
    {
      heading: 'White walls and flat roofs',
      paragraphs: [
        'Modernist Pullman Court is listed, and there even a condensate pipe on the face of the building needs consent. At Cressingham Gardens the houses are low and stepped, and a vertical flue can rise straight through the flat roof. It wants a proper weathering collar, a safe distance from rooflights, and permission wherever the roof is not yours. Tulse Hill Estate residents should ask Lambeth what heats the flat before ordering a boiler.',
      ],
    },
    {
      heading: 'Telford Park villas, red lines outside',
      paragraphs: [
        'Some large villas around Telford Park have been divided, which leaves gas meters in the hall and boilers two landings up. We calculate the pipe for the whole run, since a new appliance can demand more gas than the last one. Stopping is barred on the red routes of Christchurch Road and Brixton Hill; give us the side street and its Lambeth zone.',
      ],
    },
  ],
  landmarks: ['Brixton Windmill', 'Streatham Hill Theatre'],
} satisfies DistrictText;
