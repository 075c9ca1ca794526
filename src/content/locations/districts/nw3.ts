import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'nw3',
  meta: {
    title: 'Hampstead & Belsize Park Boiler Engineers, NW3',
    description:
      'Pressure on the hill in Hampstead, basement pumps in Belsize Park, shared plant near Swiss Cottage: boiler service and repair for NW3.',
    keywords: [
      'boiler repair Hampstead',
      'boiler service Belsize Park',
      'boiler installation NW3',
      'gas engineer Swiss Cottage',
    ],
  },
  intro:
    "Hampstead sits on some of London's highest ground, and Belsize Park lives on half landings below it. Our engineers service, repair and renew boilers down to Chalk Farm.",
  sections: [
    {
      heading: 'Georgian houses on a hilltop',
      paragraphs: [
        'The village stands high, so mains pressure is the figure we want before any other, taken at the top tap with a second one open. Should it disappoint, a vented cylinder with its tank in the roof may serve a listed house better than forcing everything on to the main. Many fronts are listed. A conservation officer is likelier to agree to a terminal on a hidden return, and we draw the alternatives before you apply.',
      ],
    },
    {
      heading: 'Six kitchens in a Belsize villa',
      paragraphs: [
        'A stucco villa may be five or six homes today. The lower-ground flat can lie below its drains, which is why a condensate pump hums beside the boiler; give it a supply of its own and have the sump cleaned each year. Upper floors quarrel over the rear wall and the rising main. Reports we write for one leaseholder are worth sharing with the others.',
      ],
    },
    {
      heading: 'Blocks, towers and the Isokon',
      paragraphs: [
        'Red-brick mansion blocks about Finchley Road and the Chalcots towers may be warmed by shared plant. The lease settles it. If so, the most an outside engineer can usually do is work on your radiators by agreement. The Isokon building is listed, inside matters included. Lanes in the village climb sharply and pinch a van, all streets want a Camden permit, and stopping on Finchley Road is out, as it is red-routed.',
      ],
    },
  ],
  landmarks: ['Kenwood House', 'Keats House'],
} satisfies DistrictText;
