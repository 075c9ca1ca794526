import type { SettingFault } from '../../src/lib/settings.ts';
import { around, type Passage } from '../content/passages.ts';

/** Words that a Londoner would not say on the phone. */
export interface WordRule {
  words: RegExp;
  /** What to say instead. */
  instead: string;
  /** Where the same letters are the right word. */
  allowed?: readonly Allowance[];
}

interface Allowance {
  /** The words with their neighbours. */
  within: RegExp;
  because: string;
  /** A text in which it applies. */
  example: string;
}

/** The list. Words that cannot be told apart from honest ones by their neighbours (wants, apart, spare) are not on it. */
export const wordRules: readonly WordRule[] = [
  { words: /\bmakers?\b/gi, instead: 'manufacturer, or the brand' },
  {
    // As a verb it is everywhere, so only what can be nothing but a noun.
    words:
      /\b(?:a|another|any|budget|by|commonest|every|German|parent|rare|retail|same|sister|the|this) make\b|\b(?:all|five|four|many|more|most|of|other|the|these|those) makes\b|^makes?\b|\bmakes?(?=[,;:?]|\.(?:\s|$))/gi,
    instead: 'brand',
    allowed: [
      { within: /\bmakes? sure\b/gi, because: 'a verb', example: 'Make sure the tap is closed.' },
      { within: /^makes? (?:an?|it|no|the|your)\b/gi, because: 'a verb', example: 'Make a note of the code.' },
      {
        within: /\b(?:can|could|did|does|will|would) this make\b/gi,
        because: 'a verb',
        example: 'How much noise does this make?',
      },
      { within: /\bmore makes? (?:an?|it|no|the|your)\b/gi, because: 'a verb', example: 'One more makes it worse.' },
    ],
  },
  { words: /\bmend(?:s|ed|er|ing)?\b/gi, instead: 'repair or fix' },
  {
    words: /\b(?:rang|ring|ringing|rings|rung)\b/gi,
    instead: 'call, or of streets: surround',
    allowed: [
      {
        within: /\b(?:gas|insulating|rubber|sealing) rings?\b|\bO-rings?\b/gi,
        because: 'a part',
        example: 'The sealing ring is replaced with the O-ring.',
      },
      { within: /\bring main\b|\bRing Road\b/g, because: 'a name', example: 'On the ring main of the house.' },
    ],
  },
  {
    words: /\bfittings?\b/gi,
    instead: 'installation or installing',
    allowed: [
      {
        within: /\b(?:compression|light|pipe|push-fit|waste|water) fittings?\b/gi,
        because: 'a part, and the Water Fittings Regulations',
        example: 'A compression fitting, as the water fittings regulations ask.',
      },
    ],
  },
  {
    words: /\brenew(?:al|als|ed|ing|s)?\b/gi,
    instead: 'replace',
    allowed: [
      {
        within: /\brenew(?:al|als|ed|ing|s)? (?:of )?(?:the |your )?(?:lease|plan|registration|subscription)\b/gi,
        because: 'a contract, which is not replaced',
        example: 'Renew the plan each year.',
      },
    ],
  },
  { words: /\bseldom\b/gi, instead: 'rarely' },
  { words: /\bdear(?:er|est|ly)?\b/gi, instead: 'expensive, or costs more' },
  { words: /\bcommonest\b/gi, instead: 'most common' },
  { words: /\bfor choice\b/gi, instead: 'ideally' },
  { words: /\bof one kind\b/gi, instead: 'alike, or its name' },
  { words: /\bin part\b(?!-| exchange)/gi, instead: 'partly' },
  {
    words: /\bnor (?:are|can|did|do|does|had|has|have|is|need|should|was|were|will|would)\b/gi,
    instead: 'a sentence of its own, subject first',
  },
  { words: /\b[Hh](?:e|im|imself|is)\b/g, instead: 'they, them, their' },
  {
    words: /\bGas Safe certified\b/gi,
    instead: 'Gas Safe registered',
    allowed: [
      {
        within: /^Gas Safe Certified$/g,
        because: 'the badge that the specification words',
        example: 'Gas Safe Certified',
      },
    ],
  },
  {
    words: /\bthe owner\b/gi,
    instead: 'you',
    allowed: [{ within: /\bthe owner of\b/gi, because: 'someone else', example: 'Ask the owner of the building.' }],
  },
];

/** Every word of the list in a passage, but where it is the right one. */
export function wordFaults({ place, text }: Passage): SettingFault[] {
  return wordRules.flatMap(({ words, instead, allowed = [] }) => {
    const right = allowed.flatMap(({ within }) => [...text.matchAll(within)]);
    return [...text.matchAll(words)]
      .filter(({ index }) => !right.some((one) => one.index <= index && index < one.index + one[0].length))
      .map(({ 0: found, index }) => ({
        setting: place,
        found: around(text, index, found.length),
        expected: `another word than “${found.trim()}”: ${instead}`,
      }));
  });
}
