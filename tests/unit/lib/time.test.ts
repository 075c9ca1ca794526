import { expect, test } from 'vitest';
import { bankHolidaysIn } from '../../../src/lib/bank-holidays.ts';
import { londonSky } from '../../../src/lib/daylight.ts';
import { londonTime } from '../../../src/lib/london-time.ts';

// From gov.uk/bank-holidays, plus the original dates of moved holidays
test.each([
  [2024, '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26'],
  [2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28'],
  [2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28'],
  [2028, '01-01 01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
])('lists the bank holidays of England and Wales in %i', (year, days) => {
  expect(bankHolidaysIn(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
});

// Sunrise and sunset in London, in UTC
test.each([
  ['2026-01-15', '07:59', '16:20'],
  ['2026-03-20', '06:03', '18:14'],
  ['2026-06-21', '03:43', '20:22'],
  ['2026-09-23', '05:48', '17:58'],
  ['2026-12-21', '08:04', '15:53'],
])('returns night, dusk and day around sunrise and sunset on %s', (day, rise, set) => {
  const sky = (time: string, hours: number) => londonSky(new Date(Date.parse(`${day}T${time}Z`) + hours * 3_600_000));
  expect([-1.2, 0, 0.8].map((hours) => sky(rise, hours))).toEqual(['night', 'dusk', 'day']);
  expect([-0.8, 0, 1.2].map((hours) => sky(set, hours))).toEqual(['day', 'dusk', 'night']);
});

test('matches the time zone database at every full hour and the minute before, from 2026 to 2029', () => {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'short' });
  const faults: string[] = [];
  for (let time = Date.UTC(2026, 0); time < Date.UTC(2030, 0); time += 3_600_000) {
    for (const now of [new Date(time), new Date(time - 60_000)]) {
      const { midnight, minutes } = londonTime(now);
      const shown = new Date(midnight.getTime() + minutes * 60_000).toISOString().slice(0, 16).replace('T', ' ');
      if (shown !== clock.format(now)) faults.push(now.toISOString());
    }
  }
  expect(faults).toEqual([]);
});
