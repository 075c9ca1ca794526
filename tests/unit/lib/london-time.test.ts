import { expect, test } from 'vitest';
import { londonTime } from '../../../src/lib/london-time.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** As `clock` has it. */
function shown({ midnight, minutes }: ReturnType<typeof londonTime>): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const date = `${two(midnight.getUTCDate())}/${two(midnight.getUTCMonth() + 1)}/${midnight.getUTCFullYear()}`;
  return `${date}, ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

test('the clocks of London are read as the time zone database has them, at every hour from 2024 to 2037', () => {
  const wrong: string[] = [];
  const end = Date.UTC(2038, 0);
  for (let time = Date.UTC(2024, 0); time < end; time += 3_600_000) {
    for (const now of [new Date(time), new Date(time - 60_000)]) {
      if (shown(londonTime(now)) !== clock.format(now)) wrong.push(now.toISOString());
    }
  }
  expect(wrong).toEqual([]);
});
