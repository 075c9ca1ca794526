import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw2',
  meta: {
    title: 'Boiler Repair in Brixton Hill & Streatham Hill, SW2',
    description:
      'Loft shower fading on Brixton Hill? We measure the flow at the top of the house. Boiler repair, service and installation across SW2.',
    keywords: [
      'boiler repair Brixton Hill',
      'boiler service Streatham Hill',
      'boiler installation Tulse Hill',
      'gas engineer SW2',
    ],
  },
  intro:
    'In Brixton Hill terraces, the loft-room shower is the first to lose pressure, because the street climbs and the house adds to it. We test it before anybody talks about a stronger boiler.',
  sections: [
    {
      heading: 'Why is my loft shower weak on Brixton Hill?',
      paragraphs: [
        'Every metre water is lifted costs about 0.1 bar. Under the roof, more than half a bar may be gone before you turn the tap. We time the flow at the highest tap and again in the kitchen. A narrow old supply pipe from the street may be the real limit, and then a bigger boiler changes nothing. Replacing that pipe comes first.',
      ],
    },
    {
      heading: 'Boiler flue rules at Pullman Court and Cressingham Gardens',
      paragraphs: [
        'Pullman Court is a listed Modernist block, so even a condensate pipe outside needs consent. Ask the freeholder and the council before you move anything.',
        'Cressingham Gardens is different: the houses are low, stepped and flat-roofed, and the flue can often go straight up. It needs a weatherproof collar and enough distance from any rooflight. You also need permission if the roof isn’t yours. On the Tulse Hill Estate, ask Lambeth what heats your flat before you order a boiler.',
      ],
    },
    {
      heading: 'Gas pipes in a divided Telford Park villa',
      paragraphs: [
        'We size the pipe from the meter, and in a divided villa it’s often in the hall, two landings below. A new combi can use more gas than the one it replaces, and a pipe that’s too thin makes it lock out. If yours has to be replaced, the quote says so.',
        'Please get your freeholder’s agreement for any pipe that crosses the stairs.',
      ],
    },
  ],
  related: [
    { to: '/guides/best-combi-boilers-london', label: 'How many litres a loft shower needs' },
    { to: '/boiler-quotes', label: 'Price a boiler for a Telford Park flat' },
  ],
  landmarks: ['Brixton Windmill', 'Streatham Hill Theatre'],
} satisfies DistrictText;
