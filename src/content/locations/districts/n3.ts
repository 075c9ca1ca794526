import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'n3',
  meta: {
    title: 'Boiler Repair & Installation in Finchley Central, N3',
    description:
      'We move boilers and enlarge gas pipes for extended semis off Regents Park Road. In an emergency we’re in Finchley in 35-50 minutes on average.',
    keywords: [
      'boiler repair Finchley',
      'boiler installation Church End',
      'boiler service N3',
      'boiler relocation Finchley Central',
    ],
  },
  intro:
    'Off Regents Park Road, rear extensions leave many boilers stranded in the middle of the house. Moving the boiler is half the job, and the gas pipe is the other half.',
  sections: [
    {
      heading: 'Does moving a boiler mean a new gas pipe?',
      paragraphs: [
        'It often does. The pipe that fed your old boiler may be too small for a 35 kW combi further away. We size it for the new distance, ideally before the plasterer arrives.',
        'If the extension has underfloor heating, it needs cooler water than your radiators. We add a mixing valve and give that room its own thermostat.',
      ],
    },
    {
      heading: 'My kitchen has no outside wall: where does the flue go?',
      paragraphs: [
        'It runs overhead to daylight, usually behind a boxed ceiling. Some purpose-built flats near Finchley Central have kitchens deep inside the building. We have to see every joint, so there must be hatches before we can work on the boiler.',
        'If the hidden part turns out to be unsafe, we can price a move to an outside wall. Your freeholder would need to agree.',
      ],
    },
    {
      heading: 'Can I put a flue on the front at Finchley Garden Village?',
      paragraphs: [
        'No, keep it to the garden side. The Arts and Crafts houses face a small green in a conservation area, where pipes on the front would be on view. Waste pipes go to the back too. The Edwardian villas around Church End give you more choice of position. Barnet permit zones cover the streets by the station, so a voucher is handy.',
      ],
    },
  ],
  related: [
    { to: '/guides/boiler-installation-cost', label: 'What it costs to move a boiler and gas pipe' },
    { to: '/guides/top-combi-boilers-london', label: 'Larger combis for an extended Finchley semi' },
  ],
  landmarks: ['Stephens House and Gardens', 'La Délivrance statue'],
} satisfies DistrictText;
