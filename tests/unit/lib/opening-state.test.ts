import { expect, test } from 'vitest';
import { openingState } from '../../../src/lib/opening-state.ts';
import { site } from '../../../src/site.config.ts';

test.each([
  { when: '2026-01-05T07:00:00Z', why: 'Monday, the minute it opens', open: true, text: 'Open now, until 8 PM' },
  { when: '2026-01-05T06:59:00Z', why: 'Monday, a minute before', open: false, text: 'Closed, opens 7 AM' },
  { when: '2026-01-05T20:00:00Z', why: 'Monday, the minute it closes', open: false, text: 'Closed, opens 7 AM' },
  { when: '2026-01-09T23:30:00Z', why: 'Friday night, before Saturday', open: false, text: 'Closed, opens 8 AM' },
  { when: '2026-01-10T17:59:00Z', why: 'Saturday afternoon', open: true, text: 'Open now, until 6 PM' },
  { when: '2026-01-11T18:00:00Z', why: 'Sunday evening, before Monday', open: false, text: 'Closed, opens 7 AM' },
  { when: '2026-07-06T06:30:00Z', why: 'Monday 7:30 in summer time', open: true, text: 'Open now, until 8 PM' },
  { when: '2026-07-05T23:30:00Z', why: 'Monday 0:30 in summer time', open: false, text: 'Closed, opens 7 AM' },
])('$why: $text', ({ when, open, text }) => {
  expect(openingState(site.hours, new Date(when))).toEqual({ open, text });
});

test('days without hours are passed over', () => {
  const hours = [{ label: 'Tue', days: ['Tuesday'], opens: 9 * 60 + 30, closes: 17 * 60 }];
  expect(openingState(hours, new Date('2026-01-07T12:00:00Z')).text).toBe('Closed, opens 9:30 AM');
  expect(openingState([], new Date('2026-01-07T12:00:00Z')).text).toBe('Closed');
});
