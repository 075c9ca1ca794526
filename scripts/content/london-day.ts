import { londonTime } from '../../src/lib/london-time.ts';

/** Returned instead of earlier days, so that a machine with a wrong clock can build. */
const earliestDay = '2026-11-22';

/** Returns the calendar day of a moment in London, `YYYY-MM-DD`. */
export function londonDay(now: Date): string {
  const day = londonTime(now).midnight.toISOString().slice(0, 10);
  return day < earliestDay ? earliestDay : day;
}
