import type { Model } from '../../content/schemas/brand.ts';
import { DataTable } from '../ui/data-table.tsx';
import { Disclosure } from '../ui/disclosure.tsx';

/** Lists current and discontinued models. On phones the discontinued ones are collapsed. */
export function ModelLists({ models }: { models: { current: readonly Model[]; legacy: readonly Model[] } }) {
  return (
    <div className="models">
      <Disclosure head={<h3>Current Range</h3>} open>
        <div>
          <ModelTable caption="Current Range" models={models.current} />
        </div>
      </Disclosure>
      {models.legacy.length > 0 && (
        <Disclosure head={<h3>Legacy Models</h3>}>
          <ModelTable caption="Legacy Models" models={models.legacy} />
        </Disclosure>
      )}
    </div>
  );
}

function ModelTable({ caption, models }: { caption: string; models: readonly Model[] }) {
  return (
    <DataTable
      caption={caption}
      captionHidden
      columns={[{ label: 'Model' }, { label: 'What to know' }]}
      rows={models.map(({ name, description }) => [name, description])}
    />
  );
}
