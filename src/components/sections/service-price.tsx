import type { ReactNode } from 'react';
import { serviceGuarantee } from '../../content/claims.ts';
import { formatPounds } from '../../lib/money.ts';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { Panel } from '../ui/panel.tsx';

interface ServicePriceProps {
  title: string;
  badge?: string | undefined;
  badgeTone?: BadgeTone;
  /** Stands before the price: 'from' where other prices are possible. */
  from?: boolean;
  /** Pounds, VAT included. */
  price: number;
  per?: 'month' | 'service';
  /** Shortest and longest time, in minutes. */
  minutes?: readonly [number, number] | undefined;
  includes: readonly string[];
  note?: string;
  /** One of several side by side; alone it takes the width of the page. */
  narrow?: boolean;
  children: ReactNode;
}

/** What a service costs, how long it takes, what is in it, and the button. */
export function ServicePrice({
  title,
  badge,
  badgeTone = 'ink',
  from,
  price,
  per,
  minutes,
  includes,
  note,
  narrow,
  children,
}: ServicePriceProps) {
  // What stands side by side shares a guarantee, which is said above it.
  const terms = [
    'VAT included',
    ...(minutes ? [`${minutes.join('-')} minutes`] : []),
    ...(narrow || !serviceGuarantee ? [] : [serviceGuarantee]),
  ];
  return (
    <Panel className={narrow ? 'service-card' : 'service-card service-card-wide'}>
      <h3>{title}</h3>
      {badge && <Badge tone={badgeTone}>{badge}</Badge>}
      <p className="service-figure">
        {from && <small>from </small>}
        {formatPounds(price)}
        {per === 'month' && <small>/month</small>}
      </p>
      <p className="note">{terms.join(', ')}</p>
      <CheckList items={includes} layout={narrow ? 'column' : 'columns'} />
      {note && <p>{note}</p>}
      {children}
    </Panel>
  );
}
