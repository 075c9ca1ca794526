import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'nw11',
  meta: {
    title: 'Boiler Repair & Installation in Golders Green, NW11',
    description:
      'Two kitchens in Golders Green, or Trust consent for a flue in Hampstead Garden Suburb? How to plan both, and who repairs boilers in NW11.',
    keywords: [
      'boiler repair Golders Green',
      'boiler installation Hampstead Garden Suburb',
      'boiler service NW11',
      'hot water cylinder Golders Green',
    ],
  },
  intro:
    'On Hampstead Garden Suburb, a new flue needs the Suburb Trust’s consent, so people ask us what to do when the boiler breaks in January. Often we can repair it, or reuse the flue you have.',
  sections: [
    {
      heading: 'Do I need Trust consent for a flue in the Garden Suburb?',
      paragraphs: [
        'Yes, for any outside change, and that includes a vent pipe. The council’s rules are separate. We draw it to scale for you and choose a rear slope or a position already in use. Take photos of the present terminal while it’s still there, since they help with a like-for-like replacement. The closes are narrow and hedged, so mention the best place for a van.',
      ],
    },
    {
      heading: 'Which boiler suits a Golders Green house with two kitchens?',
      paragraphs: [
        'A system boiler with a cylinder. Golders Green houses often have two kitchens or several bathrooms, busy on the same evening. A combi would share its flow between them. A cylinder that reheats quickly serves each one. We can set the timer ahead for the days when you don’t want to touch a switch, and insulate the pipe to the far sink.',
      ],
    },
    {
      heading: 'Boilers on a Finchley Road service balcony',
      paragraphs: [
        'Keep the balcony open to the air. Mansion flats there group their boilers and flues at the rear, and an enclosure built later can trap fumes. If yours has been closed in, switch off and ask us to look before you use the boiler again.',
        'Cold air reaches the pipes, so we insulate them and check the frost protection. The same goes for blocks along Golders Green Road.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'What a like-for-like boiler costs on the Suburb' },
    { to: '/boiler-quotes', label: 'Price a cylinder for a Golders Green house' },
  ],
  landmarks: ['Golders Green Hippodrome', 'Golders Hill Park'],
} satisfies DistrictText;
