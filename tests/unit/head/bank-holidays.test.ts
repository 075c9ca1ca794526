import { expect, test } from 'vitest';
import { bankHolidayHours } from '../../../src/head/structured-data.ts';
import { site } from '../../../src/site.config.ts';

const hoursOf = (bankHolidays: typeof site.bankHolidays) => bankHolidayHours({ ...site, bankHolidays });

test('combines bank holidays if the office is closed on all of them', () => {
  expect(hoursOf([{ date: '2026-12-25' }, { date: '2026-12-28' }])).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'PublicHolidays', opens: '00:00', closes: '00:00' },
  ]);
});

test('lists bank holidays by date if one has opening hours', () => {
  const days = hoursOf([{ date: '2026-12-25' }, { date: '2026-12-28', opens: 600, closes: 960 }]);
  expect(days?.map(({ validFrom, opens }) => [validFrom, opens])).toEqual([
    ['2026-12-25', '00:00'],
    ['2026-12-28', '10:00'],
  ]);
});

test('returns nothing without bank holidays', () => {
  expect(hoursOf([])).toBeUndefined();
});
