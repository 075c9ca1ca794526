import type { ReactNode } from 'react';
import { experience, ratings, reviews } from '../../content/claims.ts';
import { site } from '../../site.config.ts';
import { SectionHeading } from '../ui/section.tsx';
import { Stars } from '../ui/stars.tsx';
import { CustomerReview } from './testimonial.tsx';

/** Renders scores and experience, and the configured reviews. */
export function RatingsStrip() {
  if (!hasScores && site.reviews.length === 0) return null;
  return (
    <div className="page">
      {hasScores && <Scores />}
      {site.reviews.length > 0 && <CustomerReviews />}
    </div>
  );
}

const hasScores = [reviews.trades, ratings.home, experience.years, experience.installations].some(Boolean);

function Scores() {
  return (
    <dl className="ratings">
      {ratings.home && (
        <Figure
          number={`${ratings.home.value}/5`}
          label={<Stars rating={ratings.home.value}>{`${ratings.home.count} ${ratings.home.of}`}</Stars>}
        />
      )}
      <Figure number={reviews.trades} label={site.reviewSites.trades} />
      <Figure number={experience.years} label="years in business" />
      <Figure number={experience.installations} label="installations" />
    </dl>
  );
}

function CustomerReviews() {
  return (
    <section className="column-section">
      <SectionHeading divider="line" title="What customers wrote" />
      <div className="two-columns">
        {site.reviews.map((review) => (
          <CustomerReview key={`${review.author} ${review.date}`} review={review} />
        ))}
      </div>
    </section>
  );
}

function Figure({ number, label }: { number: string; label: ReactNode }) {
  if (number === '') return null;
  const [value, outOf] = number.split('/');
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figure">
        {value}
        {outOf && <small>{`/${outOf}`}</small>}
      </dd>
    </div>
  );
}
