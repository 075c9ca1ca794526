import { at, type Content, isDerived, isGroup, subjectOf } from '../content/content.ts';

/** A text that readers see as one piece: a paragraph, a list item, a heading, a label. */
export interface Passage {
  /** As messages name it: `src/content/home.ts  introduction[0]`, or the path of a page. */
  place: string;
  text: string;
}

/** Fields that no reader sees as words: identifiers, addresses, and search terms. */
const unseen = new Set('slug to href id icon scene layout fuel brand drawing keywords published modified'.split(' '));

/** Returns every text of the content with its templates filled in; a text that files share is returned once. */
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
        if (!unseen.has(name)) walk(entry, file, field === '' ? name : `${field}.${name}`);
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

/** Returns the words around a place in a text. */
export function around(text: string, index: number, length: number): string {
  const from = Math.max(0, index - 24);
  const to = Math.min(text.length, index + length + 16);
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}
