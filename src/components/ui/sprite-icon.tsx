import type { IconName } from '../../lib/icon-names.ts';
import { spritePath } from '../../lib/public-files.ts';

const reference = import.meta.env.SSR ? 'data-href' : 'href';

/** Renders a decorative icon from the sprite, below the first screen. The client fetches the sprite after first paint. */
export function SpriteIcon({ name, className }: { name: IconName | 'logo' | 'roofline'; className: string }) {
  return (
    <svg width="24" height="24" className={className} aria-hidden="true">
      <SpriteUse address={`${spritePath}#${name}`} />
    </svg>
  );
}

/** What a picture takes from a file of pictures: path and name. */
export function SpriteUse({ address }: { address: string }) {
  return <use {...{ [reference]: address }} />;
}
