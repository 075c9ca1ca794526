import type { BankHoliday, OpeningHours } from './business.ts';
import { formatDate, formatDayAndMonth, formatTime, weekdays } from './dates.ts';
import { joinWords } from './join-words.ts';
import { londonTime } from './london-time.ts';

/** Whether the business is open, and the words for it: `Office open until 8 PM` or `Office closed, opens 8 AM`. */
export interface OpeningState {
  open: boolean;
  text: string;
}

type Times = Pick<OpeningHours, 'opens' | 'closes'>;
type Weekday = (typeof weekdays)[number];
type Week = readonly (Times & { days: readonly string[] })[];

/** Weeks begin on Monday: 0 for that, 6 for Sunday. */
const placeInWeek = (day: Weekday) => (weekdays.indexOf(day) + 6) % 7;

const minutesOfDay = 24 * 60;

/** How many days ahead the next opening is looked for. */
const horizon = 60;

/** Returns the state of the office at a moment. Later openings are named by day, from a week on by date. */
export function openingState(week: Week, bankHolidays: readonly BankHoliday[], now: Date): OpeningState {
  const { midnight, minutes } = londonTime(now);
  const dayAt = (ahead: number) => new Date(midnight.getTime() + ahead * 86_400_000);
  const timesAt = (ahead: number) => timesOn(week, bankHolidays, dayAt(ahead));

  const end = endOfStretch(timesAt, minutes);
  if (end >= minutes + minutesOfDay) return { open: true, text: 'Office open 24 hours' };
  if (end > minutes) return { open: true, text: `Office open until ${shortTime(end)}` };

  const today = timesAt(0);
  if (today && minutes < today.opens) return { open: false, text: `Office closed, opens ${shortTime(today.opens)}` };
  for (let ahead = 1; ahead <= horizon; ahead += 1) {
    const times = timesAt(ahead);
    if (!times) continue;
    const day = dayAt(ahead);
    const time = shortTime(times.opens);
    if (ahead >= 7) return { open: false, text: `Office closed until ${formatDayAndMonth(isoDateOf(day))}` };
    if (ahead > 1)
      return { open: false, text: `Office closed, opens ${weekdays[day.getUTCDay()]?.slice(0, 3)} ${time}` };
    return { open: false, text: `Office closed${today ? '' : ' today'}, opens ${time}` };
  }
  return { open: false, text: 'Office closed' };
}

/** Returns when the opening period that contains the given time ends, in minutes after midnight, or the time itself. */
function endOfStretch(timesAt: (ahead: number) => Times | undefined, minutes: number): number {
  let end = minutes;
  for (const ahead of [-1, 0, 1, 2]) {
    const times = timesAt(ahead);
    if (!times) continue;
    const [opens, closes] = [times.opens + ahead * minutesOfDay, times.closes + ahead * minutesOfDay];
    if (opens <= end && closes > end) end = closes;
  }
  return end;
}

/** What is true on any day: the hours of the first row, `Office Mon-Fri 7 AM-8 PM`. */
export function lineOfAnyDay([first]: readonly OpeningHours[]): string {
  if (first === undefined) return 'Call us';
  const hours = isWholeDay(first) ? '24 hours' : `${shortTime(first.opens)}-${shortTime(first.closes)}`;
  return `Office ${first.label} ${hours}`;
}

/** The line that needs the most room of all that these hours can say; of equally long times the latest. */
export function longestLine(week: readonly OpeningHours[], bankHolidays: readonly BankHoliday[]): string {
  const longer = (one: string, other: string) => (other.length >= one.length ? other : one);
  const times = [...week, ...bankHolidays].flatMap(({ opens, closes }) => [opens ?? 0, closes ?? 0]).map(shortTime);
  return longer(lineOfAnyDay(week), `Office closed today, opens ${times.reduce(longer, '')}`);
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

/** Formats hours as `7:00 AM-8:00 PM`, `Open 24 hours` or `Office closed`. */
export function hoursText({ opens, closes }: Partial<Times>): string {
  if (opens === undefined || closes === undefined) return 'Office closed';
  return isWholeDay({ opens, closes }) ? 'Open 24 hours' : `${formatTime(opens)}-${formatTime(closes)}`;
}

/** The rows of a week in a table of hours, in the order of its days: those that are configured, and one of closed days. */
export function weekRows(week: readonly OpeningHours[]): HoursRow[] {
  const closed = closedDays(week);
  const rows = week.map((row) => ({ label: row.label, hours: hoursText(row), days: row.days }));
  if (closed.length > 0) {
    rows.push({ label: joinWords(closed.map((day) => day.slice(0, 3))), hours: hoursText({}), days: closed });
  }
  const firstDay = ({ days }: { days: readonly Weekday[] }) => Math.min(...days.map(placeInWeek));
  return rows.sort((one, other) => firstDay(one) - firstDay(other)).map(({ label, hours }) => ({ label, hours }));
}

/** The days in no row of a week, from Monday on; none where the week has no row at all, for then it says nothing. */
export function closedDays(week: Week): Weekday[] {
  const closed = weekdays.filter((day) => !week.some(({ days }) => days.includes(day)));
  return week.length === 0 ? [] : closed.sort((one, other) => placeInWeek(one) - placeInWeek(other));
}

/** Whether hours go on for as long as a day has. */
export function isWholeDay({ opens, closes }: Times): boolean {
  return closes - opens === minutesOfDay;
}

/** The rows that bank holidays take in a table of hours: what most of them have in common, then each that differs. */
export function bankHolidayRows(bankHolidays: readonly BankHoliday[]): HoursRow[] {
  const all = bankHolidays.map((day) => ({ label: formatDate(day.date), hours: hoursText(day) }));
  const count = (hours: string) => all.filter((row) => row.hours === hours).length;
  const [usual] = all.map(({ hours }) => hours).sort((one, other) => count(other) - count(one));
  // What is true of one day alone says nothing of the others.
  if (usual === undefined || count(usual) < 2) return all;
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
