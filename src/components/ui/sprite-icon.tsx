import type { IconName } from './icon.tsx';

interface SpriteIconProps {
  name: IconName | 'roofline';
  className: string;
}

/**
 * A decorative picture out of the file of pictures that the browser keeps. For places below the first screen: there it
 * costs the document a line instead of a drawing. It takes its colours from the page.
 */
export function SpriteIcon({ name, className }: SpriteIconProps) {
  return (
    <svg width="24" height="24" className={className} aria-hidden="true">
      <use href={`/pictures.svg#${name}`} />
    </svg>
  );
}
