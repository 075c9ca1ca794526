import type { Business } from '../../src/lib/business.ts';
import { londonTime } from '../../src/lib/london-time.ts';
import type { SettingFault } from '../../src/lib/settings.ts';
import { at, type Content, isGroup, subjectOf } from './content.ts';

/** Any clock that stands before this day is wrong: a machine that has none builds all the same. */
const earliestDay = '2026-11-22';

/** The calendar day of a moment in London, `YYYY-MM-DD`. */
export function londonDay(now: Date): string {
  const day = londonTime(now).midnight.toISOString().slice(0, 10);
  return day < earliestDay ? earliestDay : day;
}

/** Pages that say they were published, or changed, on a day that is still to come. */
export function comingDates(content: Content, today: string): SettingFault[] {
  return [...content].flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, value]) => {
      if (!isGroup(value)) return [];
      const place = name === subjectOf(file) ? '' : `${name}.`;
      return ['published', 'modified'].flatMap((field) => {
        const found = value[field];
        if (typeof found !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(found)) return [];
        return coming(at(file, `${place}${field}`), found, today);
      });
    }),
  );
}

/** Reviews that say they were written on such a day. */
export function comingReviews(reviews: Business['reviews'], today: string): SettingFault[] {
  return reviews.flatMap(({ date }, index) => coming(`src/site.config.ts  reviews[${index}].date`, date, today));
}

function coming(setting: string, found: string, today: string): SettingFault[] {
  return found <= today ? [] : [{ setting, found, expected: `no day after today, ${today}` }];
}
