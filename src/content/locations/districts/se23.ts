import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se23',
  meta: {
    title: 'Boiler Repair & Installation in Forest Hill, SE23',
    description:
      'Poor pressure on Tewkesbury Lodge, a timber house at Walters Way or a lower-ground flat by the station? Boiler repairs and installations for SE23.',
    keywords: [
      'boiler repair Forest Hill',
      'boiler service Honor Oak',
      'boiler installation SE23',
      'gas engineer Forest Hill',
    ],
  },
  intro:
    'On the Tewkesbury Lodge Estate, try the bath tap with the cold kitchen tap running. If the bath drops to a trickle, tell us before you choose a combi.',
  sections: [
    {
      heading: 'Is a combi right for a house on Tewkesbury Lodge?',
      paragraphs: [
        'Only if the top tap still runs well when a second one is open. The Edwardian and inter-war houses here stand on a ridge, where pressure can be lower. After a poor test we’d suggest a cylinder, which fills slowly and holds enough for the morning. Your plot may also be windy, so we keep the condensate pipe indoors where we can.',
      ],
    },
    {
      heading: 'Can a boiler flue go through a timber wall at Walters Way?',
      paragraphs: [
        'Yes, with the right sleeve, clearance and seal. The self-build homes are timber-framed, and the manufacturer’s instructions for combustible walls apply. We hang the boiler on the studs or on a board fixed to them. To keep the house airtight, we finish the wall panel with a collar inside and outside.',
      ],
    },
    {
      heading: 'Flues in a lower-ground flat near Forest Hill station',
      paragraphs: [
        'Measure from your wall to the bank opposite, and tell us the figure. Some villa flats look on to a retaining wall, and fumes can collect in a narrow gap. The manual states the least distance allowed. If yours is less, we take the flue up instead of out.',
        'For a 1960s house on Dulwich Estate land, ask that freeholder before any outside change.',
      ],
    },
  ],
  related: [
    { to: '/guides/top-combi-boilers-london', label: 'What flow a combi needs on the ridge' },
    { to: '/guides/boiler-installation-cost', label: 'What a Forest Hill roof flue adds' },
  ],
  landmarks: ['Horniman Museum', 'One Tree Hill'],
} satisfies DistrictText;
