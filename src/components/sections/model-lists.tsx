import type { Model } from '../../content/schemas/brand.ts';
import { DataTable } from '../ui/data-table.tsx';

/** Lists current and discontinued models. */
export function ModelLists({ models }: { models: { current: readonly Model[]; legacy: readonly Model[] } }) {
  return (
    <div className="models">
      <ModelTable caption="Current Range" models={models.current} />
      {models.legacy.length > 0 && <ModelTable caption="Legacy Models" models={models.legacy} />}
    </div>
  );
}

function ModelTable({ caption, models }: { caption: string; models: readonly Model[] }) {
  return (
    <div>
      <h3 className="mb-3">{caption}</h3>
      <DataTable
        caption={caption}
        captionHidden
        columns={[{ label: 'Model' }, { label: 'What to know' }]}
        rows={models.map(({ name, description }) => [name, description])}
      />
    </div>
  );
}
