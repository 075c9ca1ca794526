import type { Feature } from '../../content/schemas/page-parts.ts';
import { RuledList } from '../ui/ruled-list.tsx';

export function FeatureList({ features }: { features: readonly Feature[] }) {
  return (
    <RuledList
      columns={3}
      items={features.map(({ icon, title, description }) => ({ icon, title, text: description }))}
    />
  );
}
