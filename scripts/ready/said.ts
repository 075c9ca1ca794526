import { sourcesIn, textFolders } from '../content/typed-figures.ts';

export const claimsFile = 'src/content/claims.ts';

/** The sources of all texts but the claims' own file, without comments: those say nothing to readers. */
let sources: readonly (readonly [file: string, source: string])[] | undefined;

/**
 * Where texts say something, by file and lines: `src/content/brands/baxi.ts:94`.
 *
 * @param words global; a blank in the source may be a line break
 */
export function linesSaying(words: RegExp): string[] {
  sources ??= sourcesIn([...textFolders.content, ...textFolders.markup])
    .filter(([file]) => file !== claimsFile)
    .map(([file, source]) => [file, source.replace(/^[^\S\n]*(?:\/\/|\/?\*).*$/gm, '')] as const);
  return sources.flatMap(([file, source]) => {
    const lines = [...source.matchAll(words)].map(({ index }) => source.slice(0, index).split('\n').length);
    return lines.length === 0 ? [] : [`${file}:${[...new Set(lines)].join(',')}`];
  });
}
