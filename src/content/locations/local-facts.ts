import type { AreaSlug } from '../../routes.ts';
import { districtsOf } from './geography.ts';

/** The water companies of each area. */
const waterSuppliers: Readonly<Record<AreaSlug, string>> = {
  e: 'It’s usually Thames Water, or Essex & Suffolk Water at the eastern edge.',
  w: 'It’s usually Thames Water.',
  n: 'Thames Water supplies most of N, and Affinity Water the northern edge.',
  s: 'It’s usually Thames Water, or SES Water at the southern edge.',
  nw: 'In most of NW that’s Thames Water, and in the far north-west it’s Affinity Water.',
};

/** Returns whom to call in an area when something other than the boiler fails. */
export function localFacts(area: AreaSlug): readonly { title: string; text: string }[] {
  const networks = districtsOf(area).flatMap(({ slug, heat }) => (heat === 'network' ? slug.toUpperCase() : []));
  return [
    { title: 'Power cut', text: 'Call 105, which is free.' },
    { title: 'No water, or hardly any', text: `Call the company on your water bill. ${waterSuppliers[area]}` },
    ...networks.map((district) => ({
      title: `Shared heat in ${district}`,
      text: 'If your neighbours are cold too, call the building’s manager. If it’s only you, call us, because we repair radiators and valves.',
    })),
  ];
}
