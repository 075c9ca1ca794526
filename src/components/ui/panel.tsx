import type { ReactNode } from 'react';

interface PanelProps {
  riveted?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Highlights content with a border and four rivets. */
export function Panel({ riveted = true, className, children }: PanelProps) {
  const classes = ['panel', riveted && 'panel-riveted', className].filter(Boolean).join(' ');
  return <div className={classes}>{children}</div>;
}
