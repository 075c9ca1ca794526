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
        if (typeof found !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(found) || found <= today) return [];
        return [{ setting: at(file, `${place}${field}`), found, expected: `no day after today, ${today}` }];
      });
    }),
  );
}
