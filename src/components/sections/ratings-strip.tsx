import { experience, ratings, reviews } from '../../content/claims.ts';
import { formatDate } from '../../lib/dates.ts';
import { site } from '../../site.config.ts';
import { SectionHeading } from '../ui/section.tsx';
import { Stars } from '../ui/stars.tsx';

/** Scores and experience in one row of figures, and under it what customers wrote, where the config quotes them. */
export function RatingsStrip() {
  return (
    <>
      <Scores />
      {site.reviews.length > 0 && <CustomerReviews />}
    </>
  );
}

/** What a score is out of stands small. */
function Scores() {
  return (
    <dl className="ratings">
      <Figure number={reviews.trades} label={site.reviewSites.trades} />
      <Figure number={reviews.search} label={site.reviewSites.search} />
      <div>
        <dt>{`${ratings.home.count} ${ratings.home.of}`}</dt>
        <dd>
          <Stars rating={ratings.home.value} exact>
            {`Rated ${ratings.home.value}`}
          </Stars>
        </dd>
      </div>
      <Figure number={experience.years} label="years in business" />
      <Figure number={experience.installations} label="installations" />
    </dl>
  );
}

function CustomerReviews() {
  return (
    <section className="column-section">
      <SectionHeading opening="line" title="What customers wrote" />
      <div className="two-columns">
        {site.reviews.map(({ author, source, date, rating, text }) => (
          <blockquote key={`${author} ${date}`} className="testimonial">
            <p>{text}</p>
            <footer>
              <Stars rating={rating}>{`${rating} out of 5`}</Stars>
              <br />
              {`${author} on ${source}, `}
              <time dateTime={date}>{formatDate(date)}</time>
            </footer>
          </blockquote>
        ))}
      </div>
    </section>
  );
}

function Figure({ number, label }: { number: string; label: string }) {
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
