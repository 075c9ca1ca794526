import type { ReactNode } from 'react';

export type BadgeTone = keyof typeof looks;

interface BadgeProps {
  tone?: BadgeTone;
  children: ReactNode;
}

const looks = {
  outline: 'badge',
  ink: 'badge badge-ink',
  heat: 'badge tone-heat',
  water: 'badge tone-water',
  trust: 'badge tone-trust',
  emergency: 'badge tone-emergency',
} as const;

export function Badge({ tone = 'outline', children }: BadgeProps) {
  return <span className={looks[tone]}>{children}</span>;
}
