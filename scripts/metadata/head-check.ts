import type { HeadSummary } from './head-summary.ts';

/** A rule of search results that a head breaks. */
export interface HeadFault {
  path: string;
  fault: string;
}

/** Beyond these, search results cut (FIELD: about 580 px and 160 characters). */
const headLimits = { title: 60, descriptionMin: 70, description: 160 } as const;

/**
 * Lists titles and descriptions that are missing, doubled or longer than search shows.
 *
 * @param heads what the head of each page says, by path
 * @param specifiedTitles titles that the specification fixes beyond the limit
 */
export function checkHeads(
  heads: ReadonlyMap<string, HeadSummary>,
  specifiedTitles: readonly string[] = [],
): HeadFault[] {
  const faults: HeadFault[] = [];
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };

  for (const [path, { titles, descriptions }] of heads) {
    const add = (fault: string) => faults.push({ path, fault });

    for (const [kind, texts] of [
      ['title', titles],
      ['description', descriptions],
    ] as const) {
      const [text = ''] = texts;
      const { length } = [...text];
      if (texts.length > 1) add(`has ${texts.length} ${kind}s`);
      if (text.trim() === '') add(`has no ${kind}`);
      else if (seen[kind].has(text)) add(`has the ${kind} of ${seen[kind].get(text)}: “${text}”`);
      else seen[kind].set(text, path);

      if (length > headLimits[kind] && !specifiedTitles.includes(text)) {
        add(`has a ${kind} of ${length} characters (at most ${headLimits[kind]}): “${text}”`);
      }
    }
    const description = descriptions[0]?.trim() ?? '';
    if (description !== '' && [...description].length < headLimits.descriptionMin) {
      add(
        `has a description of ${[...description].length} characters (at least ${headLimits.descriptionMin}): “${description}”`,
      );
    }
  }
  return faults;
}
