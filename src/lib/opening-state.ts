import type { BankHoliday, OpeningHours } from './business.ts';
import { formatDate, formatDayAndMonth, formatTime, weekdays } from './dates.ts';
import { londonTime } from './london-time.ts';

/** Whether the business is open, and the words for it: `Office open until 8 PM` or `Office closed, opens 8 AM`. */
export interface OpeningState {
  open: boolean;
  text: string;
}

type Times = Pick<OpeningHours, 'opens' | 'closes'>;
type Week = readonly (Times & { days: readonly string[] })[];

/** How many days ahead the next opening is looked for. */
const horizon = 60;

/**
 * What the hours say at a moment, on London's clock: today's closing or opening time, or when the doors open next. An
 * opening later than tomorrow is named by its day, one that is a week away or more by its date.
 *
 * @param week a day in none of its rows is closed
 * @param bankHolidays days that do not follow the week
 */
export function openingState(week: Week, bankHolidays: readonly BankHoliday[], now: Date): OpeningState {
  const { midnight, minutes } = londonTime(now);
  const today = timesOn(week, bankHolidays, midnight);

  if (today && minutes >= today.opens && minutes < today.closes) {
    return { open: true, text: `Office open until ${shortTime(today.closes)}` };
  }
  if (today && minutes < today.opens) return { open: false, text: `Office closed, opens ${shortTime(today.opens)}` };

  for (let ahead = 1; ahead <= horizon; ahead += 1) {
    const day = new Date(midnight.getTime() + ahead * 86_400_000);
    const times = timesOn(week, bankHolidays, day);
    if (!times) continue;
    const time = shortTime(times.opens);
    if (ahead >= 7) return { open: false, text: `Office closed until ${formatDayAndMonth(isoDateOf(day))}` };
    if (ahead > 1)
      return { open: false, text: `Office closed, opens ${weekdays[day.getUTCDay()]?.slice(0, 3)} ${time}` };
    return { open: false, text: `Office closed${today ? '' : ' today'}, opens ${time}` };
  }
  return { open: false, text: 'Office closed' };
}

/** The line that needs the most room of all that these hours can say; of equally long times the latest. */
export function longestLine(week: Week, bankHolidays: readonly BankHoliday[]): string {
  const times = [...week, ...bankHolidays].flatMap(({ opens, closes }) => [opens ?? 0, closes ?? 0]).map(shortTime);
  const longest = times.reduce((one, other) => (other.length >= one.length ? other : one), '');
  return `Office closed today, opens ${longest}`;
}

/** Shows minutes after midnight as `8 PM`, or `8:30 PM` where the hour is not full. */
export function shortTime(minutes: number): string {
  return formatTime(minutes).replace(':00', '');
}

/** A row of a table of hours. */
export interface HoursRow {
  label: string;
  hours: string;
}

/** Shows hours as `7:00 AM-8:00 PM`, a day without any as `Office closed`: the phone is answered all the same. */
export function hoursText({ opens, closes }: Partial<Times>): string {
  return opens === undefined || closes === undefined ? 'Office closed' : `${formatTime(opens)}-${formatTime(closes)}`;
}

/** The rows that bank holidays take in a table of hours: what most of them have in common, then each that differs. */
export function bankHolidayRows(bankHolidays: readonly BankHoliday[]): HoursRow[] {
  const all = bankHolidays.map((day) => ({ label: formatDate(day.date), hours: hoursText(day) }));
  const count = (hours: string) => all.filter((row) => row.hours === hours).length;
  const [usual] = all.map(({ hours }) => hours).sort((one, other) => count(other) - count(one));
  if (usual === undefined) return [];
  return [{ label: 'Bank holidays', hours: usual }, ...all.filter(({ hours }) => hours !== usual)];
}

function timesOn(week: Week, bankHolidays: readonly BankHoliday[], day: Date): Times | undefined {
  const date = isoDateOf(day);
  const holiday = bankHolidays.find((one) => one.date === date);
  if (!holiday) return week.find(({ days }) => days.includes(weekdays[day.getUTCDay()] ?? ''));
  const { opens, closes } = holiday;
  return opens === undefined || closes === undefined ? undefined : { opens, closes };
}

function isoDateOf(day: Date): string {
  return day.toISOString().slice(0, 10);
}
