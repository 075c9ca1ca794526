import type { Quotation } from '../../content/schemas/claims.ts';
import type { Business } from '../../lib/business.ts';
import { formatDate } from '../../lib/dates.ts';
import { site } from '../../site.config.ts';
import { Stars } from '../ui/stars.tsx';

interface TestimonialProps {
  /** Example text, replaced by the first review of the config. */
  quotation: Quotation | undefined;
  /** Score as a sentence without full stop; may be empty. */
  score: string;
}

/** Renders a review, or an example that is marked as one, or only the score. */
export function Testimonial({ quotation, score }: TestimonialProps) {
  const [review] = site.reviews;
  if (review) return <CustomerReview review={review} score={score} />;
  if (!quotation) return score ? <p>{`${score}.`}</p> : null;
  const notes = [quotation.by, score].filter(Boolean);
  return (
    <div className="prose">
      <p>{quotation.text}</p>
      {notes.length > 0 && <p className="note">{`${notes.join('. ')}.`}</p>}
    </div>
  );
}

export function CustomerReview({ review, score }: { review: Business['reviews'][number]; score?: string }) {
  const { author, source, date, rating, text } = review;
  return (
    <blockquote className="testimonial">
      <p>{text}</p>
      <footer>
        <Stars rating={rating}>{`${rating} out of 5`}</Stars>
        <br />
        {`${author} on ${source}, `}
        <time dateTime={date}>{formatDate(date)}</time>
        {score && (
          <>
            <br />
            {`${score}.`}
          </>
        )}
      </footer>
    </blockquote>
  );
}
