import type { ReactNode } from 'react';

interface StarsProps {
  /** 0 to 5. */
  rating: number;
  /** Rating in words, next to the stars. */
  children: ReactNode;
}

const star = 'l2.8 6.2 6.7.7-5 4.6 1.4 6.6-5.9-3.4-5.9 3.4 1.4-6.6-5-4.6 6.7-.7z';
const starsFrom = (first: number, end: number) =>
  Array.from({ length: end - first }, (_, index) => `M${12 + 24 * (first + index)} 3${star}`).join('');

/** Renders five stars with the rating in words. Fills `floor(rating)` stars, and part of the next. */
export function Stars({ rating, children }: StarsProps) {
  const filled = Math.floor(rating);
  const part = rating - filled;
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
