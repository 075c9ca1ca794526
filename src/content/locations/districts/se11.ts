import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se11',
  meta: {
    title: 'Kennington Boiler Repair and New Boilers | SE11',
    description:
      'Cleaver Square, the Duchy cottages and the Ethelred towers need three kinds of heating advice. Boiler repair, servicing and fitting in Kennington SE11.',
    keywords: ['boiler repair Kennington', 'boiler service Vauxhall', 'boiler installation SE11', 'combi boiler Oval'],
  },
  intro:
    'Between Vauxhall and the Oval, Kennington squeezes Georgian squares, Duchy of Cornwall cottages and council towers together. We repair and renew boilers in those homes that have their own.',
  sections: [
    {
      heading: 'Will a combi do in Cleaver Square?',
      paragraphs: [
        'The Georgian houses there are small, with no obvious corner for a cylinder. Everything then rests on the incoming pipe. We fill a measured bucket against a watch, read pressure at the same moment, and compare the answer with the number of showers. Ten or eleven litres a minute feeds one good shower in winter. For two at once, the choice is a new service pipe or a slim cylinder in a place you may not have thought of.',
      ],
    },
    {
      heading: 'Duchy cottages',
      paragraphs: [
        "The neo-Georgian cottages near Courtenay Street carry listings or other protection, and their tidy fronts stay as built. Flues belong to the back, as do the relief pipe and any outside condensate. Because yards are paved and tight, vapour tends to hang; a deflector aimed away from next door's window keeps the peace. Ask the estate as well as Lambeth whenever the opening has to move.",
      ],
    },
    {
      heading: 'Communal boilers, new blocks and red lines',
      paragraphs: [
        'Towers on the Ethelred Estate are fed by central plant that also generates electricity; it took the place of warm-air units. Nothing inside those flats burns gas for heating, and a repair begins with the landlord. At Oval Village, where the gasworks stood, put the question to the managing agent. Vans meet red routes on the A3 and around the Oval; the Congestion Charge zone starts at Kennington Lane. A visitor permit for the square is the simplest answer.',
      ],
    },
  ],
  landmarks: ['The Oval', 'Cinema Museum'],
} satisfies DistrictText;
