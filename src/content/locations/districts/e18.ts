import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e18',
  meta: {
    title: 'Boiler Repair & Installation in South Woodford, E18',
    description:
      'Extending your kitchen off George Lane? We move the boiler and size the gas pipe. Boiler repair in South Woodford by Gas Safe registered engineers.',
    keywords: [
      'boiler repair South Woodford',
      'boiler installation Woodford',
      'boiler relocation E18',
      'boiler service South Woodford',
    ],
  },
  intro:
    'Around George Lane, the boiler is often on the wall a new kitchen extension will knock through. We move it, and we size the longer gas pipe at the same time.',
  sections: [
    {
      heading: 'Where can the boiler go when you extend?',
      paragraphs: [
        'It can go in a utility room, a landing cupboard or on the new outside wall. In the Victorian and Edwardian houses off George Lane, gas then has further to travel. We size the pipe for everything you’ll use, including the hob. On a long run, 28 mm isn’t unusual.',
        'The radiators have to be drained anyway, so it’s a good moment to clean them. Ask your builder to leave a duct under the floor for our pipes.',
      ],
    },
    {
      heading: 'Can I get rid of the loft tanks in my 1930s semi?',
      paragraphs: [
        'Yes. The semis towards the Roding often have a cold tank and a smaller heating tank in the loft. A sealed system does away with both, so there’s nothing up there to freeze. It also raises the pressure in the old pipes, and we look over the joints and radiator valves first.',
        'You can keep your cylinder if it’s sound and two of you often bathe at once. In that case we connect the sealed heating to it.',
      ],
    },
    {
      heading: 'Replacing a boiler in a High Road flat',
      paragraphs: [
        'Plan on keeping it where it is. The purpose-built flats along the High Road have one balanced flue position for each kitchen. A new boiler has to suit that opening, or your freeholder has to approve a different one. We take the measurements before we order, and we’ll tell you if a particular model won’t go in.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'What moving a boiler for an extension costs' },
    { to: '/guides/boiler-pressure-guide', label: 'Using a sealed system after tanks: the gauge explained' },
  ],
  landmarks: ['St Mary’s Church, Woodford', 'Odeon South Woodford'],
} satisfies DistrictText;
