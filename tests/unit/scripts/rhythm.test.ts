import { expect, test } from 'vitest';
import { rhythmFaults, rhythmOf } from '../../../scripts/style/rhythm.ts';

const long = 'We answer the phone day and night, because a boiler never waits for office hours.';
const short = 'Call us at once today.';

test('measures the average sentence length, the share of short ones, and the longest run of very short ones', () => {
  expect(rhythmOf([`${short} ${short} ${long}`, short])).toEqual({ average: 7.5, share: 0.75, run: 2 });
});

test.each([
  ['choppy paragraphs', [`${short} ${long}`, `${short} ${long}`], ['10.0 words per sentence', '50% short sentences']],
  ['three very short sentences in a row', [`${short} ${short} ${short}`, ...Array(20).fill(long)], ['3 very short']],
  ['nothing in paragraphs of the right length', [long, `${long} ${long}`], []],
  ['sentences that are too long', [`${long.slice(0, -1)} and ${long}`], ['31.0 words per sentence']],
])('reports %s', (_, paragraphs, found) => {
  const faults = rhythmFaults('/', paragraphs);
  expect(faults.map((fault) => fault.found)).toEqual(found.map((text) => expect.stringContaining(text)));
});
