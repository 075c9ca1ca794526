import type { HeadSummary } from './head-summary.ts';

/** A fault in the head of a page. */
export interface HeadFault {
  path: string;
  fault: string;
}

/** Lengths in characters that search results show (about 580 px of title). */
const limits = { title: { least: 1, most: 60 }, description: { least: 70, most: 160 } };

/**
 * Lists titles and descriptions that are missing, used twice, too long or too short.
 *
 * @param specifiedTitles titles that the specification requires although they are too long
 */
export function checkHeads(
  heads: ReadonlyMap<string, HeadSummary>,
  specifiedTitles: readonly string[] = [],
): HeadFault[] {
  const owners = { title: new Map<string, string>(), description: new Map<string, string>() };
  const faults: HeadFault[] = [];

  for (const [path, { titles, descriptions }] of heads) {
    const check = (kind: 'title' | 'description', texts: readonly string[]) => {
      const add = (fault: string) => faults.push({ path, fault });
      const [text = ''] = texts;
      const { length } = [...text];
      const { least, most } = limits[kind];
      if (texts.length > 1) add(`has ${texts.length} ${kind}s`);
      if (text.trim() === '') {
        add(`has no ${kind}`);
        return;
      }
      const owner = owners[kind].get(text);
      if (owner === undefined) owners[kind].set(text, path);
      else add(`has the ${kind} of ${owner}: “${text}”`);
      if (length < least) add(`has a ${kind} of ${length} characters (at least ${least}): “${text}”`);
      if (length > most && !specifiedTitles.includes(text)) {
        add(`has a ${kind} of ${length} characters (at most ${most}): “${text}”`);
      }
    };
    check('title', titles);
    check('description', descriptions);
  }
  return faults;
}
