import type { DistrictText } from '../../schemas/district.ts';

export const district = {
  slug: 'se9',
  meta: {
    title: 'Eltham, Mottingham & New Eltham Boiler Repair | SE9',
    description:
      'Boiler in a New Eltham garage that cuts out in frost, or slow hot water at Middle Park? Repairs, upgrades and new boilers throughout SE9.',
    keywords: [
      'boiler repair Eltham',
      'boiler installation New Eltham',
      'boiler service Mottingham',
      'boiler replacement SE9',
    ],
  },
  intro:
    'In New Eltham the boiler is often in the side garage, and our winter calls there are for frozen pipes. At Middle Park and Mottingham, people ask why the hot water takes so long to heat up.',
  sections: [
    {
      heading: 'Why does my New Eltham garage boiler stop in frost?',
      paragraphs: [
        'The plastic waste pipe may have frozen. Where it’s within reach from the ground, warm water (never boiling) will thaw it, and one reset should start the boiler. If not, switch it off and call us. We can shorten the outside run, use a wider pipe and insulate it.',
        'A boiler protects its own water from freezing but not the pipes in the garage. We insulate those and add a frost thermostat.',
      ],
    },
    {
      heading: 'Slow hot water at Middle Park and Mottingham',
      paragraphs: [
        'These inter-war council houses commonly had a back boiler and an upstairs cylinder, joined by wide pipes with no pump. A modern boiler needs a pumped circuit with valves and a cylinder thermostat. We convert it when we replace the boiler and reuse the pipes that are sound. Your cylinder then heats up much faster, and the burner stops once it’s hot.',
      ],
    },
    {
      heading: 'Can I have a flue at the front on the Progress Estate?',
      paragraphs: [
        'Expect it to go at the back, since the Progress Estate is in a conservation area. The gables of its First World War cottages were varied on purpose. We look for a place on the garden side and check it against your neighbour’s windows. Edwardian houses in Eltham Park usually offer more choice.',
      ],
    },
  ],
  related: [
    { to: '/guides/when-to-replace-boiler', label: 'Is your Mottingham back boiler past repair?' },
    { to: '/guides/boiler-service-maintenance', label: 'Getting a garage boiler ready for winter' },
  ],
  landmarks: ['Eltham Palace', 'Well Hall Pleasaunce'],
} satisfies DistrictText;
