import { arrival, callOutPrices, emergencyRule, gasOff, powerOff, resetRule } from '../../src/content/emergency.ts';
import { alsoIncluded, onePriceForAllSizes } from '../../src/content/packages.ts';
import { topUpRule, zeroRule } from '../../src/content/pressure.ts';
import { fixedPrice } from '../../src/content/quote.ts';
import type { SettingFault } from '../../src/lib/settings.ts';
import { site } from '../../src/site.config.ts';
import type { Passage } from './passages.ts';

const maxWords = 28;

/** Sentences with fewer words may be repeated. */
const minUniqueWords = 6;

const segmenter = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

/** Matches the space before a sentence that starts with a number, which the segmenter misses. */
const beforeFigure = /(?<=[\p{Ll}\d)]{2}[.?!])(?<!\b(?:approx|max|min|no)\.) (?=[£\d])/u;

export function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)]
    .flatMap(({ segment }) => segment.split(beforeFigure))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

export function wordsOf(sentence: string): string[] {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function keyOf(sentence: string): string {
  return wordsOf(sentence.toLowerCase().replace(/[.?!]+$/, '')).join(' ');
}

export function longSentences({ place, text }: Passage): SettingFault[] {
  return sentencesOf(text).flatMap((sentence) => {
    const count = wordsOf(sentence).length;
    if (count <= maxWords) return [];
    return [{ setting: place, found: sentence, expected: `at most ${maxWords} words, not ${count}` }];
  });
}

/** Sentences that several pages may have, because a different wording would confuse. */
const repeatable: readonly RegExp[] = [
  /\b0800 111 999\b/,
  /^If (?:the|only your) gas is off\b/,
  /^Leave the boiler off and call us\b/,
  // All districts of an area have its call-out time.
  /^(?:\S+ ){2,5}in \d+-\d+ minutes(?: on average)?\.?$/,
  /^(?:A|The) service (?:costs|is|starts at|has a fixed price of) (?:from )?£\d+\b/,
  // The meaning of a code: `229: the flame went out.`
  /^\d[\d, and]*: /,
];

/** Sentences that several files import. */
const shared = new Set(
  [emergencyRule, arrival('25-50'), gasOff, powerOff, resetRule, topUpRule, zeroRule, onePriceForAllSizes, fixedPrice]
    .concat(callOutPrices(site.visits), ...alsoIncluded.map(({ note }) => note))
    .flatMap((text) => sentencesOf(text).map(keyOf)),
);

/** Fields with instructions or table cells, which several pages may have. */
const repeatableFields = /\.(?:check|solution)\[|\.(?:owner|replaced)$|^\S+ {2}(?:controls|moreCodes)\[/;

/** Finds sentences that are in more than one file or page. Places are written as `FILE  FIELD`. */
export function repeatedSentences(passages: readonly Passage[]): SettingFault[] {
  const pageOf = (place: string) => place.split('  ')[0];
  const first = new Map<string, string>();
  return passages.flatMap(({ place, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      const key = keyOf(sentence);
      const isRepeatable =
        repeatableFields.test(place) || shared.has(key) || repeatable.some((pattern) => pattern.test(sentence));
      if (key.split(' ').length < minUniqueWords || isRepeatable) return [];
      const other = first.get(key) ?? place;
      first.set(key, other);
      if (pageOf(other) === pageOf(place)) return [];
      return [{ setting: place, found: sentence, expected: `wording that differs from ${other}` }];
    }),
  );
}
