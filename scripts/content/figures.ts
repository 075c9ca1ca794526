import { numberWords } from '../../src/lib/in-words.ts';
import type { SettingFault } from '../../src/lib/settings.ts';
import { around, type Passage } from './passages.ts';

const hour = 'six|seven|eight|nine|ten|eleven|twelve|noon|midday|midnight';
const time = oneOf(
  /\b\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b/,
  /\b\d{1,2}:\d\d\b/,
  // `from seven`, but not `from seven brands`, `from seven different brands` or `from seven to ten years`.
  RegExp(
    `\\b(?:after|at|before|by|from|till|until) (?:half past )?(?:${hour})\\b(?!-| \\w{3,}s\\b| \\w{4,} \\w{3,}s\\b| (?:to|or|and|until) \\w+ \\w+s\\b)`,
  ),
).source;

/** What a sentence speaks of in which a time is one of the business: a parking zone has hours too. */
const ofBusiness = '\\b(?:answer|appointment|book|clos|evening|morning|office|open|slot|visit)';

/** How many of something the data lists. Two and fewer are said of anything. */
const words = numberWords.slice(3).join('|');
const kinds = 'combi|fault|more|other|postcode';
const counted = 'areas|brands|codes|combis|combi boilers|districts|guides|models|packages|pages|ranges|steps|tips';
/** Reviews by customers are counted in digits: their rule is another. */
const count = `\\b(?:(?:${words}|\\d{1,3}) (?:(?:${kinds}) )?(?:${counted})|(?:${words}) (?:(?:${kinds}) )?reviews)\\b`;

/** What stands between a guarantee and its time, within a sentence. */
const near = '[^.?!\'"]{0,80}';
const months = '\\d+(?: |-)months?\\b';
const anyYears = `\\b(?:\\d+|${numberWords.slice(1).join('|')})(?: |-)years?\\b`;
const ownWork = '\\b(?:we fit|we fitted|covered by us|our cover|ours runs?)\\b';

/** How long our own work is guaranteed. A manufacturer's warranty is another matter. */
const guarantee = oneOf(
  RegExp(`\\b${months}${near}\\b(?:guarantee|workmanship)`),
  RegExp(`\\b(?:guarantee[ds]?|workmanship)\\b${near}\\b${months}`),
  RegExp(`${ownWork}${near}\\b(?:for|within) (?:${months}|a year\\b|${anyYears})`),
).source;

/** How long the boilers of our packages are under warranty. */
const packageWarranty = oneOf(
  RegExp(`\\bour packages\\b${near}${anyYears}${near}\\bwarrant`),
  RegExp(`${anyYears}${near}\\bwarrant${near}\\b(?:package|on installations)`),
).source;

/** How long the firm has been at work. */
const experience = `${anyYears.replace('(?: |-)', ' ').replace('\\d+', '\\d+\\+?')} (?:in business|of (?:experience|installing))\\b`;

