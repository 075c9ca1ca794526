import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e4',
  meta: {
    title: 'Boiler Repair & Back Boiler Removal in Chingford, E4',
    description:
      'Old back boiler behind the fire? We remove it and install a combi or a cylinder in Chingford. In an emergency we’re there in 30-45 minutes on average.',
    keywords: [
      'boiler repair Chingford',
      'back boiler removal Chingford',
      'boiler service Highams Park',
      'boiler installation E4',
    ],
  },
  intro:
    'In South Chingford, people often ask us to take out an old back boiler behind the lounge fire. We do that and put the new boiler somewhere more useful.',
  sections: [
    {
      heading: 'What happens when you remove a back boiler?',
      paragraphs: [
        'We cut off and cap the gas, drain the old pipes and close the chimney. A vented cap keeps the stack dry. Inter-war semis in South Chingford often had a gas fire with a boiler behind it, and some still do.',
        'The new boiler usually goes in the kitchen, on the landing or in the loft. The old gas pipe was sized for a smaller appliance, so it often needs replacing with 22 or 28 mm. We check that before you get a price.',
      ],
    },
    {
      heading: 'Hot water after a Chingford loft conversion',
      paragraphs: [
        'You can have a combi or an unvented cylinder once the loft tanks have gone. A combi works if your mains can feed two showers. A cylinder with a system boiler suits the Edwardian villas near Chingford station, which usually have the space.',
        'The cylinder needs an installer qualified for unvented hot water, and a discharge pipe to a safe place outside. The smaller council-built houses on Friday Hill mostly suit a combi.',
      ],
    },
    {
      heading: 'Is there mains gas in Sewardstone?',
      paragraphs: [
        'Don’t assume there is. Check that gas reaches your plot before you plan a gas boiler. If you heat with LPG, tell us when you call, because you need an engineer registered for that fuel. An oil boiler needs an OFTEC-registered technician. Sewardstone has a London postcode but lies outside Greater London, so give us the full address.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'What it costs to replace a back boiler' },
    { to: '/guides/top-combi-boilers-london', label: 'Combis that can feed two showers' },
  ],
  landmarks: ['Queen Elizabeth’s Hunting Lodge', 'Chingford Plain'],
} satisfies DistrictText;
