import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se15',
  meta: {
    title: 'Boiler Repair & Installation in Peckham, SE15',
    description:
      'Peckham and Nunhead boilers: side-return flues in Bellenden, first boilers wearing out in North Peckham, and towers where piped gas may be gone.',
    keywords: ['boiler repair Peckham', 'boiler installation SE15', 'boiler service Nunhead', 'combi boiler Bellenden'],
  },
  intro:
    'Our engineers mend and replace boilers across Peckham and Nunhead: in Victorian terraces, in early villas and in the rebuilt streets north of the High Street.',
  sections: [
    {
      heading: 'Glass next door in Bellenden',
      paragraphs: [
        "Filling the side return gives a terrace a wide kitchen and gives its neighbour a sheet of roof glazing to worry about. If you and next door have both built, a horizontal flue may have nowhere legal to point. We consider the rear wall beyond the new kitchen, then a vertical run through its flat roof, finished at the height the maker sets above the surface. Nunhead's terraces, still mostly unextended, keep the easy option of the yard.",
      ],
    },
    {
      heading: 'Confirm the gas first',
      paragraphs: [
        "A number of system-built towers near the Old Kent Road no longer have piped gas. If your flat cooks by electricity and you cannot find a gas meter, ask the landlord how the heating is provided before thinking of a boiler. We would sooner settle that on the telephone than send an engineer for nothing. Electric or communal equipment there belongs with the building's own contractors.",
      ],
    },
    {
      heading: 'Around 2000, all at once',
      paragraphs: [
        'North Peckham was rebuilt in low-rise form about the turn of the century, and the boilers of that time are finishing together. Spares for them run short. Replacement is usually tidy, because pipes and flue position are modern, though an old standard-efficiency model made no condensate and a drain must now be found. Villas on Asylum Road need more survey. Peckham High Street is a red route, Queens Road too, and Rye Lane has limits for motor traffic.',
      ],
    },
  ],
  landmarks: ['Peckham Library', 'Nunhead Cemetery'],
} satisfies DistrictText;
