import { expect, test } from 'vitest';
import { readContent } from '../../../scripts/content/content.ts';
import { styleFaults } from '../../../scripts/style/check-style.ts';
import { contentPassages } from '../../../scripts/style/passages.ts';
import { repeatedSentences } from '../../../scripts/style/sentences.ts';
import { formatFaults } from '../../../src/lib/settings.ts';

const passages = contentPassages((await readContent()).content);

test('the content has no unwanted words, long sentences or straight quotes', () => {
  expect(passages.length).toBeGreaterThan(1000);
  const faults = styleFaults(passages);
  expect(faults.length, formatFaults(faults).join('\n')).toBe(0);
});

test('no two files of the content have the same sentence', () => {
  const faults = repeatedSentences(passages);
  expect(faults.length, formatFaults(faults).join('\n')).toBe(0);
});
