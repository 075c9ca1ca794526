import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se23',
  meta: {
    title: 'Forest Hill & Honor Oak Boiler Engineers | SE23',
    description:
      'Ridge-top pressure on the Tewkesbury Lodge Estate, timber homes at Walters Way and lower-ground flats by the station: Forest Hill boiler engineers.',
    keywords: [
      'boiler repair Forest Hill',
      'boiler service Honor Oak',
      'boiler installation SE23',
      'gas engineer Forest Hill',
    ],
  },
  intro:
    'Forest Hill and Honor Oak fold several hills, a modernist experiment and a great many villas into one postcode. We fit, mend and maintain boilers on every contour.',
  sections: [
    {
      heading: 'A timber house and a hot flue',
      paragraphs: [
        "The self-build homes at Walters Way are framed in wood, with panels that a flue should never touch unprotected. A concentric flue runs cooler than the old single-skin type, but the sleeve, the clearance and the seal through insulation and cladding still have to follow the maker's instructions for combustible walls. Air leakage spoils such houses, so we finish with a proper collar inside as well as out. Weight is carried on studs or a backing board.",
      ],
    },
    {
      heading: 'The ridge at Tewkesbury Lodge',
      paragraphs: [
        'Edwardian and inter-war houses here enjoy the view and pay for it at the bath tap. Turn that on with the kitchen cold running and see what remains: the test costs nothing and tells more than any chart. A weak result steers us to a cylinder with its own reserve, fed slowly. On such exposed plots flue and condensate both face the wind, another reason to keep pipework within the walls.',
      ],
    },
    {
      heading: 'Banks, retaining walls and station streets',
      paragraphs: [
        "Villas near Forest Hill station, now flats, have lower-ground rooms that look on to a bank held back by brickwork. Fumes gather in a slot like that. Each maker states a least distance to the surface opposite, and where the trench is too narrow we go up. The 1960s houses on Dulwich Estate land may need that freeholder's approval. Permit periods surround both stations, with the South Circular red-routed between.",
      ],
    },
  ],
  landmarks: ['Horniman Museum', 'One Tree Hill'],
} satisfies DistrictText;
