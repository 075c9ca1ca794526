import { site } from '../../src/site.config.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Formats a time like `2026-11-04 12:00:00`. */
const london = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Returns London's local time as if it were UTC (ms), rounded down to the minute. */
const clockAt = (when: Date) => {
  const shown = Date.parse(`${london.format(when).replace(' ', 'T')}Z`);
  return shown - (shown % minute);
};

/** Converts a local time in London, such as `2026-11-04T12:00`, to a `Date`. */
export function momentAt(clock: string | number): Date {
  const shown = typeof clock === 'number' ? clock : Date.parse(`${clock}Z`);
  return new Date(2 * shown - clockAt(new Date(shown)));
}

/** Returns the expected text of the opening state, computed minute by minute without the site's own code. */
export function stateAt(when: Date): string {
  const clock = clockAt(when);
  const open = isOpen(clock);
  const horizon = clock + (open ? 1 : 60) * day;
  let change = clock;
  while (isOpen(change) === open && change < horizon) change += minute;

  const shown = (options: Intl.DateTimeFormatOptions) =>
    new Date(change).toLocaleString('en-GB', { timeZone: 'UTC', ...options });
  const time = shown({ hour: 'numeric', minute: '2-digit', hour12: true })
    .replace(/^0:/, '12:')
    .replace(':00', '')
    .toUpperCase();
  if (open) return change - clock >= day ? 'Office open 24 hours' : `Office open until ${time}`;

  const days = (change - (change % day) - (clock - (clock % day))) / day;
  if (days >= 60) return 'Office closed';
  if (days >= 7) return `Office closed until ${shown({ day: 'numeric', month: 'short' })}`;
  if (days > 1) return `Office closed, opens ${shown({ weekday: 'short' })} ${time}`;
  const noneToday = hoursOn(clock - (clock % day)) === undefined;
  return `Office closed${days === 1 && noneToday ? ' today' : ''}, opens ${time}`;
}

/** Returns whether the office is open, according to the hours of that day or of the day before. */
function isOpen(clock: number): boolean {
  const today = clock - (clock % day);
  return [today, today - day].some((midnight) => {
    const hours = hoursOn(midnight);
    const passed = (clock - midnight) / minute;
    return hours !== undefined && passed >= hours.opens && passed < hours.closes;
  });
}

function hoursOn(midnight: number): { opens: number; closes: number } | undefined {
  const date = new Date(midnight).toISOString().slice(0, 10);
  const holiday = site.bankHolidays.find((one) => one.date === date);
  if (holiday) {
    const { opens, closes } = holiday;
    return opens === undefined || closes === undefined ? undefined : { opens, closes };
  }
  const names = ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'] as const;
  const name = names[(midnight / day) % 7] ?? 'Thursday';
  return site.hours.find(({ days }) => days.includes(name));
}

/** Returns opening and closing times and the minutes before, and noon on closed days and the days after. */
export function boundaryTimes(): Date[] {
  // The week from Monday 2 November 2026, and the Sundays on which the clocks change.
  const week = [0, 1, 2, 3, 4, 5, 6].map((ahead) => Date.parse('2026-11-02') + ahead * day);
  const days = week.filter((one) => week.find((other) => hoursOn(other) === hoursOn(one)) === one);
  const changes = ['2026-10-25', '2027-03-28'].map((date) => Date.parse(date));
  const closed = site.bankHolidays.filter(({ opens }) => opens === undefined).slice(0, 2);
  const special = site.bankHolidays.filter(({ opens }) => opens !== undefined).slice(0, 2);
  const holidays = [...closed, ...special].map(({ date }) => Date.parse(date));

  const edges = [...days, ...changes, ...holidays].flatMap((midnight) => {
    const hours = hoursOn(midnight);
    const atNoon = midnight + day / 2;
    if (hours === undefined) return [atNoon, atNoon + day];
    const [opens, closes] = [midnight + hours.opens * minute, midnight + hours.closes * minute];
    return [opens - minute, opens, closes - minute, closes];
  });
  return edges.map((clock) => momentAt(clock));
}

/** Returns the next time at which the office closes, or the given time if it does not close within 8 days. */
export function nextClosing(from: string): Date {
  const start = Date.parse(`${from}Z`);
  for (let clock = start; clock < start + 8 * day; clock += minute) {
    if (isOpen(clock) && !isOpen(clock + minute)) return momentAt(clock + minute);
  }
  return momentAt(start);
}
