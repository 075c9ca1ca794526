import type { ReactNode } from 'react';

interface DrawingProps {
  viewBox: string;
  /** What the picture says, for assistive technology; without it the drawing is decoration. */
  title?: string | undefined;
  className?: string | undefined;
  /** As SVG's preserveAspectRatio. */
  fit?: string;
  children: ReactNode;
}

/** The sheet every drawing is made on: line style by class (drawings.css), no ids, no style attributes. */
export function Drawing({ viewBox, title, className, fit, children }: DrawingProps) {
  const classes = className ? `drawing ${className}` : 'drawing';

  if (!title) {
    return (
      <svg viewBox={viewBox} className={classes} preserveAspectRatio={fit} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg viewBox={viewBox} className={classes} preserveAspectRatio={fit} role="img">
      <title>{title}</title>
      {children}
    </svg>
  );
}
