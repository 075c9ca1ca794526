import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e13',
  meta: {
    title: 'Boiler Repair & Replacement in Plaistow, E13',
    description:
      'Plaistow boiler off in a frost? We reach emergencies in 30-45 minutes on average. Lean-to kitchens, part-replaced pipes and shared heat at Upton Gardens.',
    keywords: [
      'boiler repair Plaistow',
      'boiler installation E13',
      'emergency boiler repair Upton Park',
      'boiler service West Ham',
    ],
  },
  intro:
    'Off Barking Road, plenty of boilers are in a cold lean-to kitchen at the back. When it freezes, the waste pipe outside blocks and the boiler locks out.',
  sections: [
    {
      heading: 'Boiler gurgling in a cold lean-to kitchen',
      paragraphs: [
        'The condensate pipe has probably frozen. If you can reach it from the ground, pour warm water over it. Don’t use boiling water. Press reset once, and leave the boiler off if that doesn’t work.',
        'We can stop it happening again. The lasting cure is to run the pipe indoors to the sink waste. If that can’t be done, we fit a wider pipe, lag it and take out the dips where water sits.',
      ],
    },
    {
      heading: 'Who repairs the heating at Upton Gardens?',
      paragraphs: [
        'The building’s managers can tell you. These flats on the former Boleyn Ground are recent, so look in the utility cupboard for a heat interface unit. If you find one, we can work on your radiators and thermostat, but the unit isn’t ours to open without their agreement. Green Street is slow when Queen’s Market is open, so tell us which side of your building to come to.',
      ],
    },
    {
      heading: 'Old pipes in Plaistow’s post-war flats',
      paragraphs: [
        'Some of your pipework may be much older than the rest. Flats built with back boilers or warm air often got radiators later, and in stages. Before we connect a new boiler we test the water for sludge and clean the circuit. We’ll show you any section that’s close to the end of its life.',
        'Leave old warm-air ducts and cupboards alone. Boards from that period can contain asbestos, and someone competent has to identify it first.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-service-maintenance', label: 'What a service does for a frost-prone boiler' },
    { to: '/boiler-quotes', label: 'Price a boiler with the pipe moved indoors' },
  ],
  landmarks: ['Queen’s Market', 'Plaistow Park'],
} satisfies DistrictText;
