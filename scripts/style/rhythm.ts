import type { SettingFault } from '../../src/lib/settings.ts';
import { sentencesOf, wordsOf } from './sentences.ts';

/** Limits of a page's paragraphs, in words and sentences. */
const limits = {
  /** The average length of sentences. */
  average: [12, 16],
  /** The maximum length of a short sentence, and the maximum share of short sentences. */
  short: 8,
  share: 1 / 3,
  /** A paragraph must not have `run` sentences in a row with fewer than `veryShort` words. */
  veryShort: 8,
  run: 3,
} as const;

/** Returns the average length, the share of short sentences, and the longest run of very short sentences. */
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
  const [min, max] = limits.average;
  const percent = (part: number) => `${Math.round(part * 100)}%`;
  const rows = [
    [average < min || average > max, `${average.toFixed(1)} words per sentence`, `${min} to ${max}`],
    [share > limits.share, `${percent(share)} short sentences`, `at most ${percent(limits.share)}`],
    [run >= limits.run, `${run} very short sentences in a row`, `fewer than ${limits.run}`],
  ] as const;
  return rows.flatMap(([fails, found, expected]) => (fails ? [{ setting: place, found, expected }] : []));
}
