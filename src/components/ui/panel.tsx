import type { ReactNode } from 'react';

interface PanelProps {
  /** Without rivets it is a plain panel. */
  riveted?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The frame of a rating plate: ink border, four rivets. For what a reader should find at once. */
export function Panel({ riveted = true, className, children }: PanelProps) {
  const classes = ['panel', riveted && 'panel-riveted', className].filter(Boolean).join(' ');
  return <div className={classes}>{children}</div>;
}
