import { formatTime } from './dates.ts';

/** The hours of some days of the week, in minutes after midnight. */
interface OpeningHours {
  /** `Monday` to `Sunday`. */
  days: readonly string[];
  opens: number;
  closes: number;
}

/** Whether the business is open, and the words for it: `Open now, until 8 PM` or `Closed, opens 8 AM`. */
export interface OpeningState {
  open: boolean;
  text: string;
}

/**
 * What the week's hours say at a moment, on London's clock.
 *
 * @param hours the week; a day in none of its rows is closed
 */
export function openingState(hours: readonly OpeningHours[], now: Date): OpeningState {
  const { day, minutes } = londonTime(now);
  const today = hoursOn(hours, day);

  if (today && minutes >= today.opens && minutes < today.closes) {
    return { open: true, text: `Open now, until ${shortTime(today.closes)}` };
  }
  const next = today && minutes < today.opens ? today : hoursAfter(hours, day);
  return { open: false, text: next ? `Closed, opens ${shortTime(next.opens)}` : 'Closed' };
}

/** Shows minutes after midnight as `8 PM`, or `8:30 PM` where the hour is not full. */
export function shortTime(minutes: number): string {
  return formatTime(minutes).replace(':00', '');
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function hoursOn(hours: readonly OpeningHours[], day: string): OpeningHours | undefined {
  return hours.find((row) => row.days.includes(day));
}

function hoursAfter(hours: readonly OpeningHours[], day: string): OpeningHours | undefined {
  const start = days.indexOf(day) + 1;
  return [...days.slice(start), ...days.slice(0, start)].map((later) => hoursOn(hours, later)).find(Boolean);
}

/** The day's name and the minutes after midnight in London. */
function londonTime(now: Date): { day: string; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: part('weekday'), minutes: Number(part('hour')) * 60 + Number(part('minute')) };
}
