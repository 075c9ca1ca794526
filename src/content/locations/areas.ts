import { districtSlugs } from '../../routes.ts';
import type { Area } from '../schemas/area.ts';

/** The districts of the route table whose codes begin with these letters, in upper case. */
function districtsIn(...letters: readonly string[]): Area['districts'] {
  const codes = districtSlugs.map((slug) => slug.toUpperCase() as Area['districts'][number]);
  return codes.filter((code) => letters.includes(code.replace(/\d+$/, '')));
}

/**
 * The five postcode areas, as in the table of specification section 3.
 *
 * Their order is a rule: the lookup of section 5 tries them from first to last and takes the first match, so `NW1`
 * lands on North London (`N`) and the `NW` row is never the answer.
 */
export const areas = [
  {
    code: 'E',
    name: 'East London',
    districts: districtsIn('E'),
    description:
      "East London reaches from the City's eastern edge, past the old docks, to the forest at Chingford. Its terraces and Warner half-houses mostly have boilers on the kitchen wall, and some of its council flats and newer towers share a heat source. Our E postcode engineers repair and replace boilers in the first, and tell residents of the second what they can ask of us.",
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
    description:
      "West London begins with townhouses, mews and mansion blocks in Mayfair, Bayswater and Kensington, where a lease or a listing often decides where the flue may go. Farther out, from Shepherd's Bush to Chiswick and Hanwell, the homes are terraces, cottage estates and semis with gardens behind them. Our engineers service, repair and install boilers in every W postcode, with access and permits settled beforehand.",
    landmarks: ['Marble Arch', 'Kensington Palace', 'Portobello Road Market', 'Hammersmith Bridge', 'Pitzhanger Manor'],
    averageCalloutTime: '25-40 minutes',
    serviceAreas: ['Westminster', 'Kensington and Chelsea', 'Hammersmith and Fulham', 'Ealing'],
  },
  {
    code: 'N',
    name: 'North London',
    districts: districtsIn('N'),
    description:
      "North London is hilly, and water pressure drops on the way up: a top-floor tap in Highgate, Crouch End or Hampstead can run thin. Listed terraces in Islington and around Regent's Park need a flue that doesn't show. Semis from Southgate to Hendon give up their loft tanks. We test the mains before we choose a boiler, in every N and NW postcode: N1 to N22 and NW1 to NW11.",
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
      'SE and SW postcodes together cover everything from Thamesmead to Barnes and from the river to Crystal Palace, with Westminster, Chelsea and Fulham included on the north bank. Victorian terraces and hilltop villas turned into flats keep our combi and flue work varied; riverside towers and some large estates have shared heating instead. Whichever applies to your address, we say so before a visit is booked.',
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
      "From the stucco of Regent's Park and Primrose Hill, North West London climbs to Hampstead and then runs out through Willesden, Hendon and Mill Hill. Red-brick mansion flats with awkward flue routes stand a mile or two from inter-war semis that still have a cylinder and tanks, and Colindale's newer blocks are different again. We look after the boilers of each kind, repairs and replacements alike.",
    landmarks: ['Camden Market', 'Hampstead Heath', "Lord's Cricket Ground", 'RAF Museum London', 'Neasden Temple'],
    averageCalloutTime: '25-35 minutes',
    serviceAreas: ['Camden', 'Westminster', 'Brent', 'Barnet'],
  },
] as const satisfies readonly Area[];
