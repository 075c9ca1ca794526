import { photos } from '../../content/photos.ts';

interface PhotoProps {
  /** `home`, or the Gas Safe ID of an engineer. */
  name: string;
}

/** Renders a photograph of the business, if there is one. */
export function Photo({ name }: PhotoProps) {
  const photo = photos.find((one) => one.name === name);
  if (!photo) return null;
  const file = `/photos/${name}`;
  const { alt, width, height } = photo;
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={name === 'home' ? `${file}-600.avif 600w, ${file}.avif 1200w` : `${file}.avif`}
      />
      <img className="h-auto" src={`${file}.webp`} loading="lazy" alt={alt} width={width} height={height} />
    </picture>
  );
}
