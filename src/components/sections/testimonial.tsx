import type { Quotation } from '../../content/schemas/claims.ts';
import type { Business } from '../../lib/business.ts';
import { formatDate } from '../../lib/dates.ts';
import { site } from '../../site.config.ts';
import { Stars } from '../ui/stars.tsx';

interface TestimonialProps {
  /** Composed words: a review of the config stands in their place. */
  quotation: Quotation | undefined;
  /** A score to say beside it, as a sentence without its full stop; empty where there is none. */
  score: string;
}

/** What a customer says; the score by itself where nobody does. */
export function Testimonial({ quotation, score }: TestimonialProps) {
  const [review] = site.reviews;
  if (review) return <CustomerReview review={review} score={score} />;
  if (!quotation) return score ? <p>{`${score}.`}</p> : null;
  return (
    <blockquote className="testimonial">
      <p>{quotation.text}</p>
      <footer>
        {[quotation.by, score]
          .map((part) => part && `${part}.`)
          .join(' ')
          .trim()}
      </footer>
    </blockquote>
  );
}

/** What a customer wrote, word for word, and where. */
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
