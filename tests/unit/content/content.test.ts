import { expect, test } from 'vitest';
import { faultLines } from '../../../src/lib/settings.ts';
import { unsound } from '../unfinished.ts';

test('every page has all that it needs: each field filled in, each value of its kind', () => {
  const message = unsound.length > 0 ? ['These values are missing or wrong.', ...faultLines(unsound)].join('\n') : '';
  expect(unsound.length, message).toBe(0);
});
