import { expect, test } from 'vitest';
import { londonSky } from '../../../src/lib/daylight.ts';

/** Sunrise and sunset in London by the almanac, in UTC. */
const almanac = [
  ['2026-01-15', '07:59', '16:20'],
  ['2026-03-20', '06:03', '18:14'],
  ['2026-05-01', '04:33', '19:24'],
  ['2026-06-21', '03:43', '20:22'],
  ['2026-08-01', '04:24', '19:49'],
  ['2026-09-23', '05:48', '17:58'],
  ['2026-11-18', '07:24', '16:06'],
  ['2026-12-21', '08:04', '15:53'],
] as const;

const sky = (day: string, time: string, hours: number) =>
  londonSky(new Date(Date.parse(`${day}T${time}:00Z`) + hours * 3_600_000));

test.each(almanac)('on %s it is dusk at %s and %s, night before and after, and day between', (day, rise, set) => {
  expect([-1.2, 0, 0.8].map((hours) => sky(day, rise, hours))).toEqual(['night', 'dusk', 'day']);
  expect([-0.8, 0, 1.2].map((hours) => sky(day, set, hours))).toEqual(['day', 'dusk', 'night']);
});

test('at noon it is day and at midnight night, all year', () => {
  const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));
  expect(new Set(days.map((day) => sky(day, '12:00', 0)))).toEqual(new Set(['day']));
  expect(new Set(days.map((day) => sky(day, '00:00', 0)))).toEqual(new Set(['night']));
});
