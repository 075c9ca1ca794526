import type { SettingFault } from '../../src/lib/settings.ts';
import type { Passage } from './passages.ts';

export interface WordRule {
  words: RegExp;
  instead: string;
  /** Accepted phrases with the word. */
  allowed?: RegExp;
}

/** Words to avoid. Words that are right in another sense (wants, apart, spare) are not listed. */
const wordRules: readonly WordRule[] = [
  { words: /\bmakers?\b/gi, instead: 'manufacturer, or the brand' },
  {
    // Matches the noun only.
    words:
      /\b(?:a|another|any|budget|by|commonest|every|German|parent|rare|retail|same|sister|the|this) make\b|\b(?:all|five|four|many|more|most|of|other|the|these|those) makes\b|^makes?\b|\bmakes?(?=[,;:?]|\.(?:\s|$))/gi,
    instead: 'brand',
    allowed:
      /\bmakes? sure\b|^makes? (?:an?|it|no|the|your)\b|\b(?:can|could|did|does|will|would) this make\b|\bmore makes? (?:an?|it|no|the|your)\b/gi,
  },
  { words: /\bmend(?:s|ed|er|ing)?\b/gi, instead: 'repair or fix' },
  {
    words: /\b(?:rang|ring|ringing|rings|rung)\b/gi,
    instead: 'call, or surround',
    allowed: /\b(?:gas|insulating|rubber|sealing) rings?\b|\bO-rings?\b|\bring main\b|\bRing Road\b/gi,
  },
  {
    words: /\bfittings?\b/gi,
    instead: 'installation or installing',
    allowed: /\b(?:compression|light|pipe|push-fit|waste|water) fittings?\b/gi,
  },
  {
    words: /\brenew(?:al|als|ed|ing|s)?\b/gi,
    instead: 'replace',
    allowed: /\brenew(?:al|als|ed|ing|s)? (?:of )?(?:the |your )?(?:lease|plan|registration|subscription)\b/gi,
  },
  { words: /\bseldom\b/gi, instead: 'rarely' },
  { words: /\bdear(?:er|est|ly)?\b/gi, instead: 'expensive, or costs more' },
  { words: /\bcommonest\b/gi, instead: 'most common' },
  { words: /\bfor choice\b/gi, instead: 'ideally' },
  { words: /\bof one kind\b/gi, instead: 'alike, or its name' },
  { words: /\bin part\b(?!-| exchange)/gi, instead: 'partly' },
  {
    words: /\bnor (?:are|can|did|do|does|had|has|have|is|need|should|was|were|will|would)\b/gi,
    instead: 'a separate sentence, subject first',
  },
  { words: /\b[Hh](?:e|im|imself|is)\b/g, instead: 'they, them, their' },
  // The specification requires the badge `Gas Safe Certified`.
  { words: /\bGas Safe certified\b/gi, instead: 'Gas Safe registered', allowed: /^Gas Safe Certified$/g },
  { words: /\bthe owner\b/gi, instead: 'you', allowed: /\bthe owner of\b/gi },
];

export function wordFaults({ place, text }: Passage, rules = wordRules): SettingFault[] {
  return rules.flatMap(({ words, instead, allowed }) => {
    const accepted = allowed ? [...text.matchAll(allowed)] : [];
    return [...text.matchAll(words)]
      .filter(({ index }) => !accepted.some((one) => one.index <= index && index < one.index + one[0].length))
      .map(({ 0: found, index }) => ({
        setting: place,
        found: around(text, index, found.length),
        expected: `a word other than “${found}”: ${instead}`,
      }));
  });
}

export function around(text: string, index: number, length: number): string {
  const from = Math.max(0, index - 24);
  const to = Math.min(text.length, index + length + 16);
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}
