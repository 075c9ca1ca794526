import type { ReactNode } from 'react';

interface PriceColumn {
  label: string;
  /** 'action' has buttons, and hides its label visually. */
  kind?: 'price' | 'action';
}

interface PriceRow {
  /** Small drawing of the product. */
  picture?: ReactNode;
  /** The first cell is the row's header. */
  cells: readonly ReactNode[];
}

interface PriceTableProps {
  caption: string;
  captionHidden?: boolean;
  columns: readonly PriceColumn[];
  rows: readonly PriceRow[];
}

/** Renders a price list: drawing and name, descriptions, and price. Narrow tables stack each row. */
export function PriceTable({ caption, captionHidden, columns, rows }: PriceTableProps) {
  return (
    <div className="table-fit">
      <table className="data-table price-table">
        <caption className={captionHidden ? 'sr-only' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, kind }) => (
              <th key={label} scope="col" className={kind === 'price' ? 'figure' : undefined}>
                {kind === 'action' ? <span className="sr-only">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ picture, cells }, row) => (
            <tr key={row}>
              {columns.map(({ label, kind }, index) =>
                index === 0 ? (
                  <th key={label} scope="row">
                    <div className="price-name">
                      <span>{cells[index]}</span>
                      {picture}
                    </div>
                  </th>
                ) : (
                  <td key={label} className={kind === 'price' ? 'figure' : undefined}>
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
