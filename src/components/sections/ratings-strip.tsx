import { experience, ratings, reviews } from '../../content/claims.ts';
import { site } from '../../site.config.ts';
import { Stars } from '../ui/stars.tsx';

/** Scores and experience in one row of figures; what a score is out of stands small. */
export function RatingsStrip() {
  return (
    <dl className="ratings">
      <Figure number={reviews.trades} label={site.reviewSites.trades} />
      <Figure number={reviews.search} label={site.reviewSites.search} />
      <div>
        <dt>{`Rated ${ratings.home.value} from ${ratings.home.count} reviews of our work in central London`}</dt>
        <dd>
          <Stars rating={reviews.stars} exact>
            {reviews.summary}
          </Stars>
        </dd>
      </div>
      <Figure number={experience.years} label="years in business" />
      <Figure number={experience.installations} label="installations" />
    </dl>
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
