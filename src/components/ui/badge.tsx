import type { ReactNode } from 'react';
import type { IconName } from '../../lib/icon-names.ts';
import { Icon } from './icon.tsx';

export type BadgeTone = keyof typeof looks;

interface BadgeProps {
  tone?: BadgeTone;
  icon?: IconName;
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

export function Badge({ tone = 'outline', icon, children }: BadgeProps) {
  return (
    <span className={looks[tone]}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
