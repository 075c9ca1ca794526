import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw10',
  meta: {
    title: 'Boiler & Plant Room Service in West Brompton, SW10',
    description:
      'Bathroom waiting for hot water in the Boltons, or no boiler at World’s End? We look after heating in West Brompton and Chelsea, SW10.',
    keywords: [
      'boiler repair West Brompton',
      'plant room service Boltons',
      'boiler installation SW10',
      'boiler service Chelsea Harbour',
    ],
  },
  intro:
    'The big villas at the Boltons have plant rooms with several pumps, zones and a cylinder, and people call when one floor goes cold. In the cottages off Fulham Road the trouble is finding a wall for the flue.',
  sections: [
    {
      heading: 'Who services a plant room in the Boltons?',
      paragraphs: [
        'We do, as one system. When a floor stays cold, a failed valve may be letting water run backwards, or a sensor may sit in the wrong place. A service that covers only the boiler would miss both. We test the pumps and zones and label what we find. Slow hot water in distant bathrooms can come from a return pump that has stopped.',
        'Flats around Redcliffe Square usually need much less than this.',
      ],
    },
    {
      heading: 'Small boilers for cottages off Fulham Road',
      paragraphs: [
        'We look for a model with a flue that leaves from the top. It can turn inside the room to reach a permitted place, when the yard is short and the neighbour’s window is close. You can have the boiler inside a kitchen cabinet. Just allow for the space an engineer needs in front, which the manual states.',
      ],
    },
    {
      heading: 'My World’s End flat has no heating: who do I call?',
      paragraphs: [
        'World’s End and Cremorne have communal heating and hot water, and there are no boilers to repair. Call the landlord, and ask if your neighbours are cold too.',
      ],
    },
    {
      heading: 'Gas, electric or shared heat at Chelsea Harbour?',
      paragraphs: [
        'It was built in the 1980s, and heat there may be shared or electric. Look for a gas meter before you ask us for a quote. In the flats on Lots Road, ask your managing agent.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-service-maintenance', label: 'What a service includes beyond a Boltons boiler' },
    { to: '/guides/top-combi-boilers-london', label: 'Slim combis for cottages off Fulham Road' },
  ],
  landmarks: ['Brompton Cemetery', 'Chelsea Harbour'],
} satisfies DistrictText;
