import type { AreaSlug } from '../../routes.ts';
import { districtsOf } from './geography.ts';

/** Water companies at the edges of London; Thames Water supplies the rest. */
const otherSuppliers: Readonly<Partial<Record<AreaSlug, string>>> = {
  e: 'Essex & Suffolk Water supplies the eastern edge',
  n: 'Affinity Water supplies the northern edge',
  nw: 'Affinity Water supplies the north-western edge',
  s: 'SES Water supplies the southern edge',
};

/** Returns whom to call in an area when something other than the boiler fails. */
export function localFacts(area: AreaSlug): readonly { title: string; text: string }[] {
  const other = otherSuppliers[area];
  const networks = districtsOf(area).flatMap(({ slug, heat }) => (heat === 'network' ? slug.toUpperCase() : []));
  return [
    { title: 'Power cut', text: 'Call 105, which is free.' },
    {
      title: 'No water, or hardly any',
      text: `Call the company on your water bill. It’s usually Thames Water${other ? `, and ${other}` : ''}.`,
    },
    ...networks.map((district) => ({
      title: `Shared heat in ${district}`,
      text: 'If your neighbours are cold too, call the building’s manager. If it’s only you, call us, because we repair radiators and valves.',
    })),
  ];
}
