import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se19',
  meta: {
    title: 'Crystal Palace & Upper Norwood Boiler Engineers, SE19',
    description:
      'Hilltop villas in flats, 1960s town houses that once had warm air, and the stepped terraces of Central Hill: boiler care in Crystal Palace, SE19.',
    keywords: [
      'boiler repair Crystal Palace',
      'boiler installation Upper Norwood',
      'boiler service SE19',
      'warm air replacement Crystal Palace',
    ],
  },
  intro:
    "Upper Norwood stands on one of south London's highest ridges. Our work around the Crystal Palace triangle is shaped by that height and by houses much divided since they were built.",
  sections: [
    {
      heading: 'High ground, higher flats',
      paragraphs: [
        'Villas on Belvedere Road and Church Road were grand single homes. Now the attic flat depends on the same pipe as the garden flat, at the summit of a hill. Pressure that looks adequate at midnight may vanish at breakfast, so we prefer a morning reading. A combi needs a certain flow merely to start. Where the supply falls short of that, a loft cistern with a vented cylinder and a shower pump remains a respectable design.',
      ],
    },
    {
      heading: 'After warm air',
      paragraphs: [
        'Several 1960s town houses were built around a ducted warm-air heater in a central cupboard. Owners who changed to radiators had pipes threaded wherever there was room, sometimes in the screed or boxed on the stairs. Ask us to trace them before any floor is laid. The redundant cupboard and its flue are worth surveying: the flue may contain asbestos cement, which is left undisturbed until tested, and the space can suit a cylinder.',
      ],
    },
    {
      heading: 'Walkways on Central Hill and the one-way triangle',
      paragraphs: [
        "Lambeth's estate steps down its slope so that one home's terrace is another's roof, and terminals sit close to paths. A plume at face level will bring complaints, so direction and guard are agreed with the landlord. Cottages off Gipsy Hill are easier. Traffic circles the triangle one way, spaces there are few, and the side roads mix permit bays with free ones; allow our engineer some minutes to find a space.",
      ],
    },
  ],
  landmarks: ['Crystal Palace transmitting station', 'Westow Park'],
} satisfies DistrictText;
