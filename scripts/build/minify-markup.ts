/**
 * Leaves out what says nothing: the slash with which React and Helmet close void elements, the classes that lucide gives
 * its icons, and the comments that part two texts for a hydration which served pages do not go through. Neither leaves a
 * `>` in a value or in text, so a tag ends at the first one; JSON of a script is left alone. What shows a picture out of
 * the file of pictures only names it: the first paint does not wait for that file, the first code fetches it (see
 * client/client-entry.ts).
 */
export function lean(markup: string): string {
  return markup
    .replace(/(<(?:br|hr|img|input|link|meta|source|wbr)\b[^>]*?) ?\/>/g, '$1>')
    .replaceAll('<use href="/', '<use data-href="/')
    .replace(/(<svg\b[^>]* class=")lucide (?:lucide-[a-z0-9-]+ )*/g, '$1')
    .replaceAll('<!-- -->', '');
}
