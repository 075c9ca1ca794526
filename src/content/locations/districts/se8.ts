import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se8',
  meta: {
    title: 'Deptford Boiler Repair, Service & Installation | SE8',
    description:
      'Hot tap swinging from scalding to tepid near St John’s? Unsure who heats your Pepys Estate flat? Boiler repair and installation in Deptford, SE8.',
    keywords: [
      'boiler repair Deptford',
      'boiler service SE8',
      'boiler installation Deptford',
      'combi boiler St John’s',
    ],
  },
  intro:
    'In the terraces around Brookmill and St John’s, we’re most often called because the hot tap goes from scalding to lukewarm and back. On the Pepys Estate, the first question is who owns the heating.',
  sections: [
    {
      heading: 'Hot water keeps changing temperature in St John’s',
      paragraphs: [
        'It’s often limescale in the plate heat exchanger, the part of a combi that heats your taps. We clean it or replace it, and then check the flow. Setting the hot water to 50-55 °C slows the scale down. A scale reducer on the cold feed helps as well, and we can add one while we’re there.',
      ],
    },
    {
      heading: 'Do Pepys Estate flats have their own boilers?',
      paragraphs: [
        'It varies from block to block. One building may have communal heat and the next a combi in every flat. Describe what’s in your cupboard when you call, because we don’t work on the landlord’s plant. If you find a boiler with its own flue, we can come.',
      ],
    },
    {
      heading: 'Which wall takes the flue on Crossfields?',
      paragraphs: [
        'The rear kitchen wall, as a rule. The inter-war blocks have access balconies along the front, so nothing should discharge there. Space on the back wall is shared with your neighbours, and the landlord has to agree to a new position. We measure from each window and send you a sketch to pass on.',
      ],
    },
    {
      heading: 'New heating in a listed Albury Street house',
      paragraphs: [
        'Ask about consent for the pipes as well as the flue. The early Georgian rooms have timber panelling, and nothing can simply be clipped to it. We follow existing pipe routes under the floor and bring short tails up beside the skirting. You can then apply for everything at once, from one set of drawings.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-service-maintenance', label: 'What a yearly service does about scale' },
    { to: '/combi-boilers', label: 'Combis for Deptford terraces' },
  ],
  landmarks: ['St Paul’s Church, Deptford', 'Deptford Market'],
} satisfies DistrictText;
