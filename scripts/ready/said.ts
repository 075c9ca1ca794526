import { sourcesIn, textFolders } from '../content/typed-figures.ts';
import type { Claim } from './claims.ts';

/** Where claims of the whole firm, and all evidence, stand. */
export const claimsFile = 'src/content/claims.ts';

/** Sources by the files they stand in. */
export type Sources = readonly (readonly [file: string, source: string])[];

/** What the site's sources say to readers, once it has been asked for. */
let siteTexts: Sources | undefined;

/** Sources without the claims' own file, and without comments: those say nothing to readers. Lines stay where they are. */
export function textsOf(sources: Sources): Sources {
  return sources
    .filter(([file]) => file !== claimsFile)
    .map(([file, source]) => [file, source.replace(/^[^\S\n]*(?:\/\/|\/?\*).*$/gm, '')] as const);
}

/**
 * Where texts say something, by file and lines: `src/content/brands/baxi.ts:94`.
 *
 * @param words global; a blank in the source may be a line break
 * @param texts those of the site, unless others are given
 */
export function linesSaying(words: RegExp, texts?: Sources): string[] {
  siteTexts ??= textsOf(sourcesIn([...textFolders.content, ...textFolders.markup]));
  return (texts ?? siteTexts).flatMap(([file, source]) => {
    const lines = [...source.matchAll(words)].map(({ index }) => source.slice(0, index).split('\n').length);
    return lines.length === 0 ? [] : [`${file}:${[...new Set(lines)].join(',')}`];
  });
}

/** A claim with the lines that say it. What it says is `otherwise` where only they do: no data has it, or none has any more. */
export function saidIn(claim: Claim, lines: readonly string[], otherwise = ''): Claim {
  return { ...claim, says: claim.says || (lines.length > 0 ? otherwise : ''), lines };
}

/** A claim of some figures or words, of which empty ones are not said. */
export function claim(name: string, about: string, stands: string | undefined, ...says: readonly string[]): Claim {
  return { name, about, stands, says: says.filter(Boolean).join(', ') };
}
