import type { Area } from '../schemas/area.ts';

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
    // biome-ignore format: reads as the list it is
    districts: [
      'E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'E9', 'E10', 'E11', 'E12', 'E13', 'E14',
      'E15', 'E16', 'E17', 'E18', 'E20',
    ],
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
    districts: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8', 'W9', 'W10', 'W11', 'W12', 'W13', 'W14'],
    description:
      "West London begins with townhouses, mews and mansion blocks in Mayfair, Bayswater and Kensington, where a lease or a listing often decides where the flue may go. Farther out, from Shepherd's Bush to Chiswick and Hanwell, the homes are terraces, cottage estates and semis with gardens behind them. Our engineers service, repair and install boilers in every W postcode, with access and permits settled beforehand.",
    landmarks: ['Marble Arch', 'Kensington Palace', 'Portobello Road Market', 'Hammersmith Bridge', 'Pitzhanger Manor'],
    averageCalloutTime: '25-40 minutes',
    serviceAreas: ['Westminster', 'Kensington and Chelsea', 'Hammersmith and Fulham', 'Ealing'],
  },
  {
    code: 'N',
    name: 'North London',
    // biome-ignore format: reads as the list it is
    districts: [
      'N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7', 'N8', 'N9', 'N10', 'N11', 'N12', 'N13', 'N14',
      'N15', 'N16', 'N17', 'N18', 'N19', 'N20', 'N21', 'N22',
    ],
    description:
      "North London is a place of hills, and water pressure feels them: what is ample beside the Lea can be thin at an attic tap in Highgate or Crouch End. Islington's Georgian squares need discreet flues, Muswell Hill's tall houses need stored hot water, and the semis of Southgate and Whetstone give up their loft tanks. We test before we choose a boiler, in all twenty-two N postcodes.",
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
    // biome-ignore format: reads as the list it is
    districts: [
      'SE1', 'SE2', 'SE3', 'SE4', 'SE5', 'SE6', 'SE7', 'SE8', 'SE9', 'SE10', 'SE11', 'SE12', 'SE13', 'SE14',
      'SE15', 'SE16', 'SE17', 'SE18', 'SE19', 'SE20', 'SE21', 'SE22', 'SE23', 'SE24', 'SE25', 'SE26', 'SE27', 'SE28',
      'SW1', 'SW2', 'SW3', 'SW4', 'SW5', 'SW6', 'SW7', 'SW8', 'SW9', 'SW10', 'SW11', 'SW12', 'SW13', 'SW14',
      'SW15', 'SW16', 'SW17', 'SW18', 'SW19', 'SW20',
    ],
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
    districts: ['NW1', 'NW2', 'NW3', 'NW4', 'NW5', 'NW6', 'NW7', 'NW8', 'NW9', 'NW10', 'NW11'],
    description:
      "From the stucco of Regent's Park and Primrose Hill, North West London climbs to Hampstead and then runs out through Willesden, Hendon and Mill Hill. Red-brick mansion flats with awkward flue routes stand a mile or two from inter-war semis that still have a cylinder and tanks, and Colindale's newer blocks are different again. We look after the boilers of each kind, repairs and replacements alike.",
    landmarks: ['Camden Market', 'Hampstead Heath', "Lord's Cricket Ground", 'RAF Museum London', 'Neasden Temple'],
    averageCalloutTime: '25-35 minutes',
    serviceAreas: ['Camden', 'Westminster', 'Brent', 'Barnet'],
  },
] as const satisfies readonly Area[];
