import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpeningHours } from '../../../src/lib/business.ts';
import { bankHolidayRows, longestLine, openingState, shortTime, weekRows } from '../../../src/lib/opening-state.ts';

const week: readonly OpeningHours[] = [
  {
    label: 'Mon-Fri',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: 7 * 60,
    closes: 20 * 60,
  },
  { label: 'Sat', days: ['Saturday'], opens: 8 * 60, closes: 18 * 60 },
  { label: 'Sun', days: ['Sunday'], opens: 9 * 60, closes: 17 * 60 },
];

const bankHolidays = [
  { date: '2026-04-03' },
  { date: '2026-08-31' },
  { date: '2026-12-24', opens: 8 * 60, closes: 12 * 60 + 30 },
  { date: '2026-12-25' },
  { date: '2026-12-26' },
  { date: '2026-12-28', opens: 10 * 60, closes: 16 * 60 },
];

const moments = [
  { when: '2026-01-05T07:00:00Z', why: 'Monday, the minute it opens', text: 'Office open until 8 PM' },
  { when: '2026-01-05T06:59:59Z', why: 'Monday, a second before', text: 'Office closed, opens 7 AM' },
  { when: '2026-01-05T19:59:59Z', why: 'Monday, a second before it closes', text: 'Office open until 8 PM' },
  { when: '2026-01-05T20:00:00Z', why: 'Monday, the minute it closes', text: 'Office closed, opens 7 AM' },
  { when: '2026-01-05T00:00:00Z', why: 'midnight before Monday', text: 'Office closed, opens 7 AM' },
  { when: '2026-01-09T23:30:00Z', why: 'Friday night, before Saturday', text: 'Office closed, opens 8 AM' },
  { when: '2026-01-10T17:59:00Z', why: 'Saturday afternoon', text: 'Office open until 6 PM' },
  { when: '2026-01-11T18:00:00Z', why: 'Sunday evening, before Monday', text: 'Office closed, opens 7 AM' },
  { when: '2026-07-06T06:30:00Z', why: 'Monday 7:30 in summer time', text: 'Office open until 8 PM' },
  { when: '2026-07-05T23:30:00Z', why: 'Monday 0:30 in summer time', text: 'Office closed, opens 7 AM' },

  { when: '2026-08-30T12:00:00Z', why: 'the day before a bank holiday', text: 'Office open until 5 PM' },
  { when: '2026-08-30T17:00:00Z', why: 'the evening before it', text: 'Office closed, opens Tue 7 AM' },
  {
    when: '2026-08-30T23:00:00Z',
    why: 'the first minute of it, in summer time',
    text: 'Office closed today, opens 7 AM',
  },
  { when: '2026-08-31T11:00:00Z', why: 'noon of it', text: 'Office closed today, opens 7 AM' },
  { when: '2026-08-31T22:59:00Z', why: 'the last minute of it', text: 'Office closed today, opens 7 AM' },
  { when: '2026-09-01T05:00:00Z', why: 'the morning after it', text: 'Office closed, opens 7 AM' },
  { when: '2026-09-01T06:00:00Z', why: 'the day after it', text: 'Office open until 8 PM' },
  { when: '2026-04-03T12:00:00Z', why: 'Good Friday', text: 'Office closed today, opens 8 AM' },

  { when: '2026-12-24T12:29:00Z', why: 'a day with hours of its own', text: 'Office open until 12:30 PM' },
  { when: '2026-12-24T12:30:00Z', why: 'before two closed days', text: 'Office closed, opens Sun 9 AM' },
  { when: '2026-12-25T12:00:00Z', why: 'the first of two closed days', text: 'Office closed, opens Sun 9 AM' },
  { when: '2026-12-26T12:00:00Z', why: 'the second of them', text: 'Office closed today, opens 9 AM' },
  { when: '2026-12-28T08:00:00Z', why: 'before later hours than usual', text: 'Office closed, opens 10 AM' },
  { when: '2026-12-28T16:00:00Z', why: 'after earlier hours than usual', text: 'Office closed, opens 7 AM' },

  { when: '2026-10-24T17:00:00Z', why: 'the evening before the clocks go back', text: 'Office closed, opens 9 AM' },
  {
    when: '2026-10-25T08:59:00Z',
    why: '8:59 in winter time, an hour later than the day before',
    text: 'Office closed, opens 9 AM',
  },
  { when: '2026-10-25T09:00:00Z', why: 'the minute it opens on that day', text: 'Office open until 5 PM' },
  { when: '2026-10-25T17:00:00Z', why: 'the minute it closes on that day', text: 'Office closed, opens 7 AM' },
  { when: '2027-03-27T17:59:00Z', why: 'the evening before the clocks go forward', text: 'Office open until 6 PM' },
  { when: '2027-03-28T07:59:00Z', why: '8:59 in summer time, an hour earlier', text: 'Office closed, opens 9 AM' },
  { when: '2027-03-28T08:00:00Z', why: 'the minute it opens on that day', text: 'Office open until 5 PM' },
  { when: '2027-03-28T16:00:00Z', why: 'the minute it closes on that day', text: 'Office closed, opens 7 AM' },
];

