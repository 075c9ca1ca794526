import { arrival, emergencyRule, gasOff, powerOff, resetRule } from '../../src/content/emergency.ts';
import { alsoIncluded, onePriceForAllSizes } from '../../src/content/packages.ts';
import { topUpRule, zeroRule } from '../../src/content/pressure.ts';
import { fixedPrice } from '../../src/content/quote.ts';
import type { SettingFault } from '../../src/lib/settings.ts';
import type { Passage } from './passages.ts';

/** The longest sentence that reads well aloud, in words. */
const mostWords = 28;

/** Shorter sentences are the same by chance. */
const fewestOwnWords = 6;

const segmenter = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

/** A sentence may begin with a figure: the segmenter treats the stop before it as an abbreviation's, as in 'approx. 20'. */
const beforeFigure = /(?<=[\p{Ll}\d)]{2}[.?!])(?<!\b(?:approx|max|min|no)\.) (?=[£\d])/u;

/** Splits a text into its sentences. */
export function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)]
    .flatMap(({ segment }) => segment.split(beforeFigure))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** The words of a sentence; a figure is one, and so is its unit. */
export function wordsOf(sentence: string): string[] {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Returns the words by which sentences are compared. */
function keyOf(sentence: string): string {
  return wordsOf(sentence.toLowerCase().replace(/[.?!]+$/, '')).join(' ');
}

/** Finds sentences with more words than one can say in a breath. */
export function longSentences({ place, text }: Passage): SettingFault[] {
  return sentencesOf(text).flatMap((sentence) => {
    const count = wordsOf(sentence).length;
    return count > mostWords
      ? [{ setting: place, found: sentence, expected: `no more than ${mostWords} words, not ${count}` }]
      : [];
  });
}

/** Sentences that several pages have, because other words for the same thing would only confuse. */
const alike: readonly RegExp[] = [
  /\b0800 111 999\b/,
  /^If (?:the|only your) gas is off\b/,
  /^Leave the boiler off and call us\b/,
  // The call-out time of an area is that of all its districts.
  /^(?:\S+ ){2,5}in \d+-\d+ minutes\.?$/,
  /^(?:A|The) service (?:costs|is|starts at) (?:from )?£\d+\b/,
  // The meaning of a code in running text: `229: the flame went out.`
  /^\d[\d, and]*: /,
];

/** Sentences with one source, which several files take from it. */
const shared = new Set(
  [emergencyRule, arrival('25-50'), gasOff, powerOff, resetRule, topUpRule, zeroRule, onePriceForAllSizes, fixedPrice]
    .concat(alsoIncluded.map(({ note }) => note))
    .flatMap((text) => sentencesOf(text).map(keyOf)),
);

/** Fields with instructions or cells of a table, which may be the same on several pages. */
const alikeFields = /\.(?:check|solution)\[|\.(?:owner|replaced)$|^\S+ {2}(?:controls|moreCodes)\[/;

/** Finds sentences that two places have, which are named up to two blanks: `src/content/home.ts  introduction`. */
export function repeatedSentences(passages: readonly Passage[]): SettingFault[] {
  const pageOf = (place: string) => place.split('  ')[0];
  const first = new Map<string, string>();
  return passages.flatMap(({ place, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      const key = keyOf(sentence);
      const isAlike = alikeFields.test(place) || shared.has(key) || alike.some((one) => one.test(sentence));
      if (key.split(' ').length < fewestOwnWords || isAlike) return [];
      const other = first.get(key) ?? place;
      first.set(key, other);
      if (pageOf(other) === pageOf(place)) return [];
      return [{ setting: place, found: sentence, expected: `words of its own, not those of ${other}` }];
    }),
  );
}
