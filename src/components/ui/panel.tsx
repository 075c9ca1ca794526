import type { ReactNode } from 'react';

interface PanelProps {
  /** Without rivets it is a plain panel. */
  riveted?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Frames what readers should find at once: a border with four rivets. */
export function Panel({ riveted = true, className, children }: PanelProps) {
  const classes = ['panel', riveted && 'panel-riveted', className].filter(Boolean).join(' ');
  return <div className={classes}>{children}</div>;
}
