import type { SettingFault } from '../../src/lib/settings.ts';
import type { Site } from '../../src/site.config.ts';
import { at, type Content, isGroup, subjectOf } from './content.ts';

export const yearInMs = 366 * 24 * 60 * 60 * 1000;

/** Finds pages and jobs with a date after today. */
export function futureDates(content: Content, today: string): SettingFault[] {
  const { jobs } = content.get('jobs.ts') ?? {};
  const futureJobs = (Array.isArray(jobs) ? jobs : []).flatMap((job: { date?: unknown } | undefined, index) =>
    typeof job?.date === 'string' ? inFuture(at('jobs.ts', `jobs[${index}].date`), job.date, today) : [],
  );
  const futurePages = [...content].flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, value]) =>
      ['published', 'modified'].flatMap((field) => {
        const found = isGroup(value) ? value[field] : undefined;
        const place = name === subjectOf(file) ? field : `${name}.${field}`;
        return typeof found === 'string' ? inFuture(at(file, place), found, today) : [];
      }),
    ),
  );
  return [...futureJobs, ...futurePages];
}

/** Finds reviews with a date after today, and an expired security contact. RFC 9116 recommends at most a year. */
export function settingDates({ reviews, security }: Pick<Site, 'reviews' | 'security'>, today: string): SettingFault[] {
  const { contact, expires: found } = security;
  const last = new Date(Date.parse(today) + yearInMs).toISOString().slice(0, 10);
  const setting = 'src/site.config.ts  security.expires';
  const isValid = contact === '' || (found >= today && found <= last);
  return [
    ...reviews.flatMap(({ date }, index) => inFuture(`src/site.config.ts  reviews[${index}].date`, date, today)),
    ...(isValid ? [] : [{ setting, found, expected: `a day from today to ${last}, within a year` }]),
  ];
}

function inFuture(setting: string, found: string, today: string): SettingFault[] {
  return found <= today ? [] : [{ setting, found, expected: `today (${today}) or earlier` }];
}
