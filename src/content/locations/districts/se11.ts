import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se11',
  meta: {
    title: 'Boiler Repair & Installation in Kennington, SE11',
    description:
      'Will a combi do in Cleaver Square? We measure your water first. Boiler repair in Kennington, and advice for the Ethelred towers and Oval Village.',
    keywords: ['boiler repair Kennington', 'boiler service Vauxhall', 'boiler installation SE11', 'combi boiler Oval'],
  },
  intro:
    'Cleaver Square’s small Georgian houses have hardly any room for a cylinder, so most people there ask us if a combi will do. The answer depends on the water pipe that comes in from the street.',
  sections: [
    {
      heading: 'Will a combi do in Cleaver Square?',
      paragraphs: [
        'For one bathroom, usually, if the water main gives enough. We measure litres a minute and pressure together and compare that with the showers you’d use at once. Ten or eleven litres a minute feeds one good shower in winter. If you need two at the same time, there are two choices. You can have a bigger supply pipe laid, or we find a space for a slim cylinder.',
      ],
    },
    {
      heading: 'Flues on the Duchy of Cornwall estate',
      paragraphs: [
        'Plan on a flue at the back. The cottages around Courtenay Street are listed or protected, so the fronts stay as they are. If the opening has to move, ask both the estate and Lambeth. The yards are small and vapour hangs about in them. We can point it away from next door’s window with a deflector.',
      ],
    },
    {
      heading: 'Who repairs heating in the Ethelred towers?',
      paragraphs: [
        'Your landlord, because the towers have communal boilers with combined heat and power. There’s no gas boiler in the flat for us to service.',
        'At Oval Village on the old gasworks site, ask your managing agent who supplies the heat. Once you know that a radiator or valve is yours, call us for that. If you have a home with its own boiler on Kennington Road, we can do all of it.',
      ],
    },
  ],
  related: [
    { to: '/guides/best-combi-boilers-london', label: 'What a combi can run in a Georgian house' },
    { to: '/boiler-quotes', label: 'Price a combi for a Kennington Road flat' },
  ],
  landmarks: ['The Oval', 'Cinema Museum'],
} satisfies DistrictText;
