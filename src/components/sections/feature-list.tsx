import type { Feature } from '../../content/schemas/page-parts.ts';
import { RuledList } from '../ui/ruled-list.tsx';

/** Reasons, benefits, promises: each an icon, a title and a sentence. */
export function FeatureList({ features, columns = 3 }: { features: readonly Feature[]; columns?: 2 | 3 }) {
  return (
    <RuledList
      columns={columns}
      items={features.map(({ icon, title, description }) => ({ icon, title, text: description }))}
    />
  );
}
