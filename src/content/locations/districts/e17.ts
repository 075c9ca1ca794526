import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e17',
  meta: {
    title: 'Walthamstow Boiler Engineers | Service & Repair E17',
    description:
      'Warner half-houses, Village cottages and Blackhorse Road flats: who owns the wall, where the flue can go, and boiler repair anywhere in E17.',
    keywords: [
      'boiler repair Walthamstow',
      'Warner flat boiler',
      'boiler service E17',
      'combi boiler Walthamstow Village',
    ],
  },
  intro:
    'Walthamstow keeps our engineers busy with its half-houses, its cottages and the bigger homes up towards the forest. Servicing, repairs and complete replacements are all part of the round.',
  sections: [
    {
      heading: 'Who owns the wall of a Warner flat?',
      paragraphs: [
        "Between St James Street and Lloyd Park, paired front doors lead to an upstairs and a downstairs home, and the garden is cut in two as well. A flue from the ground floor may discharge over the other household's path; a pipe from above may cross their brickwork. Look at the lease plan before we visit. Where the wall belongs to the other flat, written agreement is the sensible start. Inside, kitchens are small but the walls are solid, so hanging weight is no difficulty.",
      ],
    },
    {
      heading: 'Cottages by the church, towers by the station',
      paragraphs: [
        'Walthamstow Village is a conservation area of cottages with very small front gardens, which rules out the street side and leaves the back or the roof. A vertical terminal kept below the ridge on the rear slope goes almost unseen. Blackhorse Road presents the opposite case: its towers usually run on shared heat, and their residents should consult the building team about an interface unit before calling any engineer.',
      ],
    },
    {
      heading: 'Upper Walthamstow and the filtered streets',
      paragraphs: [
        'Houses on the higher ground, Edwardian or inter-war, have room for a cylinder, and some still carry a tank-fed shower that a sealed system would improve. In the Village, filters stop through traffic on many streets. We approach from the main roads and may need to walk the last stretch, so warn us of stairs or a locked gate.',
      ],
    },
  ],
  landmarks: ['William Morris Gallery', 'Vestry House Museum'],
} satisfies DistrictText;
