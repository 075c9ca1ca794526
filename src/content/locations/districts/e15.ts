import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e15',
  meta: {
    title: 'Stratford Boiler Repair & Replacement, E15',
    description:
      'Boilers for Maryland terraces and the Carpenters Estate, and straight advice on shared heat in the Stratford High Street towers. Repairs across E15.',
    keywords: [
      'boiler repair Stratford',
      'boiler installation Maryland',
      'boiler service E15',
      'gas pipe upgrade Stratford',
    ],
  },
  intro:
    'Old Stratford still has plenty of boilers behind its new skyline. We repair and replace them in Maryland, Stratford New Town and West Ham.',
  sections: [
    {
      heading: 'Gas pipes on the Carpenters Estate',
      paragraphs: [
        'Homes on the post-war Carpenters Estate have been altered many times, and the gas pipe tends to show it: a length of 22 mm, then 15, a tee for a fire that has gone. A modern combi at full hot water may lose no more than 1 mbar between meter and boiler. We calculate the run, test it under load, and renew what is undersized. Skipping this step gives a boiler that works on heating and cuts out in the shower.',
      ],
    },
    {
      heading: 'Terraces close to the street in Maryland',
      paragraphs: [
        'Front walls in Maryland and Stratford New Town stand a stride from passers-by. Terminals belong at the back, or above the slates where the yard is too tight for the plume to disperse. Through-lounge houses occasionally have the boiler in the middle of the plan; then a vertical flue is the shorter and cleaner way out.',
      ],
    },
    {
      heading: 'High Street towers and town-centre loading',
      paragraphs: [
        "Most towers along Stratford High Street are on communal heat. What hangs where you would expect a boiler is an interface unit, owned and maintained in many cases by a company named on your heat bill. Check with it before paying anyone else to look. Loading in the centre is tightly controlled and residents' zones ring both Stratford and Maryland stations, so a bay booked through your building is worth having.",
      ],
    },
  ],
  landmarks: ['Theatre Royal Stratford East', 'Abbey Mills Pumping Station'],
} satisfies DistrictText;
