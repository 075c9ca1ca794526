import { verdicts } from '../../content/pressure.ts';
import { capitalize } from '../../lib/capitalize.ts';
import { DataTable } from '../ui/data-table.tsx';

/** Renders the explanation of each pressure range with its mark on the dial. */
export function PressureTable({ caption }: { caption: string }) {
  return (
    <DataTable
      caption={caption}
      columns={[{ label: 'Bar' }, { label: 'What it means' }]}
      rows={verdicts
        .filter(({ shown }) => shown)
        .map(({ mark, tone, meaning, shown, advice }) => [
          <span key={meaning} className={`swatch swatch-${mark} figure`}>
            {shown?.replaceAll(' ', '\u00a0')}
          </span>,
          <>
            <strong className={tone === 'emergency' ? 'tone-emergency' : undefined}>{capitalize(meaning)}.</strong>{' '}
            {advice}
          </>,
        ])}
    />
  );
}
