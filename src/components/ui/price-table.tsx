import type { ReactNode } from 'react';

export interface PriceRow {
  name: ReactNode;
  /** Small drawing of the product. */
  picture?: ReactNode;
  detail: ReactNode;
  size?: ReactNode;
  terms?: ReactNode;
  /** Formatted price, for example `£2,590`. */
  price: string;
  /** Button, or text in a column with a visible header. */
  action?: ReactNode;
}

interface PriceTableProps {
  caption: string;
  captionHidden?: boolean;
  labels: { name: string; detail: string; size?: string; terms?: string; price: string; action?: string };
  rows: readonly PriceRow[];
}

/** Renders a price list: drawing, name, description, size, terms and price. Narrow tables stack each row. */
export function PriceTable({ caption, captionHidden, labels, rows }: PriceTableProps) {
  return (
    <div className="table-fit">
      <table className="data-table price-table">
        <caption className={captionHidden ? 'sr-only' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {[labels.name, labels.detail, labels.size, labels.terms, labels.price].map(
              (label) =>
                label && (
                  <th key={label} scope="col" className={label === labels.price ? 'figure' : undefined}>
                    {label}
                  </th>
                ),
            )}
            {labels.action && (
              <th scope="col">
                {typeof rows[0]?.action === 'string' ? labels.action : <span className="sr-only">{labels.action}</span>}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">
                <div className="price-name">
                  <span>{row.name}</span>
                  {row.picture}
                </div>
              </th>
              <td>{row.detail}</td>
              {labels.size && <td>{row.size}</td>}
              {labels.terms && <td>{row.terms}</td>}
              <td className="figure">{row.price}</td>
              {labels.action && <td>{row.action}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
