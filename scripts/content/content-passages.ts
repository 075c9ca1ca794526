import { at, type Content, isDerived, isGroup, subjectOf } from './content.ts';
import type { Passage } from './passages.ts';

/** Fields that no reader sees as words: names for the code, addresses, and what people type into a search box. */
const unseen = new Set([
  'slug',
  'to',
  'href',
  'id',
  'icon',
  'scene',
  'layout',
  'fuel',
  'brand',
  'drawing',
  'keywords',
  'published',
  'modified',
]);

/** Every text of the content, as it is after its templates are filled in. What files share or sum up is taken once. */
export function contentPassages(content: Content): Passage[] {
  const passages: Passage[] = [];
  const seen = new Set<unknown>();
  const walk = (value: unknown, file: string, field: string) => {
    if (typeof value === 'string') passages.push({ place: at(file, field), file: `src/content/${file}`, text: value });
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (Array.isArray(value)) value.forEach((entry, index) => void walk(entry, file, `${field}[${index}]`));
    else if (isGroup(value)) {
      for (const [name, entry] of Object.entries(value)) {
        if (!unseen.has(name)) walk(entry, file, field === '' ? name : `${field}.${name}`);
      }
    }
  };
  for (const [file, exports] of content) {
    if (isDerived(file)) continue;
    for (const [name, value] of Object.entries(exports)) {
      // What a claim rests on is for the owner alone.
      if (name !== 'evidence') walk(value, file, name === subjectOf(file) ? '' : name);
    }
  }
  return passages;
}
