import type { SettingFault } from '../../src/lib/settings.ts';
import type { Passage } from './passages.ts';
import { longSentences } from './sentences.ts';
import { around, wordFaults } from './words.ts';

/** Labels that the specification writes with a straight quote. */
const straightLabels: readonly string[] = ["What's Included", "Service Pricing and What's Included"];

/** Finds unwanted words, long sentences and straight quotes. */
export function styleFaults(passages: readonly Passage[]): SettingFault[] {
  return passages.flatMap((passage) => [...wordFaults(passage), ...longSentences(passage), ...straightQuotes(passage)]);
}

function straightQuotes({ place, text }: Passage): SettingFault[] {
  if (straightLabels.includes(text)) return [];
  return [...text.matchAll(/['"]/g)].map(({ index }) => ({
    setting: place,
    found: around(text, index, 1),
    expected: 'curly quotes: ’ or “ ”',
  }));
}
