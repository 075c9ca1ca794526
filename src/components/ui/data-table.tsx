import type { ReactNode } from 'react';

export interface Column {
  label: string;
  /** 'figure' uses the heading font and aligns at the right. */
  kind?: 'text' | 'figure';
  /** Omits the column's name in stacked rows, for cells that explain themselves. Figures never have it. */
  bare?: boolean;
}

interface DataTableProps {
  /** Text, or a heading with a note. */
  caption: ReactNode;
  /** Hides the caption visually, if a heading has the same text. */
  captionHidden?: boolean;
  columns: readonly Column[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly ReactNode[])[];
  /** Layout of narrow tables. Tables with two columns, or only figures, always fit. */
  phone?: 'stack' | 'fit';
}

/** Renders a table with caption and scopes. Stacked rows repeat the column names. */
export function DataTable({ caption, captionHidden, columns, rows, phone = 'stack' }: DataTableProps) {
  const isWide = columns.length >= 3;
  const stacks = isWide && phone === 'stack' && columns.slice(1).some(({ kind }) => kind !== 'figure');
  const labelOf = ({ label, kind, bare }: Column) => (stacks && !bare && kind !== 'figure' ? label : undefined);
  const layout = stacks ? ' data-table-stack' : ' data-table-fit';

  return (
    <div className="table-fit">
      <table className={`data-table${isWide ? layout : ''}`}>
        <caption className={captionHidden ? 'sr-only' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, kind }) => (
              <th key={label} scope="col" className={kind}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.label} scope="row">
                    {cells[index]}
                  </th>
                ) : (
                  <td key={column.label} className={column.kind} data-label={labelOf(column)}>
                    {cells[index]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
