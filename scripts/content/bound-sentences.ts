import { readFileSync } from 'node:fs';
import type { SettingFault } from '../../src/lib/settings.ts';
import type { Content } from './content.ts';
import { figuresOf } from './sentence-figures.ts';
import { boundSentences } from './sentence-table.ts';

/**
 * Sentences that the figures no longer bear out, by file and line. One that has been rewritten is no longer looked for.
 *
 * @param content every file of it free of faults
 */
export function wrongSentences(content: Content): SettingFault[] {
  const figures = figuresOf(content);
  return boundSentences.flatMap(({ file, words, holds, now }) => {
    const line = holds(figures) ? undefined : lineOf(words, readFileSync(file, 'utf8'));
    if (line === undefined) return [];
    return [{ setting: `${file}:${line}`, found: words, expected: `the sentence rewritten: ${now(figures)}` }];
  });
}

/** The line of a source where words begin, whatever lines it breaks them over; `undefined` where it has them not. */
export function lineOf(words: string, source: string): number | undefined {
  const pattern = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
  const start = source.search(RegExp(pattern));
  return start < 0 ? undefined : source.slice(0, start).split('\n').length;
}
