import type { Feature } from '../../content/schemas/page-parts.ts';
import { RuledList } from '../ui/ruled-list.tsx';

interface FeatureListProps {
  features: readonly Feature[];
  columns?: 2 | 3;
}

export function FeatureList({ features, columns = 3 }: FeatureListProps) {
  return (
    <RuledList
      columns={columns}
      items={features.map(({ icon, title, description }) => ({ icon, title, text: description }))}
    />
  );
}
