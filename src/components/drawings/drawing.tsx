import type { ReactNode } from 'react';

interface DrawingProps {
  viewBox: string;
  /** Accessible name. Without one the drawing is hidden from assistive technology. */
  title?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Renders the SVG element of a drawing. Lines are styled with classes (drawings.css), not with style attributes or IDs.
 */
export function Drawing({ viewBox, title, className, children }: DrawingProps) {
  const classes = className ? `drawing ${className}` : 'drawing';

  if (!title) {
    return (
      <svg viewBox={viewBox} className={classes} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg viewBox={viewBox} className={classes} role="img">
      <title>{title}</title>
      {children}
    </svg>
  );
}