// The visitor's own zone must not matter.
describe.each(['Europe/London', 'Pacific/Auckland', 'Pacific/Honolulu'])('on a device in %s', (zone) => {
  const own = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  });

  test.each(moments)('$when, $why: $text', ({ when, text }) => {
    expect(openingState(week, bankHolidays, new Date(when))).toEqual({ open: text.startsWith('Office open'), text });
  });
});

describe('hours that run past midnight', () => {
  const late: readonly OpeningHours[] = [
    { label: 'Tue-Thu', days: ['Tuesday', 'Wednesday', 'Thursday'], opens: 8 * 60, closes: 18 * 60 },
    { label: 'Fri', days: ['Friday'], opens: 18 * 60, closes: 26 * 60 },
    { label: 'Sat', days: ['Saturday'], opens: 10 * 60, closes: 28 * 60 + 30 },
    { label: 'Sun', days: ['Sunday'], opens: 10 * 60, closes: 24 * 60 },
  ];
  const holidays = [
    { date: '2026-04-03' }, // a Friday
    { date: '2026-12-26' }, // a Saturday
    { date: '2026-12-31', opens: 20 * 60, closes: 27 * 60 },
    { date: '2027-01-01' },
  ];

  test.each([
    { when: '2026-01-09T17:59:00Z', why: 'Friday, before they begin', text: 'Office closed, opens 6 PM' },
    { when: '2026-01-09T18:00:00Z', why: 'Friday evening', text: 'Office open until 2 AM' },
    { when: '2026-01-10T00:00:00Z', why: 'midnight', text: 'Office open until 2 AM' },
    { when: '2026-01-10T01:59:59Z', why: 'a second before they end', text: 'Office open until 2 AM' },
    { when: '2026-01-10T02:00:00Z', why: 'the minute they end', text: 'Office closed, opens 10 AM' },
    { when: '2026-01-11T04:29:00Z', why: 'Sunday, in the hours of Saturday', text: 'Office open until 4:30 AM' },
    { when: '2026-01-11T04:30:00Z', why: 'Sunday, after them', text: 'Office closed, opens 10 AM' },
    { when: '2026-01-11T23:59:00Z', why: 'a minute before hours end at midnight', text: 'Office open until 12 AM' },
    { when: '2026-01-12T00:00:00Z', why: 'the closed Monday after', text: 'Office closed today, opens 8 AM' },
    { when: '2026-01-08T23:00:00Z', why: 'the night before Friday', text: 'Office closed, opens 6 PM' },
    {
      when: '2026-04-03T19:00:00Z',
      why: 'a holiday on which they would begin',
      text: 'Office closed today, opens 10 AM',
    },
    { when: '2026-04-04T01:00:00Z', why: 'the night after it', text: 'Office closed, opens 10 AM' },
    { when: '2026-12-26T01:30:00Z', why: 'a holiday into which they run', text: 'Office open until 2 AM' },
    { when: '2026-12-26T02:00:00Z', why: 'that holiday, after them', text: 'Office closed today, opens 10 AM' },
    { when: '2027-01-01T02:30:00Z', why: 'a holiday into which those of another run', text: 'Office open until 3 AM' },
    { when: '2027-01-01T03:00:00Z', why: 'after these', text: 'Office closed today, opens 10 AM' },
    { when: '2026-07-10T23:30:00Z', why: 'Saturday 0:30 in summer time', text: 'Office open until 2 AM' },
    { when: '2026-10-25T03:30:00Z', why: 'the longer night, when clocks go back', text: 'Office open until 4:30 AM' },
    { when: '2026-10-25T04:30:00Z', why: 'its end on the clock', text: 'Office closed, opens 10 AM' },
    { when: '2027-03-28T03:29:00Z', why: 'the shorter night, when they go forward', text: 'Office open until 4:30 AM' },
    { when: '2027-03-28T03:30:00Z', why: 'its end on the clock', text: 'Office closed, opens 10 AM' },
  ])('$when, $why: $text', ({ when, text }) => {
    expect(openingState(late, holidays, new Date(when))).toEqual({ open: text.startsWith('Office open'), text });
  });

  test('are told in the table, and so is the day that is closed, in the order of the week', () => {
    expect(weekRows([...late].reverse())).toEqual([
      { label: 'Mon', hours: 'Office closed' },
      { label: 'Tue-Thu', hours: '8:00 AM-6:00 PM' },
      { label: 'Fri', hours: '6:00 PM-2:00 AM' },
      { label: 'Sat', hours: '10:00 AM-4:30 AM' },
      { label: 'Sun', hours: '10:00 AM-12:00 AM' },
    ]);
  });
});

