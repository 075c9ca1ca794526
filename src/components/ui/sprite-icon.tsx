import type { IconName } from '../../lib/icon-names.ts';
import { spritePath } from '../../lib/public-files.ts';

const reference = import.meta.env.SSR ? 'data-href' : 'href';

interface SpriteIconProps {
  name: IconName | 'logo' | 'roofline';
  className: string;
}

/** Renders a decorative icon from the sprite, for content below the first screen. It loads after the first paint. */
export function SpriteIcon({ name, className }: SpriteIconProps) {
  return (
    <svg width="24" height="24" className={className} aria-hidden="true">
      <SpriteUse address={`${spritePath}#${name}`} />
    </svg>
  );
}

interface SpriteUseProps {
  /** Path and ID of the drawing. */
  address: string;
}

/** Renders the reference to a drawing in a file. */
export function SpriteUse({ address }: SpriteUseProps) {
  return <use {...{ [reference]: address }} />;
}
