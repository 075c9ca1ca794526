import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se20',
  meta: {
    title: 'Penge & Anerley Boiler Repair and Replacement | SE20',
    description:
      'Alexandra Cottages, Anerley villas in flats and Penge terraces with cold back bathrooms: practical boiler repair, service and replacement in SE20.',
    keywords: ['boiler repair Penge', 'boiler installation Anerley', 'boiler service SE20', 'combi boiler Penge'],
  },
  intro:
    'Penge and Anerley are compact, Victorian and hilly at one end. We carry out boiler repairs, yearly services and full replacements in both.',
  sections: [
    {
      heading: 'Pairs of cottages with a side path',
      paragraphs: [
        'Alexandra Cottages were put up two by two for working families, and a conservation area now looks after their appearance. The path between pairs seems a natural place for a flue; it is also where the neighbour walks and where their window faces. The garden end is the better choice. Rooms being small, we look for a boiler that fits a kitchen unit and modulates down to a few kilowatts.',
      ],
    },
    {
      heading: 'On the half-landing',
      paragraphs: [
        "When Anerley's villas became flats, boilers were set on half-landings because nobody wanted them in a room. From there it is far to the outside wall. Flue length is limited, a bend uses up a stated part of the allowance, and horizontal sections must fall back towards the boiler so that condensate drains inside it. Anything concealed needs hatches. Occasionally the sound course is to relocate the boiler to an outside kitchen wall and patch the old hole with matching brick.",
      ],
    },
    {
      heading: 'The back bathroom in Penge',
      paragraphs: [
        "Terraces off Maple Road tend to end in a ground-floor bathroom with three cold sides. Condensate drains right there, into the soil stack or a gully a step away. Water pipes fare worse: buried in an unheated floor or clipped to the outer wall, they freeze before anything else. We lag them while the boiler is changed. Parking limits are mostly by the High Street and the railway stations. Post-war flats along Anerley Road may have rules about contractors' hours.",
      ],
    },
  ],
  landmarks: ["Royal Watermen's Almshouses", 'Crystal Palace Park dinosaurs'],
} satisfies DistrictText;
