import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se14',
  meta: {
    title: 'New Cross Boiler Repair, Service & Installation | SE14',
    description:
      'Cold front room on Telegraph Hill, boiler over a takeaway on New Cross Road? Repairs, services and new boilers for homes and lets across SE14.',
    keywords: [
      'boiler repair New Cross',
      'landlord gas safety New Cross',
      'boiler service Telegraph Hill',
      'boiler installation SE14',
    ],
  },
  intro:
    'Telegraph Hill’s big bay-fronted rooms are the ones people can’t get warm, even with the boiler working. On New Cross Road we mostly see boilers at the back of flats over shops.',
  sections: [
    {
      heading: 'Why is my Telegraph Hill front room always cold?',
      paragraphs: [
        'The radiator is probably too small for the bay and the ceiling height. We work out the heat each room loses and tell you which radiators fall short. Larger ones let the boiler run at 60 °C or below, and it uses less gas there.',
        'A new boiler’s flue leaves by the rear because this is a conservation area. Pressure can drop on the hill, so we measure your main before you pick a combi.',
      ],
    },
    {
      heading: 'Boiler flue over a shop on New Cross Road',
      paragraphs: [
        'It needs distance from kitchen ducts. Kitchens and boilers in these flats tend to be in the quieter rear rooms, with a takeaway’s extract below. A boiler draws in air next to its flue, and greasy air dirties the burner. We find the clearest part of the wall, or take the flue higher. The main road is a red route, so please tell us which side street we can unload from.',
      ],
    },
    {
      heading: 'Why does my Somerville or Winslade boiler keep locking out?',
      paragraphs: [
        'One cause we check is the gas pipe. Heating on these estates has been replaced several times, and the pipe may be too small for the present boiler. Our engineer measures the working pressure with the boiler at full heat. If it’s low, you get a price for the new length of pipe before we start.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-service-maintenance', label: 'Services and tenant records in New Cross' },
    { to: '/guides/when-to-replace-boiler', label: 'When repeated lock-outs mean a new SE14 boiler' },
  ],
  landmarks: ['Goldsmiths, University of London', 'Telegraph Hill Park'],
} satisfies DistrictText;
