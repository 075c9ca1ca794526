import type { SettingFault } from '../../src/lib/settings.ts';
import { sentencesOf, wordsOf } from './sentences.ts';

/** Limits of a page's paragraphs, in words and sentences. */
const limits = {
  /** The average length of sentences. */
  average: [12, 16],
  /** The maximum length of a short sentence, and the maximum share of short sentences. */
  short: 8,
  share: 1 / 3,
  /** Sentences with fewer words are very short. A paragraph must not have this number of them in a row. */
  veryShort: 8,
  run: 3,
} as const;

/** Returns the average length, the share of short sentences, and the most very short sentences in a row. */
export function rhythmOf(paragraphs: readonly string[]) {
  const lengths = paragraphs.map((text) => sentencesOf(text).map((sentence) => wordsOf(sentence).length));
  const all = lengths.flat();
  const runs = lengths.flatMap((counts) =>
    counts.map((_, start) => {
      const end = counts.findIndex((count, index) => index >= start && count >= limits.veryShort);
      return (end < 0 ? counts.length : end) - start;
    }),
  );
  return {
    average: all.reduce((sum, count) => sum + count, 0) / all.length,
    share: all.filter((count) => count <= limits.short).length / all.length,
    run: Math.max(0, ...runs),
  };
}

/** Finds pages with too many short sentences, runs of very short sentences, or an average outside the limits. */
export function rhythmFaults(place: string, paragraphs: readonly string[]): SettingFault[] {
  const { average, share, run } = rhythmOf(paragraphs);
  const [least, most] = limits.average;
  const percent = (part: number) => `${Math.round(part * 100)}%`;
  const rows = [
    [average < least || average > most, `${average.toFixed(1)} words per sentence`, `${least} to ${most}`],
    [share > limits.share, `${percent(share)} short sentences`, `at most ${percent(limits.share)}`],
    [run >= limits.run, `${run} very short sentences in a row`, `fewer than ${limits.run}`],
  ] as const;
  return rows.flatMap(([fails, found, expected]) => (fails ? [{ setting: place, found, expected }] : []));
}
