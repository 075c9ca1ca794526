import type { ReactNode } from 'react';

interface PlateProps {
  /** Without rivets it is a plain panel. */
  riveted?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The frame of a rating plate: ink border, four rivets. For what a reader should find at once. */
export function Plate({ riveted = true, className, children }: PlateProps) {
  const classes = ['plate', riveted && 'plate-riveted', className].filter(Boolean).join(' ');
  return <div className={classes}>{children}</div>;
}
