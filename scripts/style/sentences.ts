import type { SettingFault } from '../../src/lib/settings.ts';
import { type Passage, shown } from './passages.ts';

/** The longest sentence that reads well aloud, in words. */
export const mostWords = 28;

/** From how many words on a sentence is somebody's own: shorter ones are said by chance. */
const ownWords = 6;

const segmenter = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)]
    .flatMap(({ segment }) => segment.split(beforeFigure))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** A sentence may begin with a figure, which the segmenter takes for the end of an abbreviation such as 'approx. 20'. */
const beforeFigure = /(?<=[\p{Ll}\d)]{2}[.?!])(?<!\b(?:approx|max|min|no)\.) (?=[£\d])/u;

/** The words of a sentence; a figure is one, and so is its unit. */
export function wordsOf(sentence: string): string[] {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word));
}

/** Sentences with more words than one can say in a breath. */
export function longSentences({ place, text }: Passage): SettingFault[] {
  return sentencesOf(text).flatMap((sentence) => {
    const count = wordsOf(sentence).length;
    return count > mostWords
      ? [{ setting: place, found: shown(sentence), expected: `no more than ${mostWords} words, not ${count}` }]
      : [];
  });
}

/** Sentences that several pages say alike, because other words for the same thing would only confuse. */
export const saidAlike = [
  { within: '0800 111 999', because: 'what to do about gas is told in the same words everywhere' },
  { within: 'If the gas is off and you don’t know why', because: 'a step of safety, as the steps of faults word it' },
] as const;

/** The steps of a fault are instructions, and what a code means is a table: both may read alike from page to page. */
function isAlikeOnPurpose({ place }: Passage, sentence: string): boolean {
  const isStep = /\.(?:check|solution)\[/.test(place);
  const isMeaning = /^\d[\d, and]*: /.test(sentence);
  return isStep || isMeaning || saidAlike.some(({ within }) => sentence.includes(within));
}

/**
 * Sentences that stand on two pages. A component's own stand in one place, however many pages show it, and a guide's
 * content and prose are one page.
 */
export function repeatedSentences(passages: readonly Passage[]): SettingFault[] {
  const first = new Map<string, Passage>();
  return passages.flatMap((passage) =>
    sentencesOf(passage.text).flatMap((sentence) => {
      const words = wordsOf(
        sentence
          .toLowerCase()
          .replaceAll("'", '’')
          .replace(/[.?!]+$/, ''),
      );
      if (words.length < ownWords || isAlikeOnPurpose(passage, sentence)) return [];
      const key = words.join(' ');
      const other = first.get(key);
      if (other === undefined) first.set(key, passage);
      return other === undefined || pageOf(other.file) === pageOf(passage.file)
        ? []
        : [
            {
              setting: passage.place,
              found: shown(sentence),
              expected: `words of its own, not those of ${other.place}`,
            },
          ];
    }),
  );
}

/** What stands for the page of a file: `src/content/guides/x.ts` and `src/pages/guides/x.tsx` are one. */
function pageOf(file: string): string {
  return file.replace(/^src\/\w+\//, '').replace(/\.tsx?$/, '');
}
