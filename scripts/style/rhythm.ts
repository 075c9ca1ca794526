import type { SettingFault } from '../../src/lib/settings.ts';
import { sentencesOf, wordsOf } from './sentences.ts';

/** Limits of a page's paragraphs, in words and sentences. */
const limits = {
  /** Average words of a sentence. */
  average: [12, 16],
  /** Most words of a short sentence, and the largest share of them. */
  short: 8,
  share: 1 / 3,
  /** Sentences with fewer words may not follow each other so often in a paragraph. */
  choppy: 8,
  run: 3,
} as const;

export interface Rhythm {
  average: number;
  /** Share of short sentences, 0 to 1. */
  share: number;
  /** Most sentences in a row that are shorter than `limits.choppy`. */
  run: number;
}

/** Measures the sentences of paragraphs. */
export function rhythmOf(paragraphs: readonly string[]): Rhythm {
  const lengths = paragraphs.map((text) => sentencesOf(text).map((sentence) => wordsOf(sentence).length));
  const all = lengths.flat();
  const runs = lengths.flatMap((counts) =>
    counts.map((_, start) => {
      const end = counts.findIndex((count, index) => index >= start && count >= limits.choppy);
      return (end < 0 ? counts.length : end) - start;
    }),
  );
  return {
    average: all.reduce((sum, count) => sum + count, 0) / all.length,
    share: all.filter((count) => count <= limits.short).length / all.length,
    run: Math.max(0, ...runs),
  };
}

/** Finds pages whose paragraphs are chopped into short sentences, or run on. */
export function rhythmFaults(place: string, paragraphs: readonly string[]): SettingFault[] {
  const { average, share, run } = rhythmOf(paragraphs);
  const [least, most] = limits.average;
  const percent = (part: number) => `${Math.round(part * 100)}%`;
  return [
    {
      found: `${average.toFixed(1)} words a sentence`,
      expected: `${least} to ${most}`,
      fails: average < least || average > most,
    },
    {
      found: `${percent(share)} short sentences`,
      expected: `at most ${percent(limits.share)}`,
      fails: share > limits.share,
    },
    { found: `${run} very short sentences in a row`, expected: `fewer than ${limits.run}`, fails: run >= limits.run },
  ].flatMap(({ fails, ...fault }) => (fails ? [{ setting: place, ...fault }] : []));
}
