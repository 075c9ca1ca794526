import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'e3',
  meta: {
    title: 'Boiler Repair & Installation in Bow, E3',
    description:
      'Boiler trouble in Bow? We reach emergencies in 30-45 minutes on average. We test the mains flow off Roman Road before we recommend a combi.',
    keywords: ['boiler repair Bow', 'boiler installation E3', 'boiler service Mile End', 'combi boiler Roman Road'],
  },
  intro:
    'Terraces off Roman Road often share one water main between two flats, so we measure the flow before we recommend a combi.',
  sections: [
    {
      heading: 'Why does my shower drop when next door runs a tap?',
      paragraphs: [
        'Both flats may be on the same old pipe. Many houses between Roman Road and Old Ford were split in two without a second supply. A combi heats only the water that reaches it, so a bigger boiler won’t cure this.',
        'We fill a bucket at your kitchen tap and time it. Then we do it again with another tap running. If the result is poor, you have two choices: a new supply pipe, or hot water stored in a cylinder.',
      ],
    },
    {
      heading: 'Can I have a boiler in a Tredegar Square basement?',
      paragraphs: [
        'Yes, if we can drain it. A modern boiler makes acidic water, called condensate, which runs away in a plastic pipe. From a basement, that pipe may need a pump to reach the drain. We wire the pump’s alarm so the boiler stops if the water backs up. If your house is listed, as many here are, the flue needs consent as well.',
      ],
    },
    {
      heading: 'Flue permission at Bow Quarter',
      paragraphs: [
        'Ask the freeholder and the council before you change a flue, because this former match factory is listed. Start while your old boiler still works: an answer can take a while.',
      ],
    },
    {
      heading: 'Bromley-by-Bow towers: boiler or shared heat?',
      paragraphs: [
        'Look for a heat meter or an interface unit in the cupboard. The taller riverside blocks may share their heat source. Where they do, check with the building’s manager before you pay for a visit.',
      ],
    },
  ],
  related: [
    { to: '/guides/best-combi-boilers-london', label: 'How much flow a combi needs in a split terrace' },
    { to: '/guides/when-to-replace-boiler', label: 'Planning ahead for a Bow Quarter boiler' },
  ],
  landmarks: ['Mile End Park', 'House Mill at Three Mills'],
} satisfies DistrictText;
