/** Returns the bank holidays of England and Wales, and Christmas Day, Boxing Day and New Year's Day on weekends. */
export function bankHolidaysIn(year: number): string[] {
  const day = (month: number, date: number) => new Date(Date.UTC(year, month - 1, date));
  const after = (from: Date, days: number) => new Date(from.getTime() + days * 86_400_000);
  const mondayFrom = (from: Date) => after(from, (8 - from.getUTCDay()) % 7);
  const isWeekend = (one: Date) => one.getUTCDay() % 6 === 0;
  const easter = easterSunday(year);
  const [newYear, christmas, boxing] = [day(1, 1), day(12, 25), day(12, 26)];

  const substitutes = [
    ...(isWeekend(newYear) ? [mondayFrom(newYear)] : []),
    ...(isWeekend(christmas) ? [day(12, 27)] : []),
    ...(isWeekend(boxing) ? [day(12, 28)] : []),
  ];
  const all = [
    newYear,
    after(easter, -2),
    after(easter, 1),
    mondayFrom(day(5, 1)),
    mondayFrom(day(5, 25)),
    mondayFrom(day(8, 25)),
    christmas,
    boxing,
    ...substitutes,
  ];
  return all.map((one) => one.toISOString().slice(0, 10)).sort();
}

/** Returns Easter Sunday in the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): Date {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const n = Math.floor((h + l - 7 * m + 90) / 25);
  return new Date(Date.UTC(year, n - 1, (h + l - 7 * m + 33 * n + 19) % 32));
}
