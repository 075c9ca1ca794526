import { photos } from '../../content/photos.ts';
import { photoWidths } from '../../lib/public-files.ts';

interface PhotoProps {
  /** `home`, or the Gas Safe ID of an engineer. */
  name: string;
}

/** Renders a photograph of the business, if there is one. */
export function Photo({ name }: PhotoProps) {
  const photo = photos.find((one) => one.name === name);
  if (!photo) return null;
  const widths = name === 'home' ? photoWidths.home : photoWidths.engineer;
  const files = widths.map((size) => `/photos/${name}-${size}.avif ${size}w`);
  const { alt, width, height } = photo;
  return (
    <picture>
      <source type="image/avif" srcSet={files.join(', ')} sizes="auto" />
      <img
        className={name === 'home' ? 'photo' : 'photo portrait'}
        src={`/photos/${name}.webp`}
        loading="lazy"
        alt={alt}
        width={width}
        height={height}
      />
    </picture>
  );
}
