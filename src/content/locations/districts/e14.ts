import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e14',
  meta: {
    title: 'Boiler Repair in Poplar, Limehouse & Isle of Dogs, E14',
    description:
      'E14 heating off? In a boiler emergency we’re there in 30-45 minutes on average. If it’s a Canary Wharf interface unit, here’s who to call first.',
    keywords: [
      'boiler repair Isle of Dogs',
      'boiler service Poplar',
      'heat interface unit Canary Wharf',
      'boiler installation Limehouse',
    ],
  },
  intro:
    'In E14, check first that your home has a boiler. Many towers at Canary Wharf and Blackwall don’t, and the people who run the building have to deal with the supply.',
  sections: [
    {
      heading: 'Who do I call in a Canary Wharf tower?',
      paragraphs: [
        'Call the heat network’s operator first. The towers generally send heat from basement plant to an interface unit in your flat. Your lease or supply agreement says who’s responsible for that unit. We can quote for your radiators, room controls and the taps beyond it.',
        'Most buildings want contractors booked in with the concierge, so send us the reference when you have it.',
      ],
    },
    {
      heading: 'Is there a boiler on the Barkantine Estate?',
      paragraphs: [
        'Connected flats have none. The Barkantine uses district heating with combined heat and power. At Balfron Tower, ask the managers how your flat is heated before you plan any work.',
      ],
    },
    {
      heading: 'Boiler repairs on the Lansbury Estate',
      paragraphs: [
        'Here you may well have an ordinary boiler. The low-rise houses and maisonettes in Poplar often have one on the kitchen wall, and we repair it in the usual way. If you’re replacing it, your landlord’s rules decide where the flue can go.',
      ],
    },
    {
      heading: 'Can a boiler have its flue hidden in the ceiling?',
      paragraphs: [
        'It can if there are hatches to inspect the full length. Some dockside flats on the Isle of Dogs have a boiler of their own with the flue above the plasterboard. If we can’t see the flue, we have to class the boiler At Risk. With your permission, we turn it off until hatches are made.',
        'Tell us where the hatches are when you call, if you know. It saves a second visit.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-service-maintenance', label: 'What a service covers if your flat has a boiler' },
    { to: '/boiler-quotes', label: 'Replacing a boiler in Poplar or Limehouse' },
  ],
  landmarks: ['One Canada Square', 'London Museum Docklands'],
} satisfies DistrictText;
