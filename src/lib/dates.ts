/** The days of the week as the config and schema.org name them, in the order of `Date.getUTCDay()`. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Shows a day on the device's calendar as `Wednesday 14 October 2026`, without `Intl`: a slow phone needs 50 ms to load that. */
export function formatToday(now: Date): string {
  return `${weekdays[now.getDay()]} ${now.getDate()} ${months[now.getMonth()]} ${now.getFullYear()}`;
}

/** Shows minutes after midnight as `7:00 AM`; the end of the day is `12:00 AM` as its start is. */
export function formatTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${half}`;
}

/** Shows a calendar date (`2026-10-14`) as `14 October 2026`, the same in every time zone. */
export function formatDate(isoDate: string): string {
  return new Date(`${isoDate}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** Shows a calendar date (`2026-10-14`) as `14 Oct`. */
export function formatDayAndMonth(isoDate: string): string {
  return new Date(`${isoDate}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
}

/** Shows the month of a calendar date (`2025-10-14`) as `October 2025`. */
export function formatMonth(isoDate: string): string {
  return new Date(`${isoDate}T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
