import type { ReactNode } from 'react';
import { formatPounds } from '../../lib/money.ts';
import { Badge } from '../ui/badge.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { Plate } from '../ui/plate.tsx';

interface ServicePriceProps {
  title: string;
  badge?: string;
  /** Stands before the price: 'from' where other prices are possible. */
  from?: boolean;
  /** Pounds, VAT included. */
  price: number;
  per?: 'month' | 'service';
  /** Shortest and longest time, in minutes. */
  minutes?: readonly [number, number] | undefined;
  includes: readonly string[];
  note?: string;
  children: ReactNode;
}

/** What a service costs, how long it takes, what is in it, and the button. */
export function ServicePrice({ title, badge, from, price, per, minutes, includes, note, children }: ServicePriceProps) {
  return (
    <Plate className="service-price">
      {badge && <Badge tone="heat">{badge}</Badge>}
      <h3>{title}</h3>
      <p className="figure">{`${from ? 'from ' : ''}${formatPounds(price)}${per === 'month' ? '/month' : ''}`}</p>
      <p className="note">{`VAT included${minutes ? `, ${minutes.join('-')} minutes` : ''}`}</p>
      <CheckList items={includes} layout="columns" />
      {note && <p>{note}</p>}
      {children}
    </Plate>
  );
}
