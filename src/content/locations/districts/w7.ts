import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'w7',
  meta: {
    title: 'Hanwell Boiler Repair and Fitting | W7',
    description:
      'Canal cottages, Cuckoo Estate houses with surprising pipe runs, and Boston Manor semis ready to lose a cylinder: boiler repair and fitting in Hanwell.',
    keywords: [
      'boiler repair Hanwell',
      'boiler installation W7',
      'boiler service Boston Manor',
      'combi boiler Hanwell',
    ],
  },
  intro:
    'Hanwell keeps a village centre between the canal and the viaduct, with LCC houses to the north and semis towards Boston Manor. We mend and renew boilers in each part.',
  sections: [
    {
      heading: 'Pipe detective work on the Cuckoo Estate',
      paragraphs: [
        'Built for solid fuel, given back boilers, then converted again: houses on the Cuckoo Estate carry layers of heating history. A radiator may be fed from the floor above, and a pipe that looks abandoned may still be in use. We trace the circuit while it is warm, before draining it. Once the map exists, a combi or system boiler can go in without half the floor coming up.',
      ],
    },
    {
      heading: 'Small kitchens by the canal',
      paragraphs: [
        "Olde Hanwell's Victorian cottages offer perhaps one metre of free wall. Clearances at the sides of a boiler range from a few millimetres to several centimetres according to make, so choice of model matters more than brand loyalty. The flue has to miss the back gate, the neighbour's window and the low eaves together. Mark where the door swings, and send a picture with a tape measure in it.",
      ],
    },
    {
      heading: 'What becomes of the bedroom cylinder',
      paragraphs: [
        'Boston Manor semis of the 1930s often heat their water in a bedroom cupboard. Changing to a combi empties that space; shelves are one use, the boiler itself another, provided it is quiet enough beside a sleeper and the wall behind is external. Should you keep the cylinder, renew its thermostat and lag the pipes. The Uxbridge Road is thick with buses and permit bays lie near both stations, so back streets are our way in.',
      ],
    },
  ],
  landmarks: ['Wharncliffe Viaduct', 'Hanwell Locks'],
} satisfies DistrictText;
