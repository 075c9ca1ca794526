import type { ReactNode } from 'react';

interface StarsProps {
  /** 0 to 5; whole stars are filled. */
  rating: number;
  /** Also fills the part of a star that is left: for a score that is an average of reviews. */
  exact?: boolean;
  /** The figure in words, beside the stars: they are never shown alone. */
  children: ReactNode;
}

const star = 'l2.8 6.2 6.7.7-5 4.6 1.4 6.6-5.9-3.4-5.9 3.4 1.4-6.6-5-4.6 6.7-.7z';
const starsFrom = (first: number, end: number) =>
  Array.from({ length: end - first }, (_, index) => `M${12 + 24 * (first + index)} 3${star}`).join('');

/** Five stars, `floor(rating)` of them filled unless the rating is exact, and the figure beside them. */
export function Stars({ rating, exact = false, children }: StarsProps) {
  const filled = Math.floor(rating);
  const part = exact ? rating - filled : 0;
  return (
    <span className="stars">
      <svg viewBox="0 0 120 24" aria-hidden="true">
        {part > 0 && (
          <svg width={24 * rating} height="24" aria-hidden="true">
            <path className="star-part" d={starsFrom(filled, filled + 1)} />
          </svg>
        )}
        {filled < 5 && <path d={starsFrom(filled, 5)} />}
        {filled > 0 && <path className="star-filled" d={starsFrom(0, filled)} />}
      </svg>
      {children}
    </span>
  );
}
