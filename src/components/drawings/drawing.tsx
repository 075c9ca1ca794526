import type { ReactNode } from 'react';

interface DrawingProps {
  viewBox: string;
  /** What the picture says, for assistive technology; without it the drawing is decoration. */
  title?: string | undefined;
  className?: string | undefined;
  /** As SVG's preserveAspectRatio. */
  fit?: string;
  /** Below the first screen of a phone: the styles of what follows can wait. */
  later?: boolean;
  children: ReactNode;
}

/** The sheet every drawing is made on: line style by class (drawings.css), no ids, no style attributes. */
export function Drawing({ viewBox, title, className, fit, later, children }: DrawingProps) {
  const classes = className ? `drawing ${className}` : 'drawing';
  const mark = later && { 'data-later-screen': '' };

  if (!title) {
    return (
      <svg viewBox={viewBox} className={classes} preserveAspectRatio={fit} aria-hidden="true" {...mark}>
        {children}
      </svg>
    );
  }
  return (
    <svg viewBox={viewBox} className={classes} preserveAspectRatio={fit} role="img" {...mark}>
      <title>{title}</title>
      {children}
    </svg>
  );
}
