import type { ReactNode } from 'react';
import { atlasPaths } from '../../../lib/public-files.ts';
import { SpriteUse } from '../../ui/sprite-icon.tsx';
import { fileOf, type SheetName, sheets } from './sheets.ts';

interface AtlasProps {
  of: SheetName;
  /** Widest it may stand, in px; without it a unit is a pixel. */
  width?: number;
}

/** Renders a drawing of the atlas, which the browser fetches after first paint, in reserved space. */
export function Atlas({ of, width }: AtlasProps) {
  const [, , across, down] = sheets[of];
  return (
    <svg width={width ?? across} viewBox={`0 0 ${across} ${down}`} aria-hidden="true">
      <SpriteUse address={`${atlasPaths[fileOf(of)]}#${of}`} />
    </svg>
  );
}

interface AtlasFigureProps extends AtlasProps {
  /** What the drawing shows, in words. */
  caption: ReactNode;
}

/** A drawing of the atlas with its words under it. */
export function AtlasFigure({ caption, ...drawing }: AtlasFigureProps) {
  return (
    <figure>
      <Atlas {...drawing} />
      <figcaption className="note">{caption}</figcaption>
    </figure>
  );
}
