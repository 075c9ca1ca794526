import type { BankHoliday, OpeningHours } from './business.ts';
import { formatDate, formatDayAndMonth, formatTime, weekdays } from './dates.ts';
import { joinWords } from './join-words.ts';
import { londonTime } from './london-time.ts';

/** `text` is, for example, `Office open until 8 PM` or `Office closed, opens 8 AM`. */
export interface OpeningState {
  open: boolean;
  text: string;
}

type Times = Pick<OpeningHours, 'opens' | 'closes'>;
type Weekday = (typeof weekdays)[number];
type Week = readonly (Times & { days: readonly string[] })[];

/** Returns 0 for Monday to 6 for Sunday. */
const placeInWeek = (day: Weekday) => (weekdays.indexOf(day) + 6) % 7;

const minutesOfDay = 24 * 60;

/** Number of days that are searched for the next opening. */
const horizon = 60;

/** Returns whether the office is open, and when it next closes or opens (only the date if a week or more ahead). */
export function openingState(week: Week, bankHolidays: readonly BankHoliday[], now: Date): OpeningState {
  const { midnight, minutes } = londonTime(now);
  const dayAt = (ahead: number) => new Date(midnight.getTime() + ahead * 86_400_000);
  const timesAt = (ahead: number) => timesOn(week, bankHolidays, dayAt(ahead));

  const end = endOfPeriod(timesAt, minutes);
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

/** Returns when the current opening period ends, in minutes after midnight, or `minutes` if the office is closed. */
function endOfPeriod(timesAt: (ahead: number) => Times | undefined, minutes: number): number {
  let end = minutes;
  for (const ahead of [-1, 0, 1, 2]) {
    const times = timesAt(ahead);
    if (!times) continue;
    const [opens, closes] = [times.opens + ahead * minutesOfDay, times.closes + ahead * minutesOfDay];
    if (opens <= end && closes > end) end = closes;
  }
  return end;
}

/** Returns the text for pages without scripts: the hours of the first row, `Office Mon-Fri 7 AM-8 PM`. */
export function weeklyHoursText([first]: readonly OpeningHours[]): string {
  if (first === undefined) return 'Call us';
  const hours = isWholeDay(first) ? '24 hours' : `${shortTime(first.opens)}-${shortTime(first.closes)}`;
  return `Office ${first.label} ${hours}`;
}

/** Returns the longest text that these hours can produce, to reserve its space. */
export function longestOfficeText(week: readonly OpeningHours[], bankHolidays: readonly BankHoliday[]): string {
  const longer = (one: string, other: string) => (other.length >= one.length ? other : one);
  const times = [...week, ...bankHolidays].flatMap(({ opens, closes }) => [opens ?? 0, closes ?? 0]).map(shortTime);
  return longer(weeklyHoursText(week), `Office closed today, opens ${times.reduce(longer, '')}`);
}

/** Formats minutes after midnight as `8 PM` or `8:30 PM`. */
export function shortTime(minutes: number): string {
  return formatTime(minutes).replace(':00', '');
}

export interface HoursRow {
  label: string;
  hours: string;
}

/** Formats hours as `7:00 AM-8:00 PM`, `Open 24 hours` or `Office closed`. */
export function hoursText({ opens, closes }: Partial<Times>): string {
  if (opens === undefined || closes === undefined) return 'Office closed';
  return isWholeDay({ opens, closes }) ? 'Open 24 hours' : `${formatTime(opens)}-${formatTime(closes)}`;
}

/** Returns table rows for a week, starting on Monday; closed days share a row. */
export function weekRows(week: readonly OpeningHours[]): HoursRow[] {
  const closed = closedDays(week);
  const rows = week.map((row) => ({ label: row.label, hours: hoursText(row), days: row.days }));
  if (closed.length > 0) {
    rows.push({ label: joinWords(closed.map((day) => day.slice(0, 3))), hours: hoursText({}), days: closed });
  }
  const firstDay = ({ days }: { days: readonly Weekday[] }) => Math.min(...days.map(placeInWeek));
  return rows.sort((one, other) => firstDay(one) - firstDay(other)).map(({ label, hours }) => ({ label, hours }));
}

/** Returns the days without hours, starting on Monday. An empty week has no closed days. */
export function closedDays(week: Week): Weekday[] {
  const closed = weekdays.filter((day) => !week.some(({ days }) => days.includes(day)));
  return week.length === 0 ? [] : closed.sort((one, other) => placeInWeek(one) - placeInWeek(other));
}

export function isWholeDay({ opens, closes }: Times): boolean {
  return closes - opens === minutesOfDay;
}

/** Returns table rows for bank holidays: the most common hours first, then each exception. */
export function bankHolidayRows(bankHolidays: readonly BankHoliday[]): HoursRow[] {
  const all = bankHolidays.map((day) => ({ label: formatDate(day.date), hours: hoursText(day) }));
  const count = (hours: string) => all.filter((row) => row.hours === hours).length;
  const [usual] = all.map(({ hours }) => hours).sort((one, other) => count(other) - count(one));
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
