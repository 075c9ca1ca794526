import type { ReactNode } from 'react';
import { SpriteIcon } from './sprite-icon.tsx';

export type CalloutTone = 'emergency' | 'warning' | 'note' | 'trust';

interface CalloutProps {
  tone: CalloutTone;
  title: string;
  /** Element of the title. Use a heading if it belongs in the page's outline. */
  as?: 'p' | 'h2' | 'h3';
  id?: string;
  children: ReactNode;
}

const looks = {
  emergency: { icon: 'alert', tone: 'tone-emergency' },
  warning: { icon: 'alert', tone: 'tone-heat' },
  note: { icon: 'info', tone: 'tone-water' },
  trust: { icon: 'confirmed', tone: 'tone-trust' },
} as const;

/** Renders an eye-catching box: danger, warning, note or promise. */
export function Callout({ tone, title, as: Title = 'p', id, children }: CalloutProps) {
  const look = looks[tone];
  return (
    <div id={id} className={`callout ${look.tone}`}>
      <SpriteIcon name={look.icon} className="icon" />
      <Title className="callout-title">{title}</Title>
      <div className="callout-text">{children}</div>
    </div>
  );
}
