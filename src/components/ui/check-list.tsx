import type { ReactNode } from 'react';

interface CheckListProps {
  items: readonly ReactNode[];
  /** 'columns' is two columns on tablets and wider screens, 'boxes' a list to tick off. */
  layout?: 'column' | 'columns' | 'boxes';
}

export function CheckList({ items, layout = 'column' }: CheckListProps) {
  return (
    <ul className={layout === 'column' ? 'checks' : `checks checks-${layout}`}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
