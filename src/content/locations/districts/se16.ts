import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se16',
  meta: {
    title: 'Rotherhithe & Surrey Quays Boiler Engineers | SE16',
    description:
      'Dockside houses with slim 1980s pipework, warehouse flats on Rotherhithe Street and estates heated from SELCHP: boiler and heating work in SE16.',
    keywords: [
      'boiler repair Rotherhithe',
      'boiler service Surrey Quays',
      'boiler installation SE16',
      'boiler replacement South Bermondsey',
    ],
  },
  intro:
    'Between Rotherhithe, Surrey Quays and South Bermondsey stand riverside warehouses, houses from the redevelopment of the docks, and estates warmed by an energy plant. We cover the first two fully and advise on the third.',
  sections: [
    {
      heading: 'Small pipes in the Surrey Docks',
      paragraphs: [
        "When houses replaced the docks around Surrey Quays they were given compact boilers and narrow copper. Decades of magnetite in an 8 or 10 mm pipe does not yield to brute force, so cleaning is done loop by loop, with a chemical and some patience. Leaving the old water in puts the new boiler's warranty at risk. Ask about the airing cupboard as well: if its cylinder is sound, a system boiler makes a gentler exchange than a combi.",
      ],
    },
    {
      heading: 'Four Squares and the energy plant',
      paragraphs: [
        "The Four Squares and estates near it draw heat recovered from household waste at SELCHP. No boiler stands in those flats, and no private one is likely to be allowed. Cold radiators go to the landlord's repair line. If the supply is healthy next door and yours alone is cool, we can examine a seized valve or thermostat where the landlord leaves that to you.",
      ],
    },
    {
      heading: 'Wharf walls, cottages and the tunnel',
      paragraphs: [
        "Warehouse homes on Rotherhithe Street possess few outer walls. To alter a flue there, allow months for the freeholder and, in some buildings, for listed consent. Wilson Grove's garden-village cottages are simpler. Most vans are barred from the Rotherhithe Tunnel by its size limits, Jamaica Road is red-routed, and coming from the Deptford side is often quicker than the map suggests.",
      ],
    },
  ],
  landmarks: ['Brunel Museum', 'Southwark Park'],
} satisfies DistrictText;
