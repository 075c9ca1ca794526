import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n17',
  meta: {
    title: 'Boiler Repair & Installation in Tottenham, N17',
    description:
      'Tottenham boiler not working? Emergencies in N17: 35-50 minutes on average. Repairs around Bruce Grove, and who to call at Broadwater Farm or the Hale.',
    keywords: [
      'boiler repair Tottenham',
      'boiler service Bruce Grove',
      'boiler installation N17',
      'Tower Gardens boiler',
    ],
  },
  intro:
    'Low pressure is the call we expect from Bruce Grove. In these Victorian terraces the cause can be a leak under the hall floor that nobody has seen.',
  sections: [
    {
      heading: 'Why does my boiler keep losing pressure in Bruce Grove?',
      paragraphs: [
        'Look at the radiator valves, and call us if one is damp. If they’re dry and the gauge drops again after you’ve topped up, we need to find the leak. Don’t keep topping it up every week.',
        'We also replace worn fans and clear or replace blocked plate exchangers here. Some converted houses have two gas meters in one box, so show us which is yours. We test a shared water supply before we quote for a bigger combi.',
      ],
    },
    {
      heading: 'Heating faults at Broadwater Farm and Tottenham Hale',
      paragraphs: [
        'Call the council or the network’s operator. Broadwater Farm no longer has piped gas, and an estate energy centre heats it. The towers at Tottenham Hale are on communal heat as well.',
        'There’s no boiler for us to service in those homes. If you have a leaking radiator or a tap that drips, ask us. On stadium event days roads close, so a visit may take longer to reach you.',
      ],
    },
    {
      heading: 'Small boilers for Tower Gardens cottages',
      paragraphs: [
        'A compact combi goes in the kitchen or a back bedroom. The LCC cottages are small and in a conservation area, so the flue faces the garden and pipes stay inside. A larder may look like the right place, but it can be too shallow once you allow for servicing. We keep the boiler off the wall your neighbour sleeps behind.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-pressure-guide', label: 'Why pressure drops, and when to stop topping up' },
    { to: '/combi-boilers', label: 'Compact combis for a Tower Gardens cottage' },
  ],
  landmarks: ['Bruce Castle', 'Lordship Recreation Ground'],
} satisfies DistrictText;
