import type { SettingFault } from '../../src/lib/settings.ts';
import { around, type Passage } from '../content/passages.ts';

/** Texts that keep a straight quote: the specification writes them so, letter by letter, and tests look for them. */
export const straightTexts: readonly string[] = ["What's Included", "Service Pricing and What's Included"];

/** Straight quotes and apostrophes: the site's are curly. */
export function straightQuotes({ place, text }: Passage): SettingFault[] {
  if (straightTexts.includes(text)) return [];
  return [...text.matchAll(/['"]/g)].map(({ 0: found, index }) => ({
    setting: place,
    found: around(text, index, 1),
    expected: found === "'" ? 'a curly ’ (or ‘) for the straight one' : 'curly “ and ” for the straight ones',
  }));
}
