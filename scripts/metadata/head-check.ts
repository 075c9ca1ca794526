import type { HeadSummary } from './head-summary.ts';

/** Lengths in characters that search results show. */
const limits = { title: { min: 1, max: 60 }, description: { min: 70, max: 160 } };

/** Finds titles and descriptions that are missing, used twice, too long or too short, and canonical URLs used twice. */
export function checkHeads(heads: ReadonlyMap<string, HeadSummary>, longTitles: readonly string[] = []) {
  const owners = { title: new Map<string, string>(), description: new Map<string, string>() };
  const canonicals = new Map<string, string>();
  return [...heads].flatMap(([path, { titles, descriptions, canonical = path }]) => {
    const twin = canonicals.get(canonical);
    const taken = twin === undefined ? [] : [`has the canonical URL of ${twin}: ${canonical}`];
    canonicals.set(canonical, path);
    const check = (kind: 'title' | 'description', texts: readonly string[]) => {
      const count = texts.length > 1 ? [`has ${texts.length} ${kind}s; expected one`] : [];
      const [text = ''] = texts;
      if (text.trim() === '') return [...count, `has no ${kind}`];
      const owner = owners[kind].get(text);
      owners[kind].set(text, owner ?? path);
      const { length } = [...text];
      const { min, max } = limits[kind];
      const isLong = length > max && !longTitles.includes(text);
      const lengthOf = `has a ${kind} of ${length} characters`;
      return [
        ...count,
        ...(owner === undefined ? [] : [`has the same ${kind} as ${owner}: “${text}”`]),
        ...(length < min ? [`${lengthOf}; expected at least ${min}: “${text}”`] : []),
        ...(isLong ? [`${lengthOf}; expected at most ${max}: “${text}”`] : []),
      ];
    };
    const faults = [...taken, ...check('title', titles), ...check('description', descriptions)];
    return faults.map((fault) => ({ path, fault }));
  });
}
