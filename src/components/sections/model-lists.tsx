import type { Model } from '../../content/types.ts';
import { RuledList } from '../ui/ruled-list.tsx';

interface ModelListsProps {
  models: { current: readonly Model[]; legacy: readonly Model[] };
}

/** What is sold today, and what still hangs in London's kitchens. */
export function ModelLists({ models }: ModelListsProps) {
  return (
    <div className="two-columns">
      <ModelList title="Current Range" models={models.current} />
      <ModelList title="Legacy Models" models={models.legacy} />
    </div>
  );
}

function ModelList({ title, models }: { title: string; models: readonly Model[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <RuledList as="h4" items={models.map(({ name, description }) => ({ title: name, text: description }))} />
    </div>
  );
}
