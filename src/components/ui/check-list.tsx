import type { ReactNode } from 'react';

interface CheckListProps {
  items: readonly ReactNode[];
  /** 'column' is one under the other, 'columns' two abreast from tablets on, 'row' a line of short promises. */
  layout?: 'column' | 'columns' | 'row';
}

/** What is included or promised, each with a tick. */
export function CheckList({ items, layout = 'column' }: CheckListProps) {
  return (
    <ul className={layout === 'column' ? 'checks' : `checks checks-${layout}`}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
