import type { ReactNode } from 'react';

export interface Column {
  label: string;
  /** 'figure' sets the column in the display face, aligned on its last digit. */
  kind?: 'text' | 'figure';
  /** Its cells say of themselves what they are: stacked, they go without the column's name. */
  bare?: boolean;
}

interface DataTableProps {
  caption: string;
  /** Hide the caption where a heading beside the table says the same; assistive technology still reads it. */
  captionHidden?: boolean;
  columns: readonly Column[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly ReactNode[])[];
  /** In a narrow place rows are stacked, or the table fits as two columns do. */
  phone?: 'stack' | 'fit';
}

/** A table with a caption and scopes. Stacked rows carry each column's name, so that they read without their table. */
export function DataTable({ caption, captionHidden, columns, rows, phone = 'stack' }: DataTableProps) {
  const stacks = columns.length >= 3 && phone === 'stack';
  const figuresOnly = columns.slice(1).every(({ kind }) => kind === 'figure');
  // Among words, a figure stands beside the name of its row and needs no other
  const labelOf = ({ label, kind, bare }: Column) =>
    stacks && !bare && (figuresOnly || kind !== 'figure') ? label : undefined;
  const table = (
    <table className={columns.length < 3 ? 'data-table' : `data-table data-table-${phone}`}>
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
  );

  return stacks ? <div className="table-fit">{table}</div> : table;
}
