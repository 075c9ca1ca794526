import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n20',
  meta: {
    title: 'Boiler Installation & Service in Whetstone & Totteridge, N20',
    description:
      'One big boiler or two for a Totteridge house? We’ll help you choose. Whetstone boiler repair, and emergencies in 35-50 minutes on average.',
    keywords: [
      'boiler repair Whetstone',
      'boiler installation Totteridge',
      'boiler service Oakleigh Park',
      'unvented cylinder N20',
    ],
  },
  intro:
    'Totteridge owners ask us whether one big boiler or two smaller ones will heat a large house. Two can share the load, and you still have heat if one fails.',
  sections: [
    {
      heading: 'Are two boilers better for a Totteridge house?',
      paragraphs: [
        'Often they are. A single boiler sized for the coldest night is too big for the rest of the year. With two, only one needs to run on a mild day. We plan at least two heating zones and a large unvented cylinder with them.',
        'Check your gas meter’s rating early. An ordinary one allows about 65 kW in total. The yearly service then takes in both boilers, the safety valves and the expansion vessels.',
      ],
    },
    {
      heading: 'Original iron radiators in Oakleigh Park',
      paragraphs: [
        'Keep them if you like them. They hold a lot of water and years of black sludge, so we clean each one first. Some come off the wall for that. Then we fit a magnetic filter and dose the water. Iron radiators suit a cooler flow, so allow them time to warm up.',
      ],
    },
    {
      heading: 'Can the condensate pipe run outside in Whetstone?',
      paragraphs: [
        'It can, if it’s short and insulated. The 1930s semis with long drives usually have room along the side wall. Even so, we’d use an indoor waste pipe if one is near.',
      ],
    },
    {
      heading: 'High Road flats: who gives consent?',
      paragraphs: [
        'Your freeholder does, for a new flue or any pipe on the outside wall. Ask before you order. It’s quicker if we give you a sketch to send with the letter.',
      ],
    },
  ],
  related: [
    { to: '/boiler-quotes', label: 'Price two boilers and a large cylinder' },
    { to: '/guides/boiler-service-maintenance', label: 'Filters and inhibitor for old iron radiators' },
  ],
  landmarks: ['St Andrew’s Church, Totteridge', 'Totteridge Common'],
} satisfies DistrictText;
