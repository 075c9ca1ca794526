import { afterAll, describe, expect, test } from 'vitest';
import type { OpeningHours } from '../../../src/lib/business.ts';
import { bankHolidayRows, longestOfficeText, openingState, weekRows } from '../../../src/lib/opening-state.ts';

const week: readonly OpeningHours[] = [
  { label: 'Mon-Fri', days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: 420, closes: 1200 },
  { label: 'Sat', days: ['Saturday'], opens: 480, closes: 1080 },
  { label: 'Sun', days: ['Sunday'], opens: 540, closes: 1020 },
];

const bankHolidays = [
  { date: '2026-04-03' },
  { date: '2026-08-31' },
  { date: '2026-12-24', opens: 480, closes: 750 },
  { date: '2026-12-25' },
  { date: '2026-12-26' },
  { date: '2026-12-28', opens: 600, closes: 960 },
];

const moments = [
  ['2026-01-05T07:00:00Z', 'open until 8 PM', 'Monday, the minute it opens'],
  ['2026-01-05T06:59:59Z', 'closed, opens 7 AM', 'Monday, a second before'],
  ['2026-01-05T20:00:00Z', 'closed, opens 7 AM', 'Monday, the minute it closes'],
  ['2026-01-09T23:30:00Z', 'closed, opens 8 AM', 'Friday night, before Saturday'],
  ['2026-07-05T23:30:00Z', 'closed, opens 7 AM', 'Monday 0:30 in summer time'],
  ['2026-08-30T17:00:00Z', 'closed, opens Tue 7 AM', 'the evening before a bank holiday'],
  ['2026-08-30T23:00:00Z', 'closed today, opens 7 AM', 'the first minute of that bank holiday, in summer time'],
  ['2026-12-24T12:29:00Z', 'open until 12:30 PM', 'a bank holiday with its own hours'],
  ['2026-12-24T12:30:00Z', 'closed, opens Sun 9 AM', 'before two closed days'],
  ['2026-12-25T12:00:00Z', 'closed, opens Sun 9 AM', 'the first of two closed days'],
  ['2026-12-28T08:00:00Z', 'closed, opens 10 AM', 'before the later opening on a bank holiday'],
  ['2026-12-28T16:00:00Z', 'closed, opens 7 AM', 'after the earlier closing on a bank holiday'],
  ['2026-10-25T09:00:00Z', 'open until 5 PM', 'the minute it opens, on the day when the clocks go back'],
  ['2027-03-28T08:00:00Z', 'open until 5 PM', 'the minute it opens, on the day when the clocks go forward'],
  ['2027-03-28T16:00:00Z', 'closed, opens 7 AM', 'the minute it closes, on the day when the clocks go forward'],
] as const;

function expectState(hours: readonly OpeningHours[], holidays: typeof bankHolidays | [], when: string, text: string) {
  const state = { open: text.startsWith('open'), text: `Office ${text}` };
  expect(openingState(hours, holidays, new Date(when)), when).toEqual(state);
}

describe.each(['Europe/London', 'Pacific/Auckland', 'Pacific/Honolulu'])('on a device in %s', (zone) => {
  const own = process.env.TZ;
  afterAll(() => {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  });

  test.each(moments)('%s: %s (%s)', (when, text) => {
    process.env.TZ = zone;
    expectState(week, bankHolidays, when, text);
  });
});

