import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w12',
  meta: {
    title: "Shepherd's Bush & White City Boiler Repair | W12",
    description:
      "Garden-side flues on the Wormholt and Old Oak estates, landing kitchens at White City and combis off Askew Road: boiler repair in Shepherd's Bush.",
    keywords: [
      "boiler repair Shepherd's Bush",
      'boiler service White City',
      'boiler installation W12',
      'combi boiler Askew Road',
    ],
  },
  intro:
    "Shepherd's Bush and White City range from Victorian terraces to cottage estates and studio-block apartments. We repair and install boilers, and check first where none is likely.",
  sections: [
    {
      heading: 'Cottage estates with a garden side',
      paragraphs: [
        'Wormholt and Old Oak were planned as villages, and as conservation areas they keep their lanes free of plumbing. The garden wall takes the flue. Hedges are part of the design, so look at what will grow in front: a terminal swallowed by privet recirculates its own fumes. Prune yearly. A new shed deserves the same thought, because its wall may end up too close to the outlet.',
      ],
    },
    {
      heading: 'Landings on the White City Estate',
      paragraphs: [
        "LCC blocks of the 1930s have compact kitchens beside open landings. Few spots suit a terminal: neighbours pass, prams stand, doors open. If your present one is in the kitchen's outer wall, staying there is sensible, with a boiler whose flue fits. The landlord needs to know before a leaseholder drills. For condensate, an indoor connection to the sink waste avoids a pipe across the public side.",
      ],
    },
    {
      heading: 'Askew Road combis and Television Centre',
      paragraphs: [
        "Victorian houses about Askew Road have one boiler apiece, and its noises can be read. A tapping noise after shutdown is pipe cooling against joists; a rumble during firing suggests scale or poor flow and is worth a visit. At Television Centre the flats run on communal plant, and a call there is nearly always for the interface unit's operator. Permits apply on weekdays and tighten when Queens Park Rangers are at home, so mention fixtures.",
      ],
    },
  ],
  landmarks: ['Television Centre', "Shepherd's Bush Empire"],
} satisfies DistrictText;
