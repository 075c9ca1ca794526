import type { SettingFault } from '../../src/lib/settings.ts';
import { type Passage, shown, unknown } from '../content/passages.ts';

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
export const saidAlike: readonly { sentence: RegExp; because: string; example: string }[] = [
  {
    sentence: /\b0800 111 999\b/,
    because: 'what to do about gas is told in the same words everywhere',
    example: 'Get everyone out and call 0800 111 999.',
  },
  {
    sentence: /^If the gas is off and you don’t know why\b/,
    because: 'a step of safety, as the steps of faults word it',
    example: 'If the gas is off and you don’t know why, leave it off.',
  },
  {
    sentence: /^(?:\S+ ){2,5}in \d+-\d+ minutes\.?$/,
    because: 'the time of an area is that of all its districts',
    example: 'We’re usually with you in 30-45 minutes.',
  },
  {
    sentence: /^(?:A|The) service (?:costs|is|starts at) (?:from )?£\d+\b/,
    because: 'the price and the time are data, and several brands share them',
    example: 'A service costs from £85 and takes 60-90 minutes.',
  },
];

/** Fields whose entries are instructions or cells of a table, which may read alike from page to page. */
const alikeFields = /\.(?:check|solution)\[|\.(?:owner|replaced)$|^\S+ {2}(?:controls|moreCodes)\[/;

/** What a code means, as a list in running text has it: `229: the flame went out.` */
const codeMeaning = /^\d[\d, and]*: /;

function isAlikeOnPurpose({ place }: Passage, sentence: string): boolean {
  const isSaid = saidAlike.some((one) => one.sentence.test(sentence));
  return isSaid || alikeFields.test(place) || codeMeaning.test(sentence);
}

/**
 * Sentences that stand on two pages. A component's own stand in one place, however many pages show it, and a guide's
 * content and prose are one page. A sentence of which a value is unknown here may differ on the pages.
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
      if (words.length < ownWords || sentence.includes(unknown) || isAlikeOnPurpose(passage, sentence)) return [];
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