describe('hours that end after midnight', () => {
  const late: readonly OpeningHours[] = [
    { label: 'Tue-Thu', days: ['Tuesday', 'Wednesday', 'Thursday'], opens: 480, closes: 1080 },
    { label: 'Fri', days: ['Friday'], opens: 1080, closes: 1560 },
    { label: 'Sat', days: ['Saturday'], opens: 600, closes: 1710 },
    { label: 'Sun', days: ['Sunday'], opens: 600, closes: 1440 },
  ];
  const holidays = [
    { date: '2026-04-03' }, // a Friday
    { date: '2026-12-26' }, // a Saturday
    { date: '2026-12-31', opens: 1200, closes: 1620 },
    { date: '2027-01-01' },
  ];

  test.each([
    ['2026-01-10T01:59:59Z', 'open until 2 AM', 'a second before the hours end'],
    ['2026-01-10T02:00:00Z', 'closed, opens 10 AM', 'the moment at which they end'],
    ['2026-01-11T04:29:00Z', 'open until 4:30 AM', 'Sunday, in the hours of Saturday'],
    ['2026-01-12T00:00:00Z', 'closed today, opens 8 AM', 'the closed Monday after that Sunday'],
    ['2026-04-03T19:00:00Z', 'closed today, opens 10 AM', 'a closed holiday on a weekday with hours'],
    ['2026-04-04T01:00:00Z', 'closed, opens 10 AM', 'the night after that holiday'],
    ['2026-12-26T01:30:00Z', 'open until 2 AM', 'a holiday, in the hours of the day before'],
    ['2026-12-26T02:00:00Z', 'closed today, opens 10 AM', 'a holiday, after the hours of the day before'],
    ['2027-01-01T02:30:00Z', 'open until 3 AM', 'a holiday, in the hours of another holiday'],
    ['2026-10-25T03:30:00Z', 'open until 4:30 AM', 'the longer night, when the clocks go back'],
    ['2027-03-28T03:30:00Z', 'closed, opens 10 AM', 'the end of the shorter night, when the clocks go forward'],
  ])('%s: %s (%s)', (when, text) => {
    expectState(late, holidays as typeof bankHolidays, when, text);
  });

  test('are listed in the table with closed days, in the order of the week', () => {
    expect(weekRows([...late].reverse())).toEqual([
      { label: 'Mon', hours: 'Office closed' },
      { label: 'Tue-Thu', hours: '8:00 AM-6:00 PM' },
      { label: 'Fri', hours: '6:00 PM-2:00 AM' },
      { label: 'Sat', hours: '10:00 AM-4:30 AM' },
      { label: 'Sun', hours: '10:00 AM-12:00 AM' },
    ]);
    expect(weekRows([])).toEqual([]);
  });
});

test.each([
  ['2026-01-05T00:00:00Z', 'open 24 hours', 'the first minute'],
  ['2026-01-06T23:59:00Z', 'open 24 hours', 'the minute before the next open day'],
  ['2026-01-09T00:01:00Z', 'open until 12 AM', 'less than a day before the hours end'],
  ['2026-01-10T12:00:00Z', 'closed, opens Mon 12 AM', 'a day without hours'],
])('24 hours on weekdays at %s: %s (%s)', (when, text) => {
  const weekdays = [{ ...(week[0] as OpeningHours), opens: 0, closes: 1440 }];
  expectState(weekdays, [], when, text);
  expect(weekRows(weekdays)[0]?.hours).toBe('Open 24 hours');
});

test('when the clocks change, is open both times in the repeated hour, and closed in the skipped hour', () => {
  const night: readonly OpeningHours[] = [{ label: 'Sun', days: ['Sunday'], opens: 60, closes: 120 }];
  const isOpen = (when: string) => openingState(night, [], new Date(when)).open;
  expect(['00:30', '01:30', '02:00'].map((time) => isOpen(`2026-10-25T${time}:00Z`))).toEqual([true, true, false]);
  expect(['00:59', '01:00'].map((time) => isOpen(`2027-03-28T${time}:00Z`))).toEqual([false, false]);
});

test('names the next opening by weekday, or by date if it is a week away', () => {
  const tuesdays: readonly OpeningHours[] = [{ label: 'Tue', days: ['Tuesday'], opens: 570, closes: 1020 }];
  expectState(tuesdays, [], '2026-01-07T12:00:00Z', 'closed, opens Tue 9:30 AM');
  expectState(tuesdays, [], '2026-01-06T18:00:00Z', 'closed until 13 Jan');
  expectState([], [], '2026-01-07T12:00:00Z', 'closed');
});

test('no text is longer than the text for which the page reserves space', () => {
  const longest = longestOfficeText(week, bankHolidays);
  expect(longest).toBe('Office closed today, opens 12:30 PM');
  expect(moments.filter(([, text]) => `Office ${text}`.length > longest.length)).toEqual([]);
  const named = week.map((row) => ({ ...row, label: 'Monday to Friday' }));
  expect(longestOfficeText(named, [])).toBe('Office Monday to Friday 7 AM-8 PM');
});

test('combines bank holidays with the same hours, and lists others by date', () => {
  const closed = { label: 'Bank holidays', hours: 'Office closed' };
  const later = { label: '28 December 2026', hours: '10:00 AM-4:00 PM' };
  expect(bankHolidayRows(bankHolidays)).toEqual([
    closed,
    { label: '24 December 2026', hours: '8:00 AM-12:30 PM' },
    later,
  ]);
  expect(bankHolidayRows(bankHolidays.slice(-1))).toEqual([later]);
});
