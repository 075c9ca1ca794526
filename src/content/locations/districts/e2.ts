import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e2',
  meta: {
    title: 'E2 Boiler Engineers for Bethnal Green and Haggerston',
    description:
      "Boilers repaired, serviced and fitted in Bethnal Green, Haggerston and Cambridge Heath, with flues planned for Columbia Road's tight frontages.",
    keywords: [
      'boiler repair Bethnal Green',
      'boiler service Haggerston',
      'combi boiler Columbia Road',
      'heating engineer E2',
    ],
  },
  intro:
    'Bethnal Green, Haggerston, Cambridge Heath and the Shoreditch side of E2: our Gas Safe registered engineers mend, service and fit boilers in all of them.',
  sections: [
    {
      heading: 'Doors on the pavement by Columbia Road',
      paragraphs: [
        'Cottages on the Jesus Hospital Estate open directly on to the street. A condensing boiler sends out a visible plume for much of the winter, and beside a front door at head height it bothers everyone who walks past. The rear yard is the usual answer, or a vertical flue through the slates. Yards here are shallow, so we measure from the terminal to the wall it faces: 600 mm is the general minimum and some makers want more.',
      ],
    },
    {
      heading: 'Consent on the Boundary Estate',
      paragraphs: [
        'The red-brick LCC blocks around Arnold Circus are listed. Reusing the existing flue hole makes for the simplest replacement. Moving it brings in both the landlord and the council, so the survey needs to come well ahead of the work. Internal pipe runs deserve the same thought, because meters and kitchens in these flats are not always near each other.',
      ],
    },
    {
      heading: 'What heats the flat, and when to call',
      paragraphs: [
        'In a post-war building such as Keeling House or the Cranbrook Estate, our first question is what supplies the heat. Some blocks have shared plant, which leaves us the radiators and their controls. Canalside flats in Haggerston may have a combi or none at all; a heat meter in the hall cupboard points to the latter, and the managing agent can say who looks after the equipment. Resident bays surround Columbia Road, and the Sunday flower market shuts it, so we agree a different route in for that day.',
      ],
    },
  ],
  landmarks: ['Columbia Road Flower Market', 'Young V&A'],
} satisfies DistrictText;
