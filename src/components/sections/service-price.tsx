import type { ReactNode } from 'react';
import { serviceGuarantee } from '../../content/claims.ts';
import { formatPounds } from '../../lib/money.ts';
import { Badge } from '../ui/badge.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { Panel } from '../ui/panel.tsx';
import { Unbroken } from '../ui/unbroken.tsx';

interface ServicePriceProps {
  title: string;
  badge?: string | undefined;
  /** Adds 'from' if higher prices are possible. */
  from?: boolean;
  /** In pounds, VAT included. */
  price: number;
  per?: 'month' | 'service';
  /** Shortest and longest duration in minutes. */
  minutes?: readonly [number, number] | undefined;
  includes: readonly string[];
  note?: ReactNode;
  /** One of several cards in a row. */
  narrow?: boolean;
  children?: ReactNode;
}

/** Renders price, duration and contents of a service with its button. */
export function ServicePrice({
  title,
  badge,
  from,
  price,
  per,
  minutes,
  includes,
  note,
  narrow,
  children,
}: ServicePriceProps) {
  // Adjacent cards share a guarantee, which is stated above them.
  const terms = [
    'VAT included',
    ...(minutes ? [`${minutes.join('-')} minutes`] : []),
    ...(narrow || !serviceGuarantee ? [] : [serviceGuarantee]),
  ];
  const text = note && <p className={narrow ? 'text-dense' : 'note'}>{note}</p>;
  return (
    <Panel className="service-card">
      <h3>{title}</h3>
      {badge && <Badge tone="ink">{badge}</Badge>}
      <p className="service-figure">
        {from && <small>from </small>}
        {formatPounds(price)}
        {per === 'month' && <small>/month</small>}
      </p>
      <p className="note">{terms.map((term, index) => [index > 0 && ', ', <Unbroken key={term}>{term}</Unbroken>])}</p>
      {children}
      <div className={note ? 'stack-4' : undefined}>
        {narrow && text}
        <CheckList items={includes} layout={narrow ? 'column' : 'columns'} />
        {!narrow && text}
      </div>
    </Panel>
  );
}
