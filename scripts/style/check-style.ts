import { faultLines, type SettingFault } from '../../src/lib/settings.ts';
import { readContent } from '../content/content.ts';
import { contentPassages } from '../content/content-passages.ts';
import { typedFigures } from '../content/figures.ts';
import type { Passage } from '../content/passages.ts';
import { sourcePassages } from '../content/source-passages.ts';
import { sourcesIn, textFolders } from '../content/typed-figures.ts';
import { straightQuotes } from './quotes.ts';
import { longSentences, repeatedSentences } from './sentences.ts';
import { wordFaults } from './words.ts';

/** The texts of the site. */
export interface Texts {
  /** The content, with its templates filled in. */
  content: readonly Passage[];
  /** Texts in the code of pages, components, head tags, metadata files and sharing images. */
  markup: readonly Passage[];
  /** The content as its files have it: a figure typed there cannot be told from the data's once it is filled in. */
  contentSource: readonly Passage[];
}

/** Reads all texts of the site, or of the sources only those in the given files. Paths are relative to the project. */
export async function readTexts(files?: readonly string[]): Promise<Texts> {
  const { content } = await readContent();
  const passagesIn = (folders: readonly string[]) =>
    sourcesIn(folders)
      .filter(([file]) => files?.includes(file) ?? true)
      .flatMap(([file, source]) => sourcePassages(file, source));
  return {
    content: contentPassages(content),
    markup: passagesIn(textFolders.markup),
    contentSource: passagesIn(textFolders.content),
  };
}

/** All that is against the style, rule by rule. */
export function styleFaults({ content, markup, contentSource }: Texts): Record<StyleRule, SettingFault[]> {
  const seen = [...content, ...markup];
  const own = seen.filter(({ file }) => !file.startsWith('src/components/'));
  return {
    words: seen.flatMap(wordFaults),
    'long sentences': seen.flatMap(longSentences),
    'repeated sentences': repeatedSentences(own),
    'straight quotes': seen.flatMap(straightQuotes),
    'typed figures': [...contentSource, ...markup].flatMap(typedFigures),
  };
}

export type StyleRule = 'words' | 'long sentences' | 'repeated sentences' | 'straight quotes' | 'typed figures';

/** The faults that stand in a file, or name it as the other place. */
export function faultsOfFile(faults: readonly SettingFault[], file: string): SettingFault[] {
  const names = (text: string) => text.includes(`${file} `) || text.includes(`${file}:`);
  return faults.filter(({ setting, expected }) => names(setting) || names(expected));
}

/** One message that names every fault: file, field or line, and the words. Empty where nothing is wrong. */
export function styleMessage(faults: readonly SettingFault[]): string {
  if (faults.length === 0) return '';
  const count = faults.length === 1 ? '1 place is' : `${faults.length} places are`;
  return [`${count} against the style.`, ...faultLines(faults)].join('\n');
}