/** Figures that change with the business: typed in a text, they would stay behind when the data moves on. */
const figureRules: readonly {
  figure: RegExp;
  /** What a source has in it wherever it has such a figure, and little else: looked for in all files, so it is quick. */
  hint: RegExp;
  expected: string;
  /** Whether the files of the data have it from another place too. */
  evenInData?: true;
}[] = [
  {
    figure: /£\d(?:[\d,.]*\d)?(?:(?:-| to )£?\d[\d,.]*)?/g,
    hint: /£\d/,
    expected: 'a price taken from a field of the data',
  },
  {
    figure: /(?:\+44[ (]{0,2}0?|\b0)\d{2,4}[ )-]{0,2}\d{3,4}[ -]?\d{3,4}\b/g,
    hint: /(?:\+44[ (]{0,2}0?|\b0)(?!800 ?111 ?999)\d{2,4}[\s)-]*\d{3,4}[\s-]*\d{3,4}\b/,
    expected: 'the phone number taken from src/site.config.ts',
  },
  {
    figure: oneOf(RegExp(`(?<=${ofBusiness}[^.?!]*)(?:${time})`), RegExp(`(?:${time})(?=[^.?!]*${ofBusiness})`)),
    hint: spaced(time),
    expected: 'the opening times taken from src/site.config.ts',
  },
  {
    figure: oneOf(
      /\b\d[\d,.]*\+? (?:[a-z-]+ )?(?:customers|homes served|installations)\b/,
      /\b\d[\d,.]{2,}\+? (?:[a-z-]+ )?reviews\b/,
      /\b\d+,?\d{3}\+|\b\d{3}\+/,
      RegExp(experience),
      /\b\d\.\d(?:\/| out of )(?:5|10)\b/,
    ),
    hint: /\d\+?\s+(?:[a-z-]+\s+)?(?:customers|homes\s+served|installations|reviews)|(?<!number: '[\d,]*)\d{3}\+|years\s+(?:in\s+business|of\s+(?:experience|installing))|\d\.\d(?:\/|\s+out\s)/i,
    expected: 'the count or score taken from src/content/claims.ts',
  },
  {
    figure: oneOf(
      /\b\d+% of (?:cases|customers|(?:final )?prices)\b/,
      /\bvalid for \d+ days\b/,
      /\b(?:price|quote)\b[^.?!]* in \d+ seconds\b|\bfixed, in \d+ seconds\b/,
    ),
    hint: /\d%\s+of\s+(?:cases|customers|final|prices)|valid\s+for\s+\d|in\s+\d+\s+seconds/i,
    expected: 'the terms taken from src/content/quote.ts',
  },
  {
    figure: oneOf(RegExp(guarantee)),
    hint: /(?<!\})[\s-]months?\b[^.?!'"]{0,80}(?:guarantee|workmanship)|(?:guarantee|workmanship)[^.?!'"]{0,80}\d[\s-]+months?\b|(?:we\s+fit|covered\s+by|our\s+cover|ours\s+run)[^.?!'"]{0,80}\b(?:for|within)\s+(?:\d|\w+\s+year)/i,
    expected: 'the time taken from guaranteeMonths in src/content/claims.ts',
    evenInData: true,
  },
  {
    figure: oneOf(RegExp(packageWarranty)),
    hint: /our\s+packages[^.?!'"]{0,80}warrant|years?\b[^.?!'"]{0,80}warrant[^.?!'"]{0,80}(?:package|installations)/i,
    expected: 'the years taken from packageWarrantyYears in src/content/packages.ts',
    evenInData: true,
  },
  {
    figure: oneOf(RegExp(`(?<![\\d,./]|\\d-)${count}`)),
    hint: spaced(count),
    expected: 'no count, or that of the list in the data (its length, in words: src/lib/in-words.ts)',
  },
];

const hints = RegExp(figureRules.map(({ hint }) => hint.source).join('|'), 'i');

/** A pattern that any of these matches, in whatever case. */
function oneOf(...patterns: readonly RegExp[]): RegExp {
  return RegExp(patterns.map(({ source }) => source).join('|'), 'gi');
}

/** A pattern that a source may break over lines wherever it has a blank. */
function spaced(pattern: string): RegExp {
  return RegExp(pattern.replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+'), 'i');
}

/** Figures that are not the business's own, each in the one file that says it, or in any. */
export const publicFigures: readonly { figure: string; file?: string; because: string }[] = [
  { figure: '0800 111 999', because: 'the National Gas Emergency Service' },
  {
    figure: '£7,500',
    file: 'src/pages/guides/when-to-replace-boiler.tsx',
    because: 'the grant of the Boiler Upgrade Scheme, dated in the text',
  },
];

/** The files that are the data. */
const dataFiles: readonly string[] = ['src/content/claims.ts'];

/** A figure in a text that the data has, or should have. */
export interface TypedFigure extends SettingFault {
  file: string;
  /** As it is typed: `£85`. */
  figure: string;
}

/**
 * Prices, phone numbers, opening times, counts and terms typed in a text as the source has it. A text takes them from the
 * data instead: `` `A service is £${servicePrice}` `` in a brand's file, `formatPounds(packagePrice('ideal'))`,
 * `formatPhone(site.phone)`, `inWords(packages.length)`.
 */
export function typedFigures({ place, file, text }: Passage): TypedFigure[] {
  if (!hints.test(text)) return [];
  return typedIn(file, text).map(({ index, figure, expected }) => ({
    file,
    figure,
    setting: place,
    found: around(text, index, figure.length),
    expected,
  }));
}

function typedIn(file: string, text: string) {
  const rules = dataFiles.includes(file) ? figureRules.filter(({ evenInData }) => evenInData) : figureRules;
  return rules
    .filter(({ hint }) => hint.test(text))
    .flatMap(({ figure: pattern, expected }) =>
      [...text.matchAll(pattern)]
        .map(({ 0: figure, index }) => ({ figure, index, expected }))
        .filter(({ figure }) => !publicFigures.some((one) => one.figure === figure && (one.file ?? file) === file)),
    );
}

/** More than a sentence has on either side of a figure, in characters. */
const reach = 240;

/** Whether a source may have a typed figure outside its comments: to look costs a tenth of what parsing it takes. */
export function mayTypeFigures(file: string, source: string): boolean {
  if (!hints.test(source)) return false;
  const text = source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '').replace(/\s+/g, ' ');
  return [...text.matchAll(RegExp(hints, 'gi'))].some(
    ({ 0: found, index }) =>
      typedIn(file, text.slice(Math.max(0, index - reach), index + found.length + reach)).length > 0,
  );
}
