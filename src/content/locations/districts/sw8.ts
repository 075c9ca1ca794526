import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw8',
  meta: {
    title: 'Boiler & Heating Repair in Stockwell & Nine Elms, SW8',
    description:
      'Pressure gauge low in a deep Albert Square house, or no boiler in your Nine Elms tower? What we repair in SW8, and who else to call.',
    keywords: [
      'boiler repair Stockwell',
      'heating engineer Nine Elms',
      'boiler service South Lambeth',
      'boiler installation SW8',
    ],
  },
  intro:
    'In Albert Square’s deep houses, a basement boiler needs more pressure than the manual’s usual figure, or the attic radiators fill with air. We set it for the height of your house.',
  sections: [
    {
      heading: 'What pressure should an Albert Square basement boiler show?',
      paragraphs: [
        'More than a boiler in a one-floor flat, because ten metres of water above the gauge already takes 1 bar. These listed houses have deep basements and long vertical pipes. An engineer sets the pressure and the expansion vessel for that height, bleeds the radiators from the top and writes the figure down for you.',
        'Don’t top up to a figure from a general guide. If the gauge keeps falling, we look for the leak along those drops.',
      ],
    },
    {
      heading: 'Heating repairs in the Nine Elms and Vauxhall towers',
      paragraphs: [
        'Ask your concierge first. These towers are on communal or district heat, and many operators don’t let anyone else open the interface unit. Radiators, underfloor heating loops and taps are usually different, so tell us what isn’t working. When it’s your part of the system, we can come.',
      ],
    },
    {
      heading: 'Who supplies the heat on the Patmore and Mursell estates?',
      paragraphs: [
        'Start with your tenancy or lease. The two estates have different landlords with different heating, so a neighbour’s answer may be wrong for you. Tenants report a cold flat to their landlord. Leaseholders who find they have a boiler of their own can call us.',
        'Victorian terraces off Wandsworth Road nearly always have one.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-pressure-guide', label: 'Reading the gauge in a house with a deep basement' },
    { to: '/guides/when-to-replace-boiler', label: 'Repair or replace off Wandsworth Road' },
  ],
  landmarks: ['New Covent Garden Market', 'St George Wharf'],
} satisfies DistrictText;
