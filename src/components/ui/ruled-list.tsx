import type { ReactNode } from 'react';
import type { IconName } from '../../lib/icon-names.ts';
import { SpriteIcon } from './sprite-icon.tsx';

export interface RuledItem {
  title: ReactNode;
  text?: ReactNode;
  /** Stands on the right in the display face, for example `from £85`. */
  figure?: ReactNode;
  icon?: IconName;
}

interface RuledListProps {
  items: readonly RuledItem[];
  columns?: 1 | 2 | 3;
  /** What a title is: a heading, or plain text in lists of names. */
  as?: 'h3' | 'h4' | 'p';
}

/** An index: entries between hairlines, each a title, an optional figure and a line of text. */
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
