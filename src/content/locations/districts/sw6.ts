import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw6',
  meta: {
    title: 'Boiler Service, Repair & Installation in Fulham, SW6',
    description:
      'Basement freezing, bedrooms too hot? A Fulham terrace on four levels usually needs two heating zones. Boiler engineers for SW6.',
    keywords: [
      'boiler installation Fulham',
      'boiler repair SW6',
      'boiler service Parsons Green',
      'heating zones Fulham',
    ],
  },
  intro:
    'Terraces in Fulham are commonly dug out below and extended above, and then one thermostat in the hall can’t suit both ends. People ask us to stop the bedrooms overheating while the basement stays cold.',
  sections: [
    {
      heading: 'How do I heat a Fulham basement and loft evenly?',
      paragraphs: [
        'Split the heating into two zones, each with its own valve and timer. The basement can then stay mild all day while the bedrooms come on later.',
        'If the boiler is moving below ground as well, we check that the flue reaches open air. Condensate from a basement usually leaves by a pump, and we wire that pump to shut the burner down before the floor gets wet.',
      ],
    },
    {
      heading: 'Roof flues on the Peterborough Estate',
      paragraphs: [
        'The rear slope or the back addition is the place. These houses with the lion finials have conservation area protection, so flues stay off the front roof slope. Terraces around Fulham Broadway and Munster Road are usually less restricted. Even so, next door’s side-return window can decide the position.',
      ],
    },
    {
      heading: 'Who looks after the heating at Imperial Wharf?',
      paragraphs: [
        'Usually the building does. Look in the hall cupboard for an interface unit, which passes heat from shared plant to your radiators. Find out who maintains it, and if an outside engineer is allowed to open it, before you book.',
        'On the Clem Attlee Estate your landlord knows how each block is heated. We try to avoid match days at Stamford Bridge and Craven Cottage, so tell us if your date is one.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'Adding a second heating zone in Fulham' },
    { to: '/guides/boiler-pressure-guide', label: 'Reading the gauge in a four-level terrace' },
  ],
  landmarks: ['Fulham Palace', 'Craven Cottage'],
} satisfies DistrictText;
