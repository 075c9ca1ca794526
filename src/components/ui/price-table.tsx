// biome-ignore-all lint/a11y/noRedundantRoles: rows that are stacked on phones lose their own roles in some browsers
import type { ReactNode } from 'react';

export interface PriceRow {
  name: ReactNode;
  /** A small drawing of what is sold. */
  picture?: ReactNode;
  detail: ReactNode;
  terms?: ReactNode;
  /** As shown, for example `£2,590`. */
  price: string;
  action?: ReactNode;
}

interface PriceTableProps {
  caption: string;
  captionHidden?: boolean;
  labels: { name: string; detail: string; terms?: string; price: string; action?: string };
  rows: readonly PriceRow[];
}

/** A price list: drawing, name, what it is, terms, price on the right. Where it is narrow each row restacks. */
export function PriceTable({ caption, captionHidden, labels, rows }: PriceTableProps) {
  return (
    <div className="table-fit">
      <table className="data-table price-table" role="table">
        <caption className={captionHidden ? 'sr-only' : undefined}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {[labels.name, labels.detail, labels.terms, labels.price].map(
              (label, column) =>
                label && (
                  <th key={label} role="columnheader" scope="col" className={column === 3 ? 'figure' : undefined}>
                    {label}
                  </th>
                ),
            )}
            {labels.action && (
              <th role="columnheader" scope="col">
                <span className="sr-only">{labels.action}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr key={index} role="row">
              <th role="rowheader" scope="row">
                <div className="price-name">
                  <span>{row.name}</span>
                  {row.picture}
                </div>
              </th>
              <td role="cell">{row.detail}</td>
              {labels.terms && (
                <td role="cell" data-label={labels.terms}>
                  {row.terms}
                </td>
              )}
              <td role="cell" className="figure">
                {row.price}
              </td>
              {labels.action && <td role="cell">{row.action}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
