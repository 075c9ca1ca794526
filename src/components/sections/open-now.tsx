import { longestOfficeText, weeklyHoursText } from '../../lib/opening-state.ts';
import { site } from '../../site.config.ts';

/** Prerendered text. */
const initialText = weeklyHoursText(site.hours);

/** Reserves space for the longest text that a script may show. */
const longestText = longestOfficeText(site.hours, site.bankHolidays);

/** Renders whether the office is open, by London time (open-now.element.ts). */
export function OpenNow() {
  return (
    <open-now>
      <p className="open-now" data-open={site.emergencyService || undefined} data-longest={longestText}>
        {site.emergencyService && <strong>Emergency line open now</strong>} <span>{initialText}</span>
      </p>
    </open-now>
  );
}
