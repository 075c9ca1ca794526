import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw10',
  meta: {
    title: 'West Brompton & Chelsea Boiler Repair & Plant Rooms SW10',
    description:
      "Villa plant rooms in the Boltons, cottages off Fulham Road, communal heat at World's End: boilers and cylinders serviced across SW10.",
    keywords: [
      'boiler repair West Brompton',
      'plant room service Boltons',
      'boiler installation SW10',
      'boiler service Chelsea Harbour',
    ],
  },
  intro:
    'Between Brompton Cemetery and Chelsea Harbour lie plant rooms the size of a bedroom and kitchens the size of a cupboard. We attend to the boilers in both.',
  sections: [
    {
      heading: 'Plant rooms of the Boltons',
      paragraphs: [
        "A great villa here seldom has a boiler alone. There may be a pair of them, a header, several pumps, a large cylinder and zones for each floor. Faults hide between the parts: water creeping backwards past a failed valve, a sensor in the wrong pocket. We test the system as one, label what we find, and keep secondary hot water circulation running so that distant bathrooms do not wait. Redcliffe Square's houses, mostly flats today, ask for the smaller version of this care.",
      ],
    },
    {
      heading: 'Small rooms off Fulham Road',
      paragraphs: [
        "Terraced cottages leave a boiler little choice of wall. The yard is short, the neighbour's window near. Wall-hung models with a flue from the top can turn within the room to reach a permitted spot, and a unit that fits inside a kitchen cabinet still needs the service clearances its maker prints.",
      ],
    },
    {
      heading: "Lots Road, World's End and the one-way system",
      paragraphs: [
        "Two estates, Cremorne and World's End, receive heating and hot water communally; no flat in them holds a boiler to repair. Chelsea Harbour was built in the 1980s, and its heat could be shared or electric, so look for a gas meter before enquiring. Lots Road apartments vary. One-way red routes on Edith Grove, Redcliffe Gardens and Finborough Road leave few ways in, so a note on the approach to your door is welcome.",
      ],
    },
  ],
  landmarks: ['Brompton Cemetery', 'Chelsea Harbour'],
} satisfies DistrictText;
