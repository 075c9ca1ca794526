import type { SettingFault } from '../../src/lib/settings.ts';
import type { Site } from '../../src/site.config.ts';

/** A year with its leap day, in ms. */
const year = 366 * 24 * 60 * 60 * 1000;

/**
 * Dates of the settings that their day makes wrong: a review that is still to be written, and a security contact of which
 * nobody knows any longer whether it holds (RFC 9116 recommends a year at most).
 *
 * @param today the day in London, `YYYY-MM-DD`
 */
export function wrongSettingDates(
  { reviews, security }: Pick<Site, 'reviews' | 'security'>,
  today: string,
): SettingFault[] {
  const { contact, expires } = security;
  const last = new Date(Date.parse(today) + year).toISOString().slice(0, 10);
  return [
    ...reviews.flatMap(({ date }, index) =>
      date <= today ? [] : [fault(`reviews[${index}].date`, date, `no day after today, ${today}`)],
    ),
    ...(contact === '' || (expires >= today && expires <= last)
      ? []
      : [fault('security.expires', expires, `a day from today to ${last}, within a year`)]),
  ];
}

function fault(field: string, found: string, expected: string): SettingFault {
  return { setting: `src/site.config.ts  ${field}`, found, expected };
}
