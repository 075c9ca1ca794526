import type { ReactNode } from 'react';
import type { IconName } from '../../lib/icon-names.ts';
import { SpriteIcon } from './sprite-icon.tsx';

export interface RuledItem {
  title: ReactNode;
  text?: ReactNode;
  /** Figure on the right, for example `from £85`. */
  figure?: ReactNode;
  icon?: IconName;
}

interface RuledListProps {
  items: readonly RuledItem[];
  columns?: 1 | 2 | 3;
  /** Element of the titles. */
  as?: 'h3' | 'h4' | 'p';
}

/** Renders entries between lines: title, optional figure and text. */
export function RuledList({ items, columns = 1, as: Title = 'h3' }: RuledListProps) {
  return (
    <ul className={columns === 1 ? 'ruled' : `ruled ruled-${columns}`}>
      {items.map(({ title, text, figure, icon }, index) => (
        <li key={index}>
          <Title>
            {icon && <SpriteIcon name={icon} className="icon" />}
            {title}
          </Title>
          {figure && <span className="figure">{figure}</span>}
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
