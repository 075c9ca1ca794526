import { districtSlugs } from '../../routes.ts';
import type { Area } from '../schemas/area.ts';

/** Returns the districts of the route table with the given upper-case letters. */
function districtsIn(...letters: readonly string[]): Area['districts'] {
  const codes = districtSlugs.map((slug) => slug.toUpperCase() as Area['districts'][number]);
  return codes.filter((code) => letters.includes(code.replace(/\d+$/, '')));
}

/**
 * The five postcode areas (specification, section 3). The order matters: the lookup of section 5 returns the first
 * match, so `NW1` is in North London (`N`) and never in `NW`.
 */
export const areas = [
  {
    code: 'E',
    name: 'East London',
    districts: districtsIn('E'),
    description: 'We work in every E postcode, from Aldgate and the docks out to Chingford.',
    sections: [
      {
        heading: 'Can I have a combi in an East London terrace?',
        paragraphs: [
          'We test the water flow before we recommend one, because many East London terraces and Warner half-houses are now flats that share one water pipe.',
        ],
      },
      {
        heading: 'Shared heat from Canary Wharf to Stratford',
        paragraphs: [
          'Some council flats and many newer towers, from Canary Wharf to Stratford, have shared heat and no boiler. We can still repair radiators and valves there.',
        ],
      },
    ],
    landmarks: [
      'Queen Elizabeth Olympic Park',
      'Canary Wharf',
      'Victoria Park',
      'Old Spitalfields Market',
      'Walthamstow Wetlands',
    ],
    averageCalloutTime: '30-45 minutes',
    serviceAreas: ['Tower Hamlets', 'Newham', 'Waltham Forest', 'Hackney'],
  },
  {
    code: 'W',
    name: 'West London',
    districts: districtsIn('W'),
    description: 'We cover every W postcode and agree parking with you beforehand.',
    sections: [
      {
        heading: 'Where can the flue go in Mayfair or Kensington?',
        paragraphs: [
          'Before you choose a boiler in Mayfair, Bayswater or Kensington, ask us where the flue can go. In a mansion block, a mews or a listed townhouse, the lease or the council often decides that.',
        ],
      },
      {
        heading: 'Hot water for a loft room in Acton or Ealing',
        paragraphs: [
          'Further out, in Acton, Chiswick, Ealing and Hanwell, most homes have a back wall and a garden. There we’re asked more about hot water for loft rooms and extra bathrooms.',
        ],
      },
      {
        heading: 'Is my West London home on shared heat?',
        paragraphs: ['Some estates and new towers have shared heat, so check with your building first.'],
      },
    ],
    landmarks: ['Marble Arch', 'Kensington Palace', 'Portobello Road Market', 'Hammersmith Bridge', 'Pitzhanger Manor'],
    averageCalloutTime: '25-40 minutes',
    serviceAreas: ['Westminster', 'Kensington and Chelsea', 'Hammersmith and Fulham', 'Ealing'],
  },
  {
    code: 'N',
    name: 'North London',
    districts: districtsIn('N'),
    description: 'We cover every N and NW postcode, from N1 to N22 and NW1 to NW11.',
    sections: [
      {
        heading: 'Is your top-floor shower weak?',
        paragraphs: [
          'North London is hilly, and water loses pressure as it climbs to Highgate, Crouch End or Hampstead. We measure the pressure in your home before we recommend a combi.',
        ],
      },
      {
        heading: 'New boiler flue on a listed terrace in Islington',
        paragraphs: [
          'Listed terraces in Islington and around Regent’s Park need a flue that can’t be seen from the street, and we plan it with you.',
        ],
      },
      {
        heading: 'Replacing loft tanks in a Southgate or Hendon semi',
        paragraphs: [
          'In semis from Southgate to Hendon, we take out the loft tanks and install a combi or a cylinder.',
        ],
      },
    ],
    landmarks: [
      'Alexandra Palace',
      'Emirates Stadium',
      'Tottenham Hotspur Stadium',
      'Highgate Cemetery',
      'Finsbury Park',
    ],
    averageCalloutTime: '35-50 minutes',
    serviceAreas: ['Camden', 'Islington', 'Haringey', 'Barnet', 'Enfield'],
  },
  {
    code: 'S',
    name: 'South London',
    districts: districtsIn('SE', 'SW'),
    description:
      'Our SE and SW postcodes run from Thamesmead to Barnes and out to Crystal Palace, Streatham and Wimbledon. They also take in Westminster, Chelsea and Fulham on the north bank.',
    sections: [
      {
        heading: 'Can I have a combi in a South London flat?',
        paragraphs: [
          'We check the water flow and the flue route before we recommend one, because many South London flats are in Victorian terraces and hilltop villas.',
        ],
      },
      {
        heading: 'Does my tower or estate have shared heating?',
        paragraphs: [
          'Riverside towers and some large estates have shared heating, and there you should call the building’s manager first. We’ll tell you which applies to your address before you book.',
        ],
      },
    ],
    landmarks: [
      'Tate Modern',
      'Royal Observatory Greenwich',
      'Battersea Power Station',
      'Crystal Palace Park',
      'All England Lawn Tennis Club',
    ],
    averageCalloutTime: '30-45 minutes',
    serviceAreas: ['Greenwich', 'Lewisham', 'Southwark', 'Lambeth', 'Wandsworth', 'Merton', 'Croydon'],
  },
  {
    code: 'NW',
    name: 'North West London',
    districts: districtsIn('NW'),
    description:
      'Mansion flats at Regent’s Park, hills in Hampstead and semis in Hendon: we work in every postcode from NW1 to NW11.',
    sections: [
      {
        heading: 'Where can the flue go near Regent’s Park?',
        paragraphs: [
          'Around Regent’s Park and in the red-brick mansion blocks, the first thing to settle is where the flue can go. Your freeholder or the council may have to agree.',
        ],
      },
      {
        heading: 'New boilers from Hampstead to Mill Hill',
        paragraphs: [
          'Up the hill in Hampstead we measure the water pressure before we size a combi. In Hendon and Mill Hill, people ask us to replace the cylinder and loft tanks in a 1930s semi.',
        ],
      },
      {
        heading: 'Is there a boiler in my Colindale flat?',
        paragraphs: [
          'Some newer blocks, such as those in Colindale, may have no boiler at all. Look for a heat meter or an interface unit in a cupboard, and ask the building’s manager who looks after it.',
        ],
      },
    ],
    landmarks: ['Camden Market', 'Hampstead Heath', 'Lord’s Cricket Ground', 'RAF Museum London', 'Neasden Temple'],
    averageCalloutTime: '25-35 minutes',
    serviceAreas: ['Camden', 'Westminster', 'Brent', 'Barnet'],
  },
] as const satisfies readonly Area[];
