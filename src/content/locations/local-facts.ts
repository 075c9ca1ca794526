import type { AreaSlug } from '../../routes.ts';
import { districtsOf } from './geography.ts';

/** A sentence about the water companies of each area. */
const waterSuppliers: Readonly<Record<AreaSlug, string>> = {
  e: 'It’s usually Thames Water, or Essex & Suffolk Water at the eastern edge.',
  w: 'It’s usually Thames Water.',
  n: 'Thames Water supplies most of N, and Affinity Water the northern edge.',
  s: 'It’s usually Thames Water, or SES Water at the southern edge.',
  nw: 'In most of NW that’s Thames Water, and in the far north-west it’s Affinity Water.',
};

/** The part of each area that is inside the Congestion Charge zone, with its verb. */
const chargeZones: Partial<Record<AreaSlug, string>> = {
  e: 'the western edge of E1 is',
  w: 'W1 is',
  s: 'parts of SE1 and SW1 are',
};

/** Returns contacts for power, water and shared heating in an area, and the road charges that our quotes include. */
export function localFacts(area: AreaSlug): readonly { title: string; text: string }[] {
  const zone = chargeZones[area];
  const onHeatNetwork = districtsOf(area).flatMap(({ slug, heat }) => (heat === 'network' ? slug.toUpperCase() : []));
  return [
    { title: 'Power cut', text: 'Call 105. It’s free and connects you to your electricity network.' },
    { title: 'No water, or hardly any', text: `Call the company on your water bill. ${waterSuppliers[area]}` },
    ...onHeatNetwork.map((district) => ({
      title: `Shared heat in ${district}`,
      text: 'If your neighbours are cold too, call the building’s manager. If it’s only you, call us, because we repair radiators and valves.',
    })),
    {
      title: 'Road charges',
      text: zone
        ? `ULEZ covers all of London, and ${zone} in the Congestion Charge zone too. Our quotes include both.`
        : 'ULEZ covers all of London. Our quotes include it.',
    },
  ];
}
