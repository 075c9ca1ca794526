import { at, type Content, isDerived, isGroup, subjectOf } from '../content/content.ts';

/** A paragraph, list item, heading or label. */
export interface Passage {
  /** Its place in messages: `src/content/home.ts  introduction[0]`, or the path of a page. */
  place: string;
  text: string;
}

/** Fields that are not shown as text: identifiers, addresses, search terms. */
const hiddenFields = new Set(
  'slug to href id icon scene layout fuel brand drawing keywords published modified'.split(' '),
);

/** Returns every text of the content with its templates filled in. Returns a shared value once. */
export function contentPassages(content: Content): Passage[] {
  const passages: Passage[] = [];
  const seen = new Set<unknown>();
  const walk = (value: unknown, file: string, field: string) => {
    if (typeof value === 'string') passages.push({ place: at(file, field), text: value });
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (Array.isArray(value)) value.forEach((entry, index) => void walk(entry, file, `${field}[${index}]`));
    else if (isGroup(value)) {
      for (const [name, entry] of Object.entries(value)) {
        if (!hiddenFields.has(name)) walk(entry, file, field === '' ? name : `${field}.${name}`);
      }
    }
  };
  for (const [file, exports] of content) {
    if (isDerived(file)) continue;
    for (const [name, value] of Object.entries(exports)) {
      if (name !== 'evidence') walk(value, file, name === subjectOf(file) ? '' : name);
    }
  }
  return passages;
}
