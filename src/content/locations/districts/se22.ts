import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se22',
  meta: {
    title: 'East Dulwich Boiler Repair & New Boilers, SE22',
    description:
      'Extended house, same old combi? We measure your water main and size the next boiler off Lordship Lane, and repair the one you have.',
    keywords: [
      'boiler repair East Dulwich',
      'combi boiler SE22',
      'boiler installation Lordship Lane',
      'boiler service Peckham Rye',
    ],
  },
  intro:
    'Nearly every terrace off Lordship Lane has a loft or side-return extension now, and the boiler often hasn’t changed. People call us because two showers at once are more than it can heat.',
  sections: [
    {
      heading: 'What size boiler after an extension in East Dulwich?',
      paragraphs: [
        'Let us measure your water main before you choose. A 24 kW combi heats just under ten litres a minute in winter. Turning the temperature up doesn’t give you more. A 35 kW model only helps if the main can supply the extra water. When it can’t, the money is better spent on a cylinder, perhaps in the eaves cupboard.',
        'In the Edwardian houses by Peckham Rye a cellar often gives us room for the pipes.',
      ],
    },
    {
      heading: 'New boiler on Dog Kennel Hill or at Dawson’s Heights',
      paragraphs: [
        'Usually, if the flue can be kept above head height. Kitchens on the 1930s estates open on to the access balcony, where people walk past. The terminal has to clear your neighbours’ doors and windows too, and the landlord’s own rules come first. If no position works, we say so at the survey. The landlord then has to decide what happens next.',
        'At Dawson’s Heights, ask your landlord how the flat is heated before anyone plans a change. If they confirm that the boiler is yours, call us and we’ll treat it like any other repair.',
      ],
    },
  ],
  related: [
    { to: '/guides/top-combi-boilers-london', label: 'Larger combis for an extended Lordship Lane terrace' },
    { to: '/guides/boiler-installation-cost', label: 'Adding a cylinder in East Dulwich eaves' },
  ],
  landmarks: ['Peckham Rye Park', 'Goose Green'],
} satisfies DistrictText;