describe('hours of a whole day', () => {
  const weekdaysOnly: readonly OpeningHours[] = [
    { label: 'Mon-Fri', days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: 0, closes: 24 * 60 },
  ];

  test.each([
    { when: '2026-01-05T00:00:00Z', why: 'the first minute', text: 'Office open 24 hours' },
    { when: '2026-01-06T23:59:00Z', why: 'the minute before the next such day', text: 'Office open 24 hours' },
    { when: '2026-01-09T00:00:00Z', why: 'the first minute of the last', text: 'Office open 24 hours' },
    { when: '2026-01-09T00:01:00Z', why: 'less than a day before they end', text: 'Office open until 12 AM' },
    { when: '2026-01-10T12:00:00Z', why: 'a day without hours', text: 'Office closed, opens Mon 12 AM' },
  ])('$when, $why: $text', ({ when, text }) => {
    expect(openingState(weekdaysOnly, [], new Date(when)).text).toBe(text);
  });

  test('end for a bank holiday', () => {
    const at = (when: string) => openingState(weekdaysOnly, [{ date: '2026-01-07' }], new Date(when)).text;
    expect(at('2026-01-06T12:00:00Z')).toBe('Office open until 12 AM');
    expect(at('2026-01-07T12:00:00Z')).toBe('Office closed today, opens 12 AM');
  });

  test('are told in the table, and so are the days that are closed', () => {
    expect(weekRows(weekdaysOnly)).toEqual([
      { label: 'Mon-Fri', hours: 'Open 24 hours' },
      { label: 'Sat and Sun', hours: 'Office closed' },
    ]);
    expect(weekRows([])).toEqual([]);
  });
});

describe('hours in the night when the clocks change', () => {
  const night = [{ days: ['Sunday'], opens: 60, closes: 120 }];
  const at = (when: string) => openingState(night, [], new Date(when));

  test('the doubled hour counts both times', () => {
    expect(at('2026-10-24T23:59:00Z').open).toBe(false);
    expect(at('2026-10-25T00:30:00Z').open).toBe(true);
    expect(at('2026-10-25T01:30:00Z').open).toBe(true);
    expect(at('2026-10-25T02:00:00Z').open).toBe(false);
  });

  test('the missing hour does not count', () => {
    expect(at('2027-03-28T00:59:00Z').text).toBe('Office closed, opens 1 AM');
    expect(at('2027-03-28T01:00:00Z').open).toBe(false);
  });
});

describe('an opening that is far', () => {
  const tuesdays = [{ days: ['Tuesday'], opens: 9 * 60 + 30, closes: 17 * 60 }];

  test('is named by its day within a week, by its date beyond', () => {
    expect(openingState(tuesdays, [], new Date('2026-01-07T12:00:00Z')).text).toBe('Office closed, opens Tue 9:30 AM');
    expect(openingState(tuesdays, [], new Date('2026-01-06T18:00:00Z')).text).toBe('Office closed until 13 Jan');
  });

  test('is not promised when there is none', () => {
    expect(openingState([], [], new Date('2026-01-07T12:00:00Z')).text).toBe('Office closed');
  });
});

test.each([
  { minutes: 0, text: '12 AM' },
  { minutes: 30, text: '12:30 AM' },
  { minutes: 720, text: '12 PM' },
  { minutes: 1439, text: '11:59 PM' },
  { minutes: 1440, text: '12 AM' },
])('shows $minutes minutes after midnight as $text', ({ minutes, text }) => {
  expect(shortTime(minutes)).toBe(text);
});

test('no line takes more room than the longest', () => {
  const longest = longestLine(week, bankHolidays);
  expect(longest).toBe('Office closed today, opens 12:30 PM');
  for (const { text } of moments) expect(text.length).toBeLessThanOrEqual(longest.length);
});

test('the line of any day may be the longest', () => {
  const named = week.map((row) => ({ ...row, label: 'Monday to Friday' }));
  expect(longestLine(named, [])).toBe('Office Monday to Friday 7 AM-8 PM');
});

describe('the rows for bank holidays', () => {
  test('are one where all are alike', () => {
    expect(bankHolidayRows([{ date: '2026-12-25' }, { date: '2026-12-28' }])).toEqual([
      { label: 'Bank holidays', hours: 'Office closed' },
    ]);
  });

  test('name by its date each that differs from the most', () => {
    expect(bankHolidayRows(bankHolidays)).toEqual([
      { label: 'Bank holidays', hours: 'Office closed' },
      { label: '24 December 2026', hours: '8:00 AM-12:30 PM' },
      { label: '28 December 2026', hours: '10:00 AM-4:00 PM' },
    ]);
  });

  test('name each where no two are alike', () => {
    expect(bankHolidayRows([{ date: '2026-12-28', opens: 600, closes: 960 }])).toEqual([
      { label: '28 December 2026', hours: '10:00 AM-4:00 PM' },
    ]);
  });

  test('are none without bank holidays', () => {
    expect(bankHolidayRows([])).toEqual([]);
  });
});
