import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'sw1',
  meta: {
    title: 'Boiler Repair & Installation, Pimlico to Belgravia SW1',
    description:
      'Pumped condensate in Pimlico basements, two consents for a Belgravia flue, and estates on district heat: what boiler work in SW1 involves.',
    keywords: [
      'boiler repair Pimlico',
      'boiler service Westminster',
      'boiler installation Belgravia',
      'gas engineer SW1',
    ],
  },
  intro:
    'Stucco houses, mansion blocks and council estates in SW1 are each kept warm in a different way. We service and repair the gas boilers of Westminster, Victoria, Belgravia and Pimlico, and say plainly when a flat has none.',
  sections: [
    {
      heading: "Pimlico's underground heat",
      paragraphs: [
        "Churchill Gardens, Lillington Gardens and some estates beside them take heat from the Pimlico District Heating Undertaking. There is no boiler in those flats and the incoming supply is the operator's. When every room goes cold, ring them first. One cold radiator, a seized valve or a dripping tap is usually within our reach, once the estate office has agreed to any draining down. On the Millbank Estate, read your lease before buying equipment.",
      ],
    },
    {
      heading: 'Boilers below the pavement',
      paragraphs: [
        "Most of Pimlico's white houses are flats now, with boilers tucked into vaults and lower-ground kitchens. Condensate has nowhere to fall from there, and a small pump has to do the lifting. Should that pump stick, a boiler locks out, and on basement calls it is among our earliest checks. Unheated vaults also need lagged pipes and working frost protection. Four floors up the question changes: will the mains still feed a combi while people below run baths?",
      ],
    },
    {
      heading: 'Two signatures for a Belgravia flue',
      paragraphs: [
        "Listed terraces under estate management need the planning authority and the landlord to approve a new terminal. The former opening may be reused only where today's clearances can be met. Blocks near Westminster Cathedral have managing agents with requirements of their own. Engineers driving to Westminster or St James's cross into the Congestion Charge zone, while most of Pimlico, like Belgravia, lies outside it; permits govern the kerb throughout.",
      ],
    },
  ],
  landmarks: ['Westminster Abbey', 'Tate Britain'],
} satisfies DistrictText;
