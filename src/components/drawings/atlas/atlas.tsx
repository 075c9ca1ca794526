import type { ReactNode } from 'react';
import { atlasPaths } from '../../../lib/public-files.ts';
import { SpriteUse } from '../../ui/sprite-icon.tsx';
import { type FigureName, fileOf, viewBoxes } from './view-boxes.ts';

interface AtlasProps {
  of: FigureName;
  /** Maximum width in px. The default is one px per unit. */
  width?: number;
  /** Shapes drawn on top of the drawing. */
  children?: ReactNode;
}

/** Reserves space for a drawing that loads after the first paint. */
export function Atlas({ of, width, children }: AtlasProps) {
  const [, , across, down] = viewBoxes[of];
  return (
    <svg width={width ?? across} viewBox={`0 0 ${across} ${down}`} aria-hidden="true">
      <SpriteUse address={`${atlasPaths[fileOf(of)]}#${of}`} />
      {children}
    </svg>
  );
}

interface AtlasFigureProps extends AtlasProps {
  caption: ReactNode;
}

export function AtlasFigure({ caption, ...drawing }: AtlasFigureProps) {
  return (
    <figure>
      <Atlas width={Math.round(viewBoxes[drawing.of][2] * 1.3)} {...drawing} />
      <figcaption className="note">{caption}</figcaption>
    </figure>
  );
}
