import type { Model } from '../../content/schemas/brand.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { RuledList } from '../ui/ruled-list.tsx';

/** Lists current and discontinued models, collapsed on phones. */
export function ModelLists({ models }: { models: { current: readonly Model[]; legacy: readonly Model[] } }) {
  return (
    <div className="two-columns models">
      <Disclosure head={<h3>Current Range</h3>}>
        <ModelList models={models.current} />
      </Disclosure>
      {models.legacy.length > 0 && (
        <Disclosure head={<h3>Legacy Models</h3>}>
          <ModelList models={models.legacy} />
        </Disclosure>
      )}
    </div>
  );
}

function ModelList({ models }: { models: readonly Model[] }) {
  return <RuledList as="h4" items={models.map(({ name, description }) => ({ title: name, text: description }))} />;
}
