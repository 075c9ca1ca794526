import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n22',
  meta: {
    title: 'Boiler Repair & Installation in Wood Green, N22',
    description:
      'Wood Green radiators cold or boiler broken? We reach emergencies in 35-50 minutes on average. Balancing in Bowes Park and rear flues for Noel Park terraces.',
    keywords: ['boiler repair Wood Green', 'boiler service Bowes Park', 'boiler installation N22', 'Noel Park boiler'],
  },
  intro:
    'If the front radiators are hot and the back bedroom is cold, your system probably needs balancing. We’re asked about it a lot in Bowes Park.',
  sections: [
    {
      heading: 'Why is my back bedroom cold?',
      paragraphs: [
        'The water takes the easy route through the nearest radiators. Bowes Park houses run deep from front to back, so the last radiator gets too little. We balance them with two thermometers, adjusting a valve on each radiator until the heat is shared. It takes an afternoon.',
        'Try this before you pay for a more powerful boiler. Clean water and the right pump setting help too, and we check both on the same visit.',
      ],
    },
    {
      heading: 'Flues in Noel Park',
      paragraphs: [
        'Yours should go to the rear yard or through the back roof. The estate was built as one planned group of small terraces and is now a conservation area. A flue on the front would probably be refused. The yards are short, so we check what the flue would face.',
        'Most people here choose a combi, since there isn’t much floor space. We test your water main first.',
      ],
    },
    {
      heading: 'Sky City and the old gasworks site',
      paragraphs: [
        'At Sky City, above the shopping centre, ask your landlord how the flat is heated and how we’d get in. On the gasworks land by Hornsey, the new blocks were planned with communal heat. Look for an interface unit and the operator’s label on it.',
        'When there’s a concert at Alexandra Palace the hill roads fill up. If your visit can wait, choose another evening.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-service-maintenance', label: 'Clean water and even radiators' },
    { to: '/guides/best-combi-boilers-london', label: 'Choosing a combi for a small terrace' },
  ],
  landmarks: ['Wood Green Underground station', 'The Chocolate Factory, Wood Green'],
} satisfies DistrictText;
