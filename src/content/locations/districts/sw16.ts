import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw16',
  meta: {
    title: 'Streatham & Norbury Boiler Repair, Installation | SW16',
    description:
      'Swap the tank and cylinder for a combi in Streatham Vale? We check flow, gas and radiators first. Boiler engineers for Streatham and Norbury.',
    keywords: [
      'boiler repair Streatham',
      'boiler installation Norbury',
      'boiler service Streatham Vale',
      'combi conversion SW16',
    ],
  },
  intro:
    'In Streatham Vale, most enquiries are about swapping the loft tank and cylinder for a combi. With one bathroom it’s usually a good change, and you get the space back.',
  sections: [
    {
      heading: 'Can I change to a combi in Streatham Vale or Norbury?',
      paragraphs: [
        'We check three things. Is the flow at your kitchen tap enough, is the gas supply large enough, and will old radiators stand the higher pressure? The inter-war houses here are compact, with small lofts, so removing the tanks frees useful room. We clean the system before the new boiler goes on. If you have a second bathroom, think about keeping a cylinder.',
        'In a Norbury LCC cottage, the combi goes in the scullery at the back. It has a drain, an outside wall and a short gas pipe, so there’s little to alter. The estate is planned as plain brick terraces, and houses in one row tend to suit the same position.',
        'On Pollards Hill the semis stand higher, and we insulate any condensate pipe on a north wall.',
      ],
    },
    {
      heading: 'Can I leave the shared heating in a High Road block?',
      paragraphs: [
        'Your lease decides. Mansion blocks built on Streatham High Road in the 1930s often had central plant, and some still do. The lease says whether the radiators are yours and what a flat may change. We need that answer before a survey is any use to you.',
        'In the Edwardian terraces off the High Road you’ll have your own boiler, so just call.',
      ],
    },
  ],
  related: [
    { to: '/combi-boilers', label: 'Tank to combi in a Streatham Vale house' },
    { to: '/guides/when-to-replace-boiler', label: 'When an old cylinder system should go' },
  ],
  landmarks: ['The Rookery, Streatham Common', 'St Leonard’s Church, Streatham'],
} satisfies DistrictText;
