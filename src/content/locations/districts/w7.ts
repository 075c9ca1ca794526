import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w7',
  meta: {
    title: 'Boiler Repair & Installation in Hanwell, W7',
    description:
      'Hanwell boiler repair from engineers who trace the old pipes on the Cuckoo Estate first. We find boilers to suit small canal-side kitchens too.',
    keywords: [
      'boiler repair Hanwell',
      'boiler installation W7',
      'boiler service Boston Manor',
      'combi boiler Hanwell',
    ],
  },
  intro:
    'On the Cuckoo Estate it’s common to find pipes that seem to go nowhere. We trace them before we drain anything, so you keep your floorboards.',
  sections: [
    {
      heading: 'What’s behind the walls on the Cuckoo Estate?',
      paragraphs: [
        'There may be several old heating systems. The LCC built these houses for solid fuel, and many later had back boilers. A radiator may be fed from the floor above, and a pipe that looks dead may still be in use.',
        'We follow the pipes while they’re warm. Once we know the route, we can install a combi or a system boiler with far less of the floor lifted.',
      ],
    },
    {
      heading: 'Will a boiler fit an Olde Hanwell kitchen?',
      paragraphs: [
        'It will if we choose the right model. Cottages by the canal may have about one metre of free wall. Some boilers need only a few millimetres at the sides, and others need several centimetres.',
        'The flue has to miss the back gate, the low eaves and the window next door. Send us a photo with a tape measure in it and mark which way the door opens.',
      ],
    },
    {
      heading: 'Is it worth swapping a Boston Manor cylinder for a combi?',
      paragraphs: [
        'It is if you’d use the space. The 1930s semis often have their cylinder in a bedroom cupboard. You could have shelves there, or the new boiler if the wall behind is an outside one. Think about noise before you put it next to a bed.',
        'If you’d rather keep the cylinder, we can replace its thermostat and lag the pipes. That costs less and you can still run two taps.',
      ],
    },
  ],
  related: [
    { to: '/combi-boilers', label: 'Narrow combis for a canal-side kitchen' },
    { to: '/guides/best-combi-boilers-london', label: 'What to weigh up before losing the cylinder' },
  ],
  landmarks: ['Wharncliffe Viaduct', 'Hanwell Locks'],
} satisfies DistrictText;
