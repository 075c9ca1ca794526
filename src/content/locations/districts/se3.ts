import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se3',
  meta: {
    title: 'Blackheath & Kidbrooke Boiler Engineers | SE3',
    description:
      'Boiler service, repair and new systems in Blackheath, Westcombe Park and Kidbrooke: Span houses, listed Georgian fronts and Cator Estate covenants.',
    keywords: [
      'boiler repair Blackheath',
      'boiler installation SE3',
      'boiler service Westcombe Park',
      'Span house boiler',
    ],
  },
  intro:
    'Blackheath mixes Georgian set pieces with modernist Span terraces, and Kidbrooke has added towers. Our engineers know what each asks of a heating system.',
  sections: [
    {
      heading: 'Finding solid wall in a Span house',
      paragraphs: [
        'Around Blackheath Park the Span designs used wide panes and light infill panels, so masonry is scarce. The flue passes through one of the solid stretches or goes up through the roof with a flashing made for it. A panel is a poor support for a heavy appliance too, and we locate a sound fixing before agreeing a position. All that glass also affects comfort: when rooms stay cool in January, undersized radiators are a likelier culprit than the boiler.',
      ],
    },
    {
      heading: 'Consents, covenants and slow hot taps',
      paragraphs: [
        "The Paragon and its Georgian neighbours are listed; on the Cator Estate private covenants come in addition to the council's rules. Keeping the present opening avoids most of the correspondence. Large houses here have another habit, a bath that runs cold for minutes. A return loop with a small timed pump, its pipes insulated, brings hot water to the landing and wastes less of it.",
      ],
    },
    {
      heading: 'Kidbrooke Village, Westcombe Park, and roads',
      paragraphs: [
        "Flats at Kidbrooke Village are generally on communal heat. Report a failure there to the estate's operator, and come to us if the fault turns out to lie in your own radiators or valves. Westcombe Park's Victorian and Edwardian houses keep conventional boilers, mostly at the rear. Vans cannot wait on Shooters Hill Road or beside the A102, both red routes, and certain Cator roads are private, so tell us where a visitor may stop.",
      ],
    },
  ],
  landmarks: ['Blackheath', 'The Paragon'],
} satisfies DistrictText;
