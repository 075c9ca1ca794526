import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw9',
  meta: {
    title: 'Boiler Repair, Service & Installation in Brixton, SW9',
    description:
      'No hot water near Brixton Village Market, or a frozen drain pipe on Stockwell Park Crescent? Call us day or night.',
    keywords: [
      'boiler repair Brixton',
      'boiler service SW9',
      'boiler installation Stockwell',
      'emergency boiler repair Brixton',
    ],
  },
  intro:
    'On Stockwell Park Crescent, the boiler is often half a storey above its drain, and the pipe outside freezes. Around central Brixton, the usual call is a combi that won’t heat the taps.',
  sections: [
    {
      heading: 'Boiler stopped in frost on Stockwell Park Crescent',
      paragraphs: [
        'Check the plastic pipe outside first. The villas have raised ground floors, so that pipe may run a long way down the back wall. Only if it’s in reach from the ground, thaw the pipe with a jug of warm water (never boiling) and try one reset. We can move most of it indoors, and use a wider, insulated pipe for what’s left. The crescent is in a conservation area, so a new flue goes on the garden side.',
      ],
    },
    {
      heading: 'Hot taps go cold in a Brixton terrace',
      paragraphs: [
        'When the radiators work and the taps don’t, scale inside the combi is a common reason. A clean or a new part cures it, and we check the flow from the main.',
        'In the smaller houses around Angell Town, a combi is usually still the right boiler. We can’t stop on Brixton Road, so name the best side street when you call.',
      ],
    },
    {
      heading: 'Own boiler or district heating at Oval Quarter?',
      paragraphs: [
        'Households there can’t simply change to a boiler. Oval Quarter, once Myatt’s Field North, has its own district heating. Call the operator when your heat fails.',
        'On the Loughborough Estate, ask the landlord what the block uses before you plan any flue.',
      ],
    },
  ],
  related: [
    { to: '/guides/best-combi-boilers-london', label: 'Choosing a combi for a smaller Brixton house' },
    { to: '/guides/boiler-service-maintenance', label: 'Why scale cools your taps in Angell Town' },
  ],
  landmarks: ['O2 Academy Brixton', 'Brixton Village Market'],
} satisfies DistrictText;
