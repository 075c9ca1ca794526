import { formatTime } from '../../lib/dates.ts';
import { site } from '../../site.config.ts';

/** The week's hours, and the hour that never closes. */
export function OpeningTimes() {
  return (
    <dl className="hours">
      {site.hours.map(({ label, opens, closes }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{`${formatTime(opens)}-${formatTime(closes)}`}</dd>
        </div>
      ))}
      <div>
        <dt>Emergency</dt>
        <dd>24/7</dd>
      </div>
    </dl>
  );
}
